## Бабушка

talk-grandma-nil-1 = Ноль? Надо же хоть что-то кушать.
talk-grandma-nil-2 = Ни одной взятки? Какая скромность.
talk-grandma-blind-1 = Не глядя! Ой, сердце моё.
talk-grandma-blind-2 = Впотьмах я и за молоком не хожу.
talk-grandma-broken-1 = Пики! Кто их в огород пустил?
talk-grandma-broken-2 = Вскрыли, как банку с вареньем.
talk-grandma-trick-1 = И эту – в лукошко.
talk-grandma-trick-2 = По ягодке – полное лукошко.
talk-grandma-row-1 = Записывайте, пока я не забыла.
talk-grandma-row-2 = Сначала чай, потом карты.

## Студент

talk-student-nil-1 = Ноль. Как у меня в конспекте.
talk-student-nil-2 = Ноль взяток? Зачёт или незачёт.
talk-student-blind-1 = Не читая! Так я экзамены сдаю.
talk-student-blind-2 = Втёмную? Уважаю.
talk-student-broken-1 = Пики вскрыты, лекция окончена.
talk-student-broken-2 = Вскрыли! Прямо лабораторная.
talk-student-trick-1 = Это пойдёт в зачётку.
talk-student-trick-2 = Записано и подчёркнуто.
talk-student-row-1 = Вывесили оценки!
talk-student-row-2 = К следующей сдаче подготовлюсь.

## Капитан

talk-captain-nil-1 = Ноль! Идём с пустым трюмом.
talk-captain-nil-2 = Без груза? Есть без груза!
talk-captain-blind-1 = На всех парусах – в туман!
talk-captain-blind-2 = Ни карты, ни маяка. Смело!
talk-captain-broken-1 = Пики прямо по курсу!
talk-captain-broken-2 = Прорвало! Все к помпам!
talk-captain-trick-1 = Поднять на борт.
talk-captain-trick-2 = Ещё одна в сетях.
talk-captain-row-1 = В журнал – и якорь поднять.
talk-captain-row-2 = Команда, считать груз!

## Актриса

talk-actress-nil-1 = Ноль! Роль без слов.
talk-actress-nil-2 = Весь акт молчать? Смелый выбор.
talk-actress-blind-1 = Без репетиции! Обожаю.
talk-actress-blind-2 = Даже в сценарий не заглянув!
talk-actress-broken-1 = Пики! Наконец-то драма.
talk-actress-broken-2 = Второй акт: входят пики.
talk-actress-trick-1 = Браво! И поклон.
talk-actress-trick-2 = Прекрасная реплика.
talk-actress-row-1 = Критики уже пишут.
talk-actress-row-2 = Занавес, смена декораций.

## Педант

talk-pedant-nil-1 = Ноль – значит, ни одной. Я считаю.
talk-pedant-nil-2 = Строго говоря, ноль – тоже число.
talk-pedant-blind-1 = Втёмную. Статистически отважно.
talk-pedant-blind-2 = На кону двести. Отметим.
talk-pedant-broken-1 = Пики вскрыты. С этой минуты.
talk-pedant-broken-2 = Теперь с пик ходить можно.
talk-pedant-trick-1 = Это одна. Я веду счёт.
talk-pedant-trick-2 = Старшая берёт. Всё по правилам.
talk-pedant-row-1 = Проверим сложение.
talk-pedant-row-2 = Взятка – десять, мешок – один. Верно.

## Кто угодно

talk-all-high-1 = Вот это аппетит!
talk-all-high-2 = Столько взяток? Ну-ну.
talk-all-high-3 = Громкие слова. Посмотрим.
talk-all-high-4 = Оставьте и нам что-нибудь.
talk-all-lost-1 = Вот и нет ноля.
talk-all-lost-2 = Взятка? Право, не стоило.
talk-all-lost-3 = Был ноль, да сплыл.
talk-all-lost-4 = Почти получилось…
talk-all-bags-1 = Столько мешков не унести.
talk-all-bags-2 = Мешки полны. Больно.
talk-all-bags-3 = Сотня за жадность.
talk-all-bags-4 = Не бери больше, чем унесёшь.
talk-all-claim-1 = Остальные? Поглядим.
talk-all-claim-2 = Ну что ж, карты на стол.
talk-all-claim-3 = Кто-то спешит?
talk-all-claim-4 = Посчитаем вместе.
talk-all-over-1 = И заявлено хорошо, и сыграно!
talk-all-over-2 = Вот это партия. Ещё одну?
talk-all-over-3 = Снимаю шляпу.
talk-all-over-4 = Пожмём руки – и тасуем.
