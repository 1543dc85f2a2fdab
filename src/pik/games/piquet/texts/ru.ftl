## Почему так нельзя

not-playing-yet = ещё не ходят
place-taken = Карту на этом месте уже открыли.
take-three-or-none = Прикупают не меньше трёх карт – или ни одной.
two-or-none = Сдающий берёт обе карты прикупа или ни одной.
too-few-in-talon = { $count ->
    [one] В прикупе для вас только { $count } карта.
    [few] В прикупе для вас только { $count } карты.
    [many] В прикупе для вас только { $count } карт.
   *[other] В прикупе для вас только { $count } карты.
}
discard-as-many = Сносят столько, сколько прикупают: { $count }.
nothing-to-put-right = Исправлять нечего.
declare-now = { $category ->
    [point] Сейчас хвалятся мастью.
    [sequence] Сейчас хвалятся терцами, квартами и квинтами.
   *[set] Сейчас хвалятся четырнадцатью и тремя.
}
no-such-combination = Такой комбинации у вас нет, или названа не вся.
one-point = Похвалиться можно только одной мастью.
no-capot-now = Сейчас капот не объявляют.
another-card = вы забрали карту ({ $card }): положите другую
has-looked = Вы уже смотрели эти карты.
nothing-to-look-at = Смотреть нечего.
no-take-back = Нет карты, которую можно забрать.

## Снятие, сдача, прикупка

spreads-pack = Колода разложена: сдаёт тот, у кого карта младше.
turns-card = { $mine ->
    [yes] Вы открываете: { $card }.
   *[no] { $seat } открывает: { $card }.
}
cut-again = Поровну: снимают ещё раз.
deals-first = { $mine ->
    [yes] Первым сдаёте вы.
   *[no] Первым сдаёт { $seat }.
}
deals = { $mine ->
    [yes] Вы сдаёте.
   *[no] Сдаёт { $seat }.
}
white-hand = { $mine ->
    [yes] У вас белые, +{ $count } ({ $cards }).
   *[no] { $seat }: «Белые!», +{ $count } ({ $cards }).
}
exchanges = { $mine ->
    [yes] Вы прикупаете { $count ->
        [one] { $count } карту.
        [few] { $count } карты.
        [many] { $count } карт.
       *[other] { $count } карты.
    }
   *[no] { $seat } прикупает { $count ->
        [one] { $count } карту.
        [few] { $count } карты.
        [many] { $count } карт.
       *[other] { $count } карты.
    }
}
refuses-talon = { $mine ->
    [yes] Вы не прикупаете.
   *[no] { $seat } не прикупает.
}
wrong-discard = { $mine ->
    [yes] У вас лишние карты (+{ $count }): играете в молчанку ({ $rule }).
   *[no] { $seat } держит лишние карты (+{ $count }) и играет в молчанку ({ $rule }).
}
looks-at-talon = { $mine ->
    [yes] Вы смотрите недокупленные карты.
   *[no] { $seat } смотрит недокупленные карты.
}

## Хвалёж

says-size = { $category ->
    [point] { $seat }: «{ $count ->
        [1] Одна карта в масти
        [2] Две карты в масти
        [3] Три карты в масти
        [4] Четыре карты в масти
        [5] Пять карт в масти
        [6] Шесть карт в масти
        [7] Семь карт в масти
       *[8] Восемь карт в масти
    }».
   *[sequence] { $seat }: «{ $count ->
        [3] Терц
        [4] Кварта
        [5] Квинта
        [6] Секста
        [7] Септима
       *[8] Октава
    }».
}
says-set = { $count ->
    [4] { $seat }: «Четырнадцать { $rank ->
        [A] на тузах
        [K] на королях
        [Q] на дамах
        [J] на валетах
       *[T] на десятках
    }».
   *[3] { $seat }: «{ $rank ->
        [A] Три туза
        [K] Три короля
        [Q] Три дамы
        [J] Три валета
       *[T] Три десятки
    }».
}
says-nothing = { $category ->
    [point] { $seat }: «Мастью не хвалюсь».
    [sequence] { $seat }: «Терца нет».
   *[set] { $seat }: «Ни четырнадцати, ни трёх».
}
asks = { $category ->
    [point] { $seat }: «Ровно. Сколько очков?»
   *[sequence] { $seat }: «Ровно. От какой?»
}
names-pips = { $seat }: «{ $count }».
false-brag = { $mine ->
    [yes] У вас этого не было: { $category ->
        [point] масть
        [sequence] карты по порядку
       *[set] одинаковые карты
    }. В этой игре вы ничего не считаете ({ $rule }).
   *[no] { $seat } хвалится тем, чего нет: { $category ->
        [point] масть
        [sequence] карты по порядку
       *[set] одинаковые карты
    }. { $seat } в этой игре ничего не считает ({ $rule }).
}
puts-right = { $mine ->
    [yes] Вы исправляете ошибку: { $category ->
        [point] масть
        [sequence] карты по порядку
       *[set] одинаковые карты
    } не в счёт.
   *[no] { $seat } исправляет ошибку: { $category ->
        [point] масть
        [sequence] карты по порядку
       *[set] одинаковые карты
    } не в счёт.
}
names-top = { $seat }: «{ $rank ->
    [A] Мажор
    [K] От короля
    [Q] От дамы
    [J] От валета
    [T] От десятки
   *[other] От девятки
}».
answers = { $answer ->
    [good] { $seat }: «{ $category ->
        [point] Подходят
       *[other] Подходит
    }».
    [equal] { $seat }: «Ровно».
   *[not-good] { $seat }: «{ $category ->
        [point] Не подходят
       *[other] Не подходит
    }».
}
is-good = { $category ->
    [point] { $mine ->
        [yes] Ваша масть подходит.
       *[no] Масть подходит: { $seat }.
    }
    [sequence] { $mine ->
        [yes] Ваши карты по порядку подходят.
       *[no] Карты по порядку подходят: { $seat }.
    }
   *[set] { $mine ->
        [yes] Ваши одинаковые карты подходят.
       *[no] Одинаковые карты подходят: { $seat }.
    }
}
nobody-counts = { $category ->
    [point] Поровну: масть никто не считает.
   *[sequence] Поровну: терцы, кварты и квинты никто не считает.
}
announces-capot = { $seat }: «Капот!»
shows-combination = { $category ->
    [point] { $seat }: масть, карт { $count }, +{ $points } ({ $cards })
    [sequence] { $seat }: { $rank ->
        [A] { $count ->
            [3] терц-мажор
            [4] кварт-мажор
            [5] квинт-мажор
            [6] секст-мажор
            [7] септ-мажор
           *[8] октав-мажор
        }
        [K] { $count ->
            [3] терц
            [4] кварта
            [5] квинта
            [6] секста
            [7] септима
           *[8] октава
        } от короля
        [Q] { $count ->
            [3] терц
            [4] кварта
            [5] квинта
            [6] секста
            [7] септима
           *[8] октава
        } от дамы
        [J] { $count ->
            [3] терц
            [4] кварта
            [5] квинта
            [6] секста
            [7] септима
           *[8] октава
        } от валета
        [T] { $count ->
            [3] терц
            [4] кварта
            [5] квинта
            [6] секста
            [7] септима
           *[8] октава
        } от десятки
       *[other] { $count ->
            [3] терц
            [4] кварта
            [5] квинта
            [6] секста
            [7] септима
           *[8] октава
        } от девятки
    }, +{ $points } ({ $cards })
   *[set] { $count ->
        [4] { $seat }: четырнадцать { $rank ->
            [A] на тузах
            [K] на королях
            [Q] на дамах
            [J] на валетах
           *[T] на десятках
        }, +{ $points }
       *[3] { $seat }: { $rank ->
            [A] три туза
            [K] три короля
            [Q] три дамы
            [J] три валета
           *[T] три десятки
        }, +{ $points }
    }
}
clean-cards = { $mine ->
    [yes] Считаются все ваши карты: карт-бланш, +{ $count }.
   *[no] Считаются все карты ({ $seat }): карт-бланш, +{ $count }.
}
repique = { $mine ->
    [yes] Репик! Вы начинаете с { $count }.
   *[no] Репик! { $seat } начинает с { $count }.
}
counts = { $seat }: счёт { $count }.

## Розыгрыш

leads = { $seat }: { $card }. «Счёт { $count }».
plays = { $seat }: { $card }.
takes-trick = { $mine ->
    [yes] Взятка ваша, счёт { $count }.
   *[no] Берёт { $seat }, счёт { $count }.
}
takes-back = { $mine ->
    [yes] Вы забираете карту: { $card }.
   *[no] { $seat } забирает карту: { $card }.
}
pique = { $mine ->
    [yes] Пик! Вместо тридцати – шестьдесят: { $count }.
   *[no] Пик! { $seat } вместо тридцати говорит шестьдесят: { $count }.
}
leza = { $mine ->
    [yes] Большинство взяток ваше: леза, +{ $count }.
   *[no] Больше всех взяток берёт { $seat }: леза, +{ $count }.
}
capot = { $mine ->
    [yes] Все взятки ваши: капот, +{ $count }!
   *[no] Все взятки берёт { $seat }: капот, +{ $count }!
}
open-capot = { $mine ->
    [yes] Все взятки ваши, как объявлено: открытый капот, +{ $count }!
   *[no] Все взятки берёт { $seat }, как объявлено: открытый капот, +{ $count }!
}
claims = { $count ->
    [1] { $seat }: «Последняя моя» ({ $cards }).
   *[other] { $seat }: «Остальные мои» ({ $cards }).
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
is-ready = { $mine ->
    [yes] Вы: «Можно сдавать».
   *[no] { $seat }: «Можно сдавать».
}

## Что записано

deal-count = { $seat }: { $count }.
deal-difference = { $mine ->
    [yes] Разница ваша: { $amount }.
   *[no] Разницу записывает { $seat }: { $amount }.
}
deal-net = { $mine ->
    [yes] Ваш итог игры: { $amount }.
   *[no] Итог игры, { $seat }: { $amount }.
}
korolik-single = { $mine ->
    [yes] Королик ваш: { $amount }.
   *[no] Королик берёт { $seat }: { $amount }.
}
korolik-doubled = { $mine ->
    [yes] Королик ваш, и он вдвойне: { $amount }.
   *[no] Королик берёт { $seat }, и он вдвойне: { $amount }.
}
refait = Королик вничью – рефет. Следующий считается вдвойне.
wins-match = { $mine ->
    [yes] Вы в выигрыше: { $amount }.
   *[no] В выигрыше { $seat }: { $amount }.
}
drawn-match = Все при своих.

## На столе

pile-spread = разложенная колода
pile-talon-five = правый прикуп
pile-talon-three = прикуп сдающего
pile-talon-left = недокупленные
phase-spread = Снятие колоды
phase-cut = Открыть карту
phase-shuffle = Тасовка
phase-exchange = Прикупка
phase-declare = Хвалёж
phase-play = Розыгрыш
phase-claim = «Остальные мои»
phase-over = Игра сыграна
note-cut = { $card }
note-white = белые
note-exchanged = прикупка: { $count }
note-refused = без прикупки
note-looked = недокупленные видны
note-over = молчанка: +{ $count }
note-righted = исправлено: { $category ->
    [point] масть
    [sequence] по порядку
   *[set] одинаковые
}
note-false = этого не было: { $category ->
    [point] масть
    [sequence] по порядку
   *[set] одинаковые
}
note-point = в масти { $count }
note-point-pips = в масти { $count }, очков { $pips }
note-sequence = { $count ->
    [3] терц
    [4] кварта
    [5] квинта
    [6] секста
    [7] септима
   *[8] октава
}
note-sequence-rank = { $rank ->
    [A] { $count ->
        [3] терц-мажор
        [4] кварт-мажор
        [5] квинт-мажор
        [6] секст-мажор
        [7] септ-мажор
       *[8] октав-мажор
    }
    [K] { $count ->
        [3] терц
        [4] кварта
        [5] квинта
        [6] секста
        [7] септима
       *[8] октава
    } от короля
    [Q] { $count ->
        [3] терц
        [4] кварта
        [5] квинта
        [6] секста
        [7] септима
       *[8] октава
    } от дамы
    [J] { $count ->
        [3] терц
        [4] кварта
        [5] квинта
        [6] секста
        [7] септима
       *[8] октава
    } от валета
    [T] { $count ->
        [3] терц
        [4] кварта
        [5] квинта
        [6] секста
        [7] септима
       *[8] октава
    } от десятки
   *[other] { $count ->
        [3] терц
        [4] кварта
        [5] квинта
        [6] секста
        [7] септима
       *[8] октава
    } от девятки
}
note-set-rank = { $count ->
    [4] четырнадцать { $rank ->
        [A] на тузах
        [K] на королях
        [Q] на дамах
        [J] на валетах
       *[T] на десятках
    }
   *[3] { $rank ->
        [A] три туза
        [K] три короля
        [Q] три дамы
        [J] три валета
       *[T] три десятки
    }
}
note-silent = { $category ->
    [point] масть
    [sequence] по порядку
   *[set] одинаковые
}: без хвалежа
note-good = { $category ->
    [point] масть
    [sequence] по порядку
   *[set] одинаковые
}: «подходит»
note-equal = { $category ->
    [point] масть
    [sequence] по порядку
   *[set] одинаковые
}: «ровно»
note-not-good = { $category ->
    [point] масть
    [sequence] по порядку
   *[set] одинаковые
}: «не подходит»
note-clean = карт-бланш
note-repique = репик
note-pique = пик
note-open-capot = капот объявлен
note-claims = «Остальные мои»
note-agreed = согласие
fact-good = { $category ->
    [point] масть
    [sequence] по порядку
   *[set] одинаковые
}: { $mine ->
    [yes] вы
   *[no] { $seat }
}
fact-equal = { $category ->
    [point] масть
    [sequence] по порядку
   *[set] одинаковые
}: поровну
fact-none = { $category ->
    [point] масть
    [sequence] по порядку
   *[set] одинаковые
}: никто

## Запись

mark-doubled = вдвойне
row-deal = Игра { $number }, { $mine ->
    [yes] сдаёте вы
   *[no] сдаёт { $seat }
}
row-difference = разница
row-net = итог
row-korolik = Королик { $number }
row-refait = Королик { $number }: рефет
account-pair = { $mine ->
    [yes] { $mineother ->
        [yes] вы и вы
       *[no] вы и { $seatother }
    }
   *[no] { $mineother ->
        [yes] { $seat } и вы
       *[no] { $seat } и { $seatother }
    }
}
account-total = расчёт
result-won = { $mine ->
    [yes] Вы в выигрыше: { $amount }
   *[no] В выигрыше { $seat }: { $amount }
}
result-drawn = Все при своих
part-white = белые
part-point = масть
part-sequence-3 = терц
part-sequence-4 = кварта
part-sequence-5 = квинта
part-sequence-6 = секста
part-sequence-7 = септима
part-sequence-8 = октава
part-set-3 = три
part-set-4 = четырнадцать
part-clean = карт-бланш
part-repique = репик
part-play = ходы и взятки
part-last = последняя взятка
part-pique = пик
part-leza = леза
part-capot = капот
part-open-capot = открытый капот

## Кнопки

act-spread = Разложить колоду
act-shuffle = Тасовать
act-cut = Открыть карту { $at }
ui-place = Какую карту открыть (от 0 до 31)
always-cut = Откройте за меня
act-exchange = { $count ->
    [0] Не прикупать
    [one] Прикупить { $count } карту
    [few] Прикупить { $count } карты
    [many] Прикупить { $count } карт
   *[other] Прикупить { $count } карты
}
act-look = Посмотреть недокупленные
act-exchange-take = { $count ->
    [one] Снести { $count } карту, прикупить { $take }
    [few] Снести { $count } карты, прикупить { $take }
    [many] Снести { $count } карт, прикупить { $take }
   *[other] Снести { $count } карты, прикупить { $take }
}
act-declare-brag = { $category ->
    [point] В масти { $brag }
    [sequence] По порядку { $brag }
   *[set] { $brag ->
        [3] Три
       *[4] Четыре
    } { $rank ->
        [A] туза
        [K] короля
        [Q] дамы
        [J] валета
       *[T] десятки
    }
}
act-put-right = Исправить: { $category ->
    [point] масть
    [sequence] по порядку
   *[set] одинаковые
}
act-declare = { $count ->
    [0] { $category ->
        [point] Мастью не хвалиться
        [sequence] Терца нет
       *[set] Ни четырнадцати, ни трёх
    }
   *[other] { $category ->
        [point] Масть: { $cards }
        [sequence] По порядку: { $cards }
       *[set] Одинаковые: { $cards }
    }
}
act-declare-capot = { $count ->
    [0] Промолчать и объявить капот
   *[other] Одинаковые: { $cards }; объявить капот
}
act-play = Ходить: { $card }
act-play-capot = Ходить: { $card }, объявить капот
act-take-back = Забрать карту
act-claim = «Остальные мои»
sure-claim = Ваши карты будут открыты до конца игры. Согласятся – оставшиеся взятки ваши, нет – играем дальше, карты остаются открыты.
act-vote = { $accept ->
    [true] Согласиться
   *[false] Играем дальше
}
act-ready = Следующая игра

## Условия простыми словами и счёт серии

term-deals = { $count ->
    [2] Королик: две игры
    [6] Пикет: шесть игр
    [12] Король: двенадцать игр
    [one] { $count } игра
    [few] { $count } игры
    [many] { $count } игр
   *[other] { $count } игры
}
term-dealer-cut = Кому сдавать первым, решает снятая карта
term-dealer-seat = { $mine ->
    [yes] Первым сдаёте вы
   *[no] Первым сдаёт { $seat }
}
term-deal-by = { $way ->
    [twos] Сдают по две карты, прикуп в конце
   *[thrice] Старинный вариант сдачи: трижды по две, прикуп, остальные по две
}
term-open-refait = Первый королик вдвойне: прошлый кончился рефетом
term-live = Как за столом: ошибиться можно, но придётся играть в молчанку
option-table = Ход не по правилам
option-table-guided = сделать нельзя
option-table-live = как за столом: можно, но потом молчанка
option-deals = Сколько игр
option-deals-2 = королик: 2
option-deals-6 = пикет: 6
option-deals-12 = король: 12
option-deal_by = Как сдают
option-deal_by-twos = по две
option-deal_by-thrice = по-старинному
series-match = Партия { $number }
series-unfinished = Партия { $number }, не доиграна
series-balance = Итог

## Как это выглядит на столе

strip-point = { $count ->
    [1] одна
    [2] две
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
   *[8] восемь
}
strip-point-pips = { $count ->
    [1] одна
    [2] две
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
   *[8] восемь
} · { $pips }
strip-nothing = ничего
strip-less = меньше
strip-better = больше
look-deal = Игра { $number } из { $deals }
look-korolik = Игра { $number } из { $deals } · королик { $korolik }
look-korolik-double = Игра { $number } из { $deals } · королик { $korolik }, вдвойне
look-cut = Откройте карту сами или доверьте это столу. Сдаёт тот, у кого карта младше.
look-cut-card = Открыть карту { $number }
look-cut-taken = { $seat }: { $card }
keys-cut = стрелки по разложенной колоде: от карты к карте; Enter открывает
look-talon-take = { $mine ->
    [yes] Вы берёте: { $count }
   *[no] { $seat } может взять: { $count }
}
look-talon-stays = { $mine ->
    [yes] останется вам: { $count }
   *[no] останется ({ $seat }): { $count }
}
look-talon-closed = останутся закрыты: { $count }
look-exchange = { $role ->
    [elder] Берут от трёх до пяти карт или ни одной. Что не взято, достанется сдающему раньше его трёх. Прикупка одна.
    [dealer] Берут три карты и больше или ни одной: сначала недокупленные из пяти, потом свои три. Прикупка одна.
   *[norman] Две карты прикупа берёт только сдающий: обе или ни одной.
}
look-hold = Сейчас на руках: { $list }
look-tray-count = снос: { $count }
look-declare = Хвалиться всем, что есть
look-declare-now = сейчас: { $now }
look-declare-later = сейчас: { $now }; потом: { $later }
look-nothing = ничего
look-keep = Что-то придержать…
look-keep-ask = Чем хвалитесь? Остальное – тайна и не считается.
look-keep-say = Назвать это
look-back = Назад
look-planned = Вы хвалитесь всем, что есть.
look-capot = Объявить капот
look-capot-about = Все взятки: 80 вместо 40. За несыгранный капот ничего не платят.
look-ledger = Хвалёж
look-row-point = Масть
look-row-sequence = По порядку
look-row-set = Одина­ковые
look-sum = За игру
look-verdict-good = подходит
look-verdict-equal = ровно
look-verdict-not-good = не подходит
look-verdict-open = пока
look-speaks = { $mine ->
    [yes] говорите вы
   *[no] говорит
}
look-none = пока ничего
look-counts = Что уже засчитано
look-to-pique = { $mine ->
    [yes] до пика ещё { $count }
   *[no] { $seat }: до пика ещё { $count }
}
look-white = Белые
look-white-about = Ни короля, ни дамы, ни валета: это 10, и никто другой не сделает ни пика, ни репика.
look-great-repique = Репик!
look-great-repique-about = Тридцать и больше с одних карт, а у других ничего: ещё шестьдесят.
look-great-pique = Пик!
look-great-pique-about = Тридцать с карт и ходов, а у других ничего: ещё тридцать.
look-great-capot = Капот!
look-great-capot-about = Все взятки: ещё сорок.
look-great-open-capot = Открытый капот!
look-great-open-capot-about = Все взятки, как объявлено: ещё восемьдесят.
look-great-sum = { $seat }: { $was }, а с прибавкой { $now }
look-settle-deal = игра
look-settle-yours = { $mine ->
    [yes] ваши
   *[no] { $seat }
}
look-settle-doubled = { $sum } = { $net }, вдвойне
look-settle-sum = { $sum }
look-settle-refait = рефет: следующий вдвойне
look-settle-about = В каждой игре из большего счёта вычитают меньший. Две игры – королик; ничейный королик – рефет, он удваивает следующий. Нажмите на счёт, чтобы увидеть, из чего он сложился.
look-settle-norman = Итог игры – сумма двух разниц: каждый рассчитывается с каждым. Нажмите на счёт, чтобы увидеть, из чего он сложился.
ui-pick-hint = Опустите карты в снос или не прикупайте.

## Как за столом

breach-PQ-6-1 = У вас будут лишние карты, и играть придётся в молчанку: вам за ходы и взятки ничего, соперникам вдвое.
breach-PQ-6-2 = Такого у вас нет. Если не поправиться до конца первой взятки, в этой игре вы ничего не считаете.
look-too-many = Взять ещё…
look-brag = Прихвастнуть…
