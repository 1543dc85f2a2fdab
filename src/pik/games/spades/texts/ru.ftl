## Почему так нельзя

not-playing-yet = розыгрыш ещё не начался
not-broken = пики ещё не вскрыты: зайдите с другой масти
look-first = Сначала посмотрите карты, потом называйте число.
already-looked = Карты вы уже видели.
no-double-nil = За этим столом двойного ноля нет.
not-behind = Двойной ноль – только для тех, кто отстаёт на { $count } очков и больше.
no-nil = За этим столом ноля нет: заявка от 1.
bid-too-low = Вместе с партнёром надо заявить не меньше { $lowest }: ваша заявка – от { $need }.
exchange-three = Выберите для партнёра ровно столько карт: { $count }.

## Что происходит

lot-dealer = { $mine ->
    [yes] Жребий: сдачу начинаете вы.
   *[no] Жребий: сдачу начинает { $seat }.
}
deals = { $mine ->
    [yes] Вы сдаёте по тринадцать карт.
   *[no] { $seat } сдаёт по тринадцать карт.
}
lays-stock = { $mine ->
    [yes] Вы тасуете; колода лежит на столе.
   *[no] { $seat } тасует; колода лежит на столе.
}
looks = { $mine ->
    [yes] Вы смотрите свои карты.
   *[no] { $seat } смотрит свои карты.
}
no-double-nil-bid = { $mine ->
    [yes] Двойного ноля вы не заявляете.
   *[no] { $seat } двойного ноля не заявляет.
}
bids = { $mine ->
    [yes] Ваша заявка: { $number }.
   *[no] { $seat }: { $number }.
}
bids-nil = { $mine ->
    [yes] Вы заявляете ноль.
   *[no] { $seat } заявляет ноль.
}
bids-double-nil = { $mine ->
    [yes] Вы заявляете двойной ноль, втёмную!
   *[no] { $seat } заявляет двойной ноль, втёмную!
}
lays-three = { $mine ->
    [yes] Вы кладёте три карты для партнёра.
   *[no] { $seat } кладёт три карты для партнёра.
}
exchanged = { $mine_partner ->
    [yes] { $seat_partner } и { $seat }
   *[no] { $seat } и { $seat_partner }
}: обмен тремя картами.
keeps = { $mine ->
    [yes] Вы оставляете карту, следующую сбрасываете.
   *[no] { $seat } оставляет карту, следующую сбрасывает.
}
throws = { $mine ->
    [yes] Вы сбрасываете карту и берёте следующую.
   *[no] { $seat } сбрасывает карту и берёт следующую.
}
plays = { $mine ->
    [yes] Вы: { $card }.
   *[no] { $seat }: { $card }.
}
breaks-spades = Пики вскрыты.
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
makes-contract = { $seat }: контракт { $contract } выполнен, взяток: { $won }.
misses-contract = { $seat }: контракт { $contract } не выполнен, взяток: { $won }.
side-makes-contract = { $mine_partner ->
    [yes] { $seat_partner } и { $seat }
   *[no] { $seat } и { $seat_partner }
}: контракт { $contract } выполнен, взяток: { $won }.
side-misses-contract = { $mine_partner ->
    [yes] { $seat_partner } и { $seat }
   *[no] { $seat } и { $seat_partner }
}: контракт { $contract } не выполнен, взяток: { $won }.
makes-nil = { $seat }: ноль сыгран.
misses-nil = { $seat }: ноль не вышел, { $count ->
    [one] { $count } взятка.
    [few] { $count } взятки.
    [many] { $count } взяток.
   *[other] { $count } взятки.
}
makes-double-nil = { $seat }: двойной ноль сыгран!
misses-double-nil = { $seat }: двойной ноль не вышел, { $count ->
    [one] { $count } взятка.
    [few] { $count } взятки.
    [many] { $count } взяток.
   *[other] { $count } взятки.
}
full-bags = { $seat }: мешки полны ({ $count }), штраф −{ $amount }.
side-full-bags = { $mine_partner ->
    [yes] { $seat_partner } и { $seat }
   *[no] { $seat } и { $seat_partner }
}: мешки полны ({ $count }), штраф −{ $amount }.
new-score = { $seat }: { $score }.
side-new-score = { $mine_partner ->
    [yes] { $seat_partner } и { $seat }
   *[no] { $seat } и { $seat_partner }
}: { $score }.
wins-match = { $mine ->
    [yes] Вы выигрываете партию!
   *[no] { $seat } выигрывает партию!
}
side-wins-match = Партию выигрывает пара: { $mine_partner ->
    [yes] { $seat_partner } и { $seat }
   *[no] { $seat } и { $seat_partner }
}!
draws-match = Партия закончилась вничью.

## На столе

pile-top = вы видите
pile-thrown = сброшено
phase-shuffle = Сдача
phase-blind = Двойной ноль?
phase-draw = Выбор карт
phase-bid = Заявки
phase-exchange = Обмен
phase-play = Розыгрыш
phase-claim = «Остальные мои»
phase-over = Конец сдачи
ask-bid = Ваша заявка?
note-nil = ноль
note-double-nil = двойной ноль
note-bid = заявка { $number }
note-looked = карты открыты
note-unseen = карты закрыты
note-laid = три карты лежат
note-claims = «Остальные мои»
note-agreed = согласие
spades-broken = пики вскрыты
seat-stands = { $seat }: контракт { $contract }, взяток { $won }, мешков { $bags }
side-stands = { $mine_partner ->
    [yes] { $seat_partner } и { $seat }
   *[no] { $seat } и { $seat_partner }
}: контракт { $contract }, взяток { $won }, мешков { $bags }

## Запись

row-deal = Сдача { $number }, { $mine ->
    [yes] сдаёте вы
   *[no] сдаёт { $seat }
}
result-won = { $mine ->
    [yes] Вы выиграли партию
   *[no] Партию выигрывает { $seat }
}
result-side-won = Партию выигрывает пара: { $mine_partner ->
    [yes] { $seat_partner } и { $seat }
   *[no] { $seat } и { $seat_partner }
}
result-drawn = Ничья
part-contract = контракт
part-ten = контракт на десять
part-nil = ноль
part-double-nil = двойной ноль
part-bags = мешки
part-nil-bags = мешки несыгранного ноля
part-bag-penalty = десять мешков

## Кнопки

act-shuffle = Сдать
act-lot = Бросить жребий
act-look = Посмотреть карты
act-double-nil = Двойной ноль, втёмную
act-bid = { $number ->
    [0] Ноль
   *[other] { $number }
}
act-exchange = { $count ->
    [one] Положить { $count } карту
    [few] Положить { $count } карты
    [many] Положить { $count } карт
   *[other] Положить { $count } карты
}
act-play = Ходить: { $card }
act-keep = Оставить, следующую сбросить
act-pass = Сбросить, взять следующую
act-claim = «Остальные мои»
sure-double-nil = Заявка втёмную, назад её не взять. Ни одной взятки – плюс 200, хоть одна – минус 200.
sure-claim = Ваши карты будут открыты до конца сдачи. Согласятся – оставшиеся взятки ваши, нет – играем дальше, карты остаются открыты.
act-vote = { $accept ->
    [true] Согласиться
   *[false] Играем дальше
}
act-ready = Следующая сдача

## Условия простыми словами и счёт серии

term-partners = Четверо, партнёры напротив друг друга
term-two = Двое, каждый за себя
term-dealer-lot = Кто сдаёт первым, решает жребий
term-dealer-seat = { $mine ->
    [yes] Сдачу начинаете вы
   *[no] Сдачу начинает { $seat }
}
term-target = Игра до { $target } очков
term-nil = Ноль: 100 очков премии или штрафа
term-no-nil = Без ноля: заявка не меньше 1
term-double-nil = Двойной ноль втёмную: 200 очков премии или штрафа
term-double-nil-behind = Двойной ноль – только тем, кто отстаёт на 100 и больше
term-no-double-nil = Без двойного ноля
term-bags = Десять мешков стоят 100
term-no-bags = Мешки ничего не стоят
term-floor = У кого { $floor } или меньше, тот проиграл
term-lowest = Вместе заявляют не меньше { $number }, если нет ноля
term-ten = Контракт на десять стоит 200
term-cap = { $count ->
    [one] Не больше { $count } сдачи, потом выигрывает тот, у кого больше
    [few] Не больше { $count } сдач, потом выигрывает тот, у кого больше
    [many] Не больше { $count } сдач, потом выигрывает тот, у кого больше
   *[other] Не больше { $count } сдачи, потом выигрывает тот, у кого больше
}
option-target = До скольких очков
option-target-200 = 200
option-target-300 = 300
option-target-500 = 500
option-target-700 = 700
option-target-1000 = 1000
option-nil = Ноль
option-nil-true = можно заявлять
option-nil-false = нельзя
option-double_nil = Двойной ноль
option-double_nil-on = можно заявлять
option-double_nil-behind = только отставая на 100
option-double_nil-off = нельзя
option-bag_penalty = Десять мешков
option-bag_penalty-true = стоят 100
option-bag_penalty-false = ничего не стоят
option-lowest_bid = Наименьшая заявка пары
option-lowest_bid-0 = любая
option-lowest_bid-4 = 4
option-ten_for_200 = Контракт на десять
option-ten_for_200-false = считается как обычно
option-ten_for_200-true = стоит 200
option-floor = Проигрыш партии при счёте
option-floor-null = нет такого
option-floor--200 = −200
option-floor--500 = −500
series-match = Партия { $number }
series-unfinished = Партия { $number }, не доиграна
series-won = Выиграно партий
series-points = Очков всего

## Стол

deal-line = Сдача { $number }, до { $target }
trick-line = Сдача { $number } · взятка { $trick } из { $all }
sides-label = Обе стороны
side-tricks = { $won } из { $contract }
side-bags = { $count ->
    [one] { $count } мешок
    [few] { $count } мешка
    [many] { $count } мешков
   *[other] { $count } мешка
}
side-nil-lost = ноль не вышел
side-nil-lost-spoken = { $who }: ноль не вышел.
side-spoken = { $who }: взяток { $won } из { $contract }, мешков { $bags }, счёт { $score }.
side-spoken-bids = { $who }: заявки { $bids }, мешков { $bags }, счёт { $score }.
side-spoken-unbid = { $who }: заявок ещё нет, мешков { $bags }, счёт { $score }.
bid-yours = Ваша заявка
bid-mark-nil = Ноль
bid-choose = { $number ->
    [0] Выбрать ноль.
   *[other] Выбрать { $number }.
}
bid-chosen = { $number ->
    [0] Выбран ноль
   *[other] Выбрано: { $number }
}
bid-confirm = { $number ->
    [0] Заявить ноль
   *[other] Заявить { $number }
}
bid-none-yet = Выберите заявку
keys-bids = 0…9, когда вы заявляете: выбрать заявку; Enter подтверждает её
bid-alone = Ваш контракт: { $contract }
bid-so-far = У вашей пары пока { $contract }
bid-with = Вместе – { $seat } и вы: { $contract }
bid-worth = Выполнен: { $points } · нет: −{ $points } · лишняя взятка – мешок
bid-nil-beside = { $seat } играет { $contract }
bid-nil-worth = Ни одной взятки: { $points }, хоть одна: −{ $points }
blind-title = Ваши карты лежат рубашкой вверх
blind-title-draw = Карты ещё не выбраны
blind-about = Кто посмотрит карты, тот в этой сдаче двойного ноля уже не заявит.
blind-about-draw = Кто начнёт выбирать, тот в этой сдаче двойного ноля уже не заявит.
blind-early = Посмотреть можно и раньше своей очереди, но тогда двойного ноля в этой сдаче не будет.
blind-look = Посмотреть
blind-look-about = потом заявка от 0 до 13
blind-draw = Выбирать карты
blind-draw-about = потом заявка от 0 до 13
blind-double = Двойной ноль
blind-double-about = без взяток: +{ $points }, иначе −{ $points }
blind-hand = { $count ->
    [one] Рубашкой вверх лежит { $count } ваша карта.
    [few] Рубашкой вверх лежат { $count } ваши карты.
    [many] Рубашкой вверх лежат { $count } ваших карт.
   *[other] Рубашкой вверх лежат { $count } ваши карты.
}
always-look = Всегда смотреть сразу
always-draw = Всегда выбирать сразу
draw-choose = Оставить карту или взять следующую
draw-keep = Оставить
draw-keep-about = следующую увидите, и она выйдет из игры
draw-keep-spoken = Оставить: { $card }. Следующую карту увидите, и она выйдет из игры.
draw-pass = Взять следующую
draw-pass-about = эта выйдет из игры; следующая ваша, какой бы ни была
draw-pass-spoken = Сбросить: { $card }. Следующая карта ваша, какой бы она ни была.
draw-so-far = Выбрано { $count } из { $all }
draw-left = в колоде { $count }
draw-thrown = Сброшено: { $count }
exchange-for = Получит { $seat }
exchange-title = Три карты партнёру: { $seat }
exchange-about = Коснитесь их. Что придёт, станет видно, когда положат оба.
exchange-laid = Карты лежат, их получит { $seat }. Очередь за остальными.
exchange-others = Другие меняются тремя картами
exchange-got = Даёт { $seat }
exchange-gave = Получает { $seat }
claim-words = { $count ->
    [1] { $seat }: «Последняя моя».
   *[other] { $seat }: «Остальные мои».
}
count-deal = Сдача { $number }
count-sum = За сдачу
count-score = Счёт
count-was = было { $one } и { $other }
reason-contract = { $who }: заявлено { $contract }, взято { $won }
reason-left = { $who }: { $count ->
    [one] теперь { $count } мешок
    [few] теперь { $count } мешка
    [many] теперь { $count } мешков
   *[other] теперь { $count } мешка
}
reason-nil = { $seat }: { $count ->
    [0] без взяток
    [one] { $count } взятка
    [few] { $count } взятки
    [many] { $count } взяток
   *[other] { $count } взятки
}
race-label = До { $target }
race-spoken = { $who }: { $score } из { $target }
