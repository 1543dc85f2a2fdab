## Почему так нельзя

not-playing-yet = розыгрыш ещё не начался
must-lead-trump-ace = первый заход – с козырного туза: { $card }
must-follow-beat = бейте в масть: на столе { $card }
must-trump-beat = масти захода нет, бейте козырем: на столе { $card }
may-not-draw = При счёте 3 и меньше прикупа нет.
too-few-in-stock = { $count ->
    [one] Взять можно не больше чем { $count } карту.
    [few] Взять можно не больше чем { $count } карты.
    [many] Взять можно не больше чем { $count } карт.
   *[other] Взять можно не больше чем { $count } карты.
}
may-not-be-given = Прикуп не положен: давать нельзя.
must-be-given = Прикуп положен: надо дать.
no-sit-out = Отказаться от участия сейчас нельзя.
no-pikala = Пикового туза у вас нет.
no-boys = Этих двух валетов у вас нет.
no-rams = Для рамса нужны пять карт одной масти.
only-rams-now = После рамса объявляют только рамсы.
score-too-low = Это можно объявить при счёте от { $need }.

## Что происходит

lot-dealer = { $mine ->
    [yes] Жребий: первый дилер – вы.
   *[no] Жребий: первый дилер – { $seat }.
}
shuffles = { $mine ->
    [yes] Вы тасуете колоду.
   *[no] { $seat } тасует колоду.
}
cuts = { $mine ->
    [yes] Вы подснимаете колоду.
   *[no] { $seat } подснимает колоду.
}
turns-jack = Открывается { $card }: снова в колоду, подснимают ещё раз.
jack-penalty = { $mine ->
    [yes] Ещё один валет подряд: вам +{ $amount }.
   *[no] Ещё один валет подряд: { $seat } получает +{ $amount }.
}
turns-trump = Открывается { $card }. Козыри – { $suit }.
deals = { $mine ->
    [yes] Вы сдаёте по пять карт.
   *[no] { $seat } сдаёт по пять карт.
}
draws = { $mine ->
    [yes] Вы берёте прикуп: { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
   *[no] { $seat } берёт прикуп: { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
}
on-own = { $mine ->
    [yes] Вы играете на своих.
   *[no] { $seat } играет на своих.
}
asks-for = { $mine ->
    [yes] Вы откладываете { $count ->
        [one] { $count } карту и просите столько же.
        [few] { $count } карты и просите столько же.
        [many] { $count } карт и просите столько же.
       *[other] { $count } карты и просите столько же.
    }
   *[no] { $seat } откладывает { $count ->
        [one] { $count } карту и просит столько же.
        [few] { $count } карты и просит столько же.
        [many] { $count } карт и просит столько же.
       *[other] { $count } карты и просит столько же.
    }
}
refuses-cards = { $mine ->
    [yes] Вы не даёте прикуп: счёт слишком мал.
   *[no] { $seat } не даёт прикуп: счёт слишком мал.
}
big-hooliganka = { $mine ->
    [yes] Вам большая хулиганка: +{ $amount } ({ $rule }).
   *[no] { $seat } получает большую хулиганку: +{ $amount } ({ $rule }).
} { $why ->
    [must-lead-trump-ace] Надо было зайти с козырного туза.
    [must-follow] Надо было ходить в масть.
    [must-trump] Надо было ходить козырем.
   *[must-beat] Надо было перебить.
} Карта возвращается: { $card }.
wrongly-given = { $mine ->
    [yes] Вы дали прикуп, который не положен: большая хулиганка, +{ $amount } ({ $rule }).
   *[no] { $seat } даёт прикуп, который не положен: большая хулиганка, +{ $amount } ({ $rule }).
}
deal-void = { $mine ->
    [yes] Пересдача: снова сдаёте вы.
   *[no] Пересдача: снова сдаёт { $seat }.
}
sits-out = { $mine ->
    [yes] Вы отказываетесь от участия.
   *[no] { $seat } отказывается от участия.
}
announces-nothing = { $mine ->
    [yes] Вы ничего не объявляете.
   *[no] { $seat } ничего не объявляет.
}
announces-pikala = { $mine ->
    [yes] Вы объявляете Пикалу.
   *[no] { $seat } объявляет Пикалу.
}
announces-blonds = { $mine ->
    [yes] Вы объявляете мальчиков: блондины.
   *[no] { $seat } объявляет мальчиков: блондины.
}
announces-brunettes = { $mine ->
    [yes] Вы объявляете мальчиков: брюнеты.
   *[no] { $seat } объявляет мальчиков: брюнеты.
}
announces-pikala-blonds = { $mine ->
    [yes] Вы объявляете Пикалу и мальчиков: блондины.
   *[no] { $seat } объявляет Пикалу и мальчиков: блондины.
}
announces-pikala-brunettes = { $mine ->
    [yes] Вы объявляете Пикалу и мальчиков: брюнеты.
   *[no] { $seat } объявляет Пикалу и мальчиков: брюнеты.
}
shows-rams = { $mine ->
    [yes] Вы показываете
   *[no] { $seat } показывает
} { $trump ->
    [true] козырной рамс
   *[false] бескозырный рамс
}, { $suit }: { $cards }.
plays = { $mine ->
    [yes] Вы: { $card }.
   *[no] { $seat }: { $card }.
}
takes-trick = { $mine ->
    [yes] Взятка ваша.
   *[no] { $seat } берёт взятку.
}
tricks-credited = { $mine ->
    [yes] Вам засчитано без розыгрыша: { $count ->
        [one] { $count } взятка
        [few] { $count } взятки
        [many] { $count } взяток
       *[other] { $count } взятки
    }.
   *[no] { $seat } получает без розыгрыша: { $count ->
        [one] { $count } взятка
        [few] { $count } взятки
        [many] { $count } взяток
       *[other] { $count } взятки
    }.
}
says-none-mine = { $seat }: «Моих нет».
claims = { $count ->
    [1] { $seat }: «Эта моя» ({ $cards }).
   *[other] { $seat }: «Все мои!» ({ $cards }).
}
agrees = { $mine ->
    [yes] Вы соглашаетесь.
   *[no] { $seat } соглашается.
}
plays-on = { $seat }: «Играем дальше».
claim-accepted = { $mine ->
    [yes] Возражений нет: остальные взятки ваши.
   *[no] Возражений нет: остальные взятки берёт { $seat }.
}
claim-refused = Согласия нет: играем дальше с открытыми картами.
four-jacks = { $mine ->
    [yes] У вас четыре валета!
   *[no] { $seat } показывает четырёх валетов!
}
touches-zero = { $mine ->
    [yes] Вы касаетесь нуля!
   *[no] { $seat } касается нуля!
}
is-ready = { $mine ->
    [yes] Вы: «Можно сдавать».
   *[no] { $seat }: «Можно сдавать».
}
marked = { $mine ->
    [yes] Вам малая хулиганка: { $reason ->
        [exposed] { reason-exposed }
        [dawdling] { reason-dawdling }
        [rudeness] { reason-rudeness }
       *[other] { reason-other }
    }.
   *[no] { $seat } получает малую хулиганку: { $reason ->
        [exposed] { reason-exposed }
        [dawdling] { reason-dawdling }
        [rudeness] { reason-rudeness }
       *[other] { reason-other }
    }.
}
new-score = { $seat }: { $score }.
asks-unmark = { $mine ->
    [yes] Пишущий хочет снять вашу последнюю хулиганку: { $reason ->
        [exposed] { reason-exposed }
        [dawdling] { reason-dawdling }
        [rudeness] { reason-rudeness }
       *[other] { reason-other }
    }.
   *[no] Пишущий хочет снять последнюю хулиганку ({ $seat }): { $reason ->
        [exposed] { reason-exposed }
        [dawdling] { reason-dawdling }
        [rudeness] { reason-rudeness }
       *[other] { reason-other }
    }.
}
agrees-unmark = { $mine ->
    [yes] Вы не против.
   *[no] { $seat } не против.
}
refuses-unmark = { $mine ->
    [yes] Вы против: хулиганка остаётся.
   *[no] { $seat } против: хулиганка остаётся.
}
unmarked = { $mine ->
    [yes] Никто не против: ваша хулиганка снята.
   *[no] Никто не против: хулиганка снята ({ $seat }).
}
wins-match = { $mine ->
    [yes] Вы выигрываете партию!
   *[no] { $seat } выигрывает партию!
}
called-off = Сыграно 200 раундов, партия остановлена: никто не выигрывает и никто не платит.

## На столе

pile-turn-up = открытый козырь
phase-shuffle = Тасовка
phase-cut = Подсъём
phase-draw = Прикуп
phase-serve = Дилер даёт прикуп
phase-declare = Объявления
phase-play = Розыгрыш
phase-claim = «Все мои!»
phase-over = Раунд окончен
ask-cut = Где подснять?
ask-draw = Ваш прикуп
ask-serve = Дать прикуп?
ask-claim = { $seat }: «Все мои!» Согласны?
ask-declare = { $count ->
    [1] Объявить нечего
   *[other] Что объявите?
}
note-drew = прикуп { $count }
note-asks = заявка: { $count }
note-hooliganka = большая хулиганка: { $count }
note-on-own = на своих
note-out = вне раунда
note-pikala = Пикала
note-blonds = блондины
note-brunettes = брюнеты
note-rams = рамс
note-nothing = ничего
note-none-mine = «Моих нет»
note-claims = «Все мои!»
note-agreed = согласие

## Запись

mark-wheel = колесо
mark-tv = телевизор
mark-wheel-costs = кружок – колесо: 2 при расчёте
mark-tv-costs = квадрат – телевизор: 4 при расчёте
mark-won = победа
row-opening = Начало
row-deal = Раунд { $number }, дилер { $mine ->
    [yes] вы
   *[no] { $seat }
}
account-last = последняя запись
account-blind = «слепая» ставка
account-wheels = колёса
account-tvs = телевизоры
account-total = { $mine ->
    [yes] итого вам
   *[no] итого, получает { $seat }
}
account-note = Последний раунд не записан: считают по прошлой записи.
trace-mark = малая хулиганка: { $reason ->
    [exposed] { reason-exposed }
    [dawdling] { reason-dawdling }
    [rudeness] { reason-rudeness }
   *[other] { reason-other }
}
trace-back = снята: { $reason ->
    [exposed] { reason-exposed }
    [dawdling] { reason-dawdling }
    [rudeness] { reason-rudeness }
   *[other] { reason-other }
}
result-won = { $mine ->
    [yes] Вы касаетесь нуля. Партия ваша!
   *[no] { $seat } касается нуля и выигрывает партию
}
result-four-jacks = { $mine ->
    [yes] У вас четыре валета. Партия ваша!
   *[no] { $seat } выигрывает партию: четыре валета
}
result-called-off = Партия остановлена, победителя нет
part-last = последняя запись
part-blind = «слепая» ставка (платят все проигравшие)
part-wheels = колёса (по 2)
part-tvs = телевизоры (по 4)
part-tricks = взятки
part-pikala = Пикала
part-boys = мальчики
part-no-trick = { $amount ->
    [10] Пикала без взяток
   *[other] без взяток
}
part-jacks = валеты при подсъёме
part-hooliganka = большая хулиганка
part-dealer = ошибка дилера
part-rams-own = свой рамс
part-rams-other = чужой рамс

## Кнопки

act-shuffle = Тасовать
act-lot = Бросить жребий
act-cut = { $at ->
    [one] Подснять { $at } карту
    [few] Подснять { $at } карты
    [many] Подснять { $at } карт
   *[other] Подснять { $at } карты
}
ui-place = Где подснять
always-cut = Всегда подснимать за меня
ui-pick-hint = Коснитесь карт, которые сбросите (до { $most }). Ничего не менять – это «На своих».
act-draw = { $count ->
    [0] На своих
    [one] Прикуп: { $count } карта
    [few] Прикуп: { $count } карты
    [many] Прикуп: { $count } карт
   *[other] Прикуп: { $count } карты
}
act-sit-out = Отказаться от участия, счёт прежний
act-announce = { $pikala ->
    [true] { $boys ->
        [blonds] Пикала и блондины
        [brunettes] Пикала и брюнеты
       *[none] Пикала: -10 или +10
    }
   *[false] { $boys ->
        [blonds] Мальчики: блондины
        [brunettes] Мальчики: брюнеты
       *[none] Ничего не объявлять
    }
}
act-rams = Объявить рамс
act-play = Ходить: { $card }
act-none-mine = «Моих нет»
act-claim = «Все мои!»
sure-claim = Ваши карты будут открыты до конца раунда. Согласятся – оставшиеся взятки ваши, нет – играем дальше, карты остаются открыты.
act-vote = { $accept ->
    [true] Согласиться
   *[false] Играем дальше
}
act-ready = Сдаём дальше
act-serve = { $give ->
    [true] Дать прикуп
   *[false] Отказать
}
act-unmark = Снять последнюю хулиганку
act-consent = { $accept ->
    [true] Снять, я не против
   *[false] Пусть остаётся
}
act-mark = Записать малую хулиганку: { $seat }, { $reason ->
    [exposed] { reason-exposed }
    [dawdling] { reason-dawdling }
    [rudeness] { reason-rudeness }
   *[other] { reason-other }
}
reason-exposed = засвет карты
reason-dawdling = задержка игры
reason-rudeness = грубость
reason-other = другая мелочь

## Options in plain words, and the account of a series

term-seats = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
term-dealer-lot = Кто первый дилер, решает жребий
term-dealer-seat = { $mine ->
    [yes] Первый дилер – вы
   *[no] Первый дилер: { $seat }
}
term-guided = С подсказкой: сыграть не по правилам нельзя, и видно почему
term-live = Как за столом: сыграть не по правилам можно, но это стоит очков
option-table = Ход не по правилам
option-table-guided = сделать нельзя
option-table-live = как за столом: можно, но стоит 5
series-match = Партия { $number }
series-unfinished = Партия { $number }, не доиграна
series-called-off = Партия { $number }, остановлена
series-paid = Всего заплачено
series-balance = Баланс: проигравшие платят победителю

## Как за столом

breach-PK-8-1 = Это большая хулиганка: вам сразу запишут { $price }. Карту увидят все, и она вернётся к вам.
breach-PK-8-2 = Со счётом 3 и меньше прикупать нельзя. Это ошибка дилера: раунд не считается, а вам запишут { $price }.
look-asks = { $seat } просит { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
look-asks-score = счёт { $score }
hint-declare = Без взятки объявлять невыгодно.
hint-serve = Со счётом 3 и меньше прикупа нет.
look-give = Дать { $count }
look-refuse = Отказать
look-void = Раунд не считается
look-late = { $seat }: время вышло уже два раза. Малая хулиганка за задержку игры?
look-traces = На листке
look-for-whom = Кому штраф
look-for-what = За что (колесо, 2 при расчёте)
