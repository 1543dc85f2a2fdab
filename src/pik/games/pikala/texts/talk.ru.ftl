## Бабушка

talk-grandma-jack-1 = Валет! Марш обратно в колоду.
talk-grandma-jack-2 = Опять валет нос высунул.
talk-grandma-five-1 = Всю пятёрку – на пенсию.
talk-grandma-five-2 = С новой пятёркой и жить веселей.
talk-grandma-boys-1 = Мальчики, ноги вытирайте!
talk-grandma-boys-2 = Мальчики пришли! Ставлю чайник.
talk-grandma-ace-1 = Туз – он и в Африке туз.
talk-grandma-ace-2 = Козырный! Вот это по-нашему.
talk-grandma-trumped-1 = Козырем да по темечку!
talk-grandma-trumped-2 = Козырь есть козырь, не плачьте.
talk-grandma-wheel-near-1 = Слышу, колесо поскрипывает.
talk-grandma-wheel-near-2 = Ой, колесо к кому-то катится…
talk-grandma-near-zero-1 = Ой, кто-то у самого нуля!
talk-grandma-near-zero-2 = До нуля рукой подать.
talk-grandma-trick-1 = Курочка по зёрнышку.
talk-grandma-trick-2 = Взятка к взятке – будет складка.
talk-grandma-row-1 = Пишите, милые, да не путайте.
talk-grandma-row-2 = Кому чаю, пока тасуем?

## Студент

talk-student-jack-1 = Валет! Незачёт, знакомое дело.
talk-student-jack-2 = О, валет. Подснимаем ещё раз.
talk-student-five-1 = Все пять! Как в зачётную неделю.
talk-student-five-2 = Пять из пяти на замену.
talk-student-boys-1 = Мальчики в деле! Смело.
talk-student-boys-2 = Мальчики! Ну, погнали.
talk-student-ace-1 = Козырный туз. Зачёт!
talk-student-ace-2 = Туз на отлично.
talk-student-trumped-1 = Козырь! Без шансов.
talk-student-trumped-2 = Вот и вся теория вероятностей.
talk-student-wheel-near-1 = Колесо поехало…
talk-student-wheel-near-2 = Чую колесо. Кому-то светит.
talk-student-near-zero-1 = Держите, сейчас будет ноль!
talk-student-near-zero-2 = Почти ноль, как перед стипендией.
talk-student-trick-1 = Мелочь, а приятно.
talk-student-trick-2 = Конспектирую.
talk-student-row-1 = Следующий раунд – решающий.
talk-student-row-2 = А пересдать это можно?

## Капитан

talk-captain-jack-1 = Валет за бортом! Поднять в колоду.
talk-captain-jack-2 = Свистать всех: тасуем заново!
talk-captain-five-1 = Всю команду – на берег!
talk-captain-five-2 = Пятерых за борт, пятерых на борт.
talk-captain-boys-1 = Юнги на палубе! Посмотрим.
talk-captain-boys-2 = Мальчики на вахте. Так держать!
talk-captain-ace-1 = Главный калибр!
talk-captain-ace-2 = Флагман вышел из порта.
talk-captain-trumped-1 = Залп козырем! Прямо в борт.
talk-captain-trumped-2 = Козырем – и на дно.
talk-captain-wheel-near-1 = Колесо прямо по курсу!
talk-captain-wheel-near-2 = Вижу колесо на горизонте.
talk-captain-near-zero-1 = Огни гавани! Не пускать!
talk-captain-near-zero-2 = Кто-то швартуется к нулю.
talk-captain-trick-1 = Идём прежним курсом.
talk-captain-trick-2 = В трюм её.
talk-captain-row-1 = Занести в судовой журнал.
talk-captain-row-2 = С якоря сниматься, сдаём!

## Актриса

talk-actress-jack-1 = Валет! Вечно не в свой выход.
talk-actress-jack-2 = Бис! Тасуем ещё раз.
talk-actress-five-1 = Полная смена костюмов.
talk-actress-five-2 = Новый состав, все пятеро.
talk-actress-boys-1 = Мальчики! Какие типажи!
talk-actress-boys-2 = Мальчики на сцене. Свет!
talk-actress-ace-1 = Прима вышла на сцену.
talk-actress-ace-2 = Козырный туз! Аплодисменты.
talk-actress-trumped-1 = Какой поворот сюжета!
talk-actress-trumped-2 = Козырем! Зал ахнул.
talk-actress-wheel-near-1 = За кулисами гремит колесо…
talk-actress-wheel-near-2 = Колесо, ваш выход!
talk-actress-near-zero-1 = Финал уже близко.
talk-actress-near-zero-2 = Рано занавес, рано!
talk-actress-trick-1 = Роль мала, а сыграно славно.
talk-actress-trick-2 = Представление продолжается.
talk-actress-row-1 = Антракт!
talk-actress-row-2 = Занавес. Следующий акт.

## Педант

talk-pedant-jack-1 = Валет. По правилам – в колоду.
talk-pedant-jack-2 = Валет. Подснимает тот же игрок.
talk-pedant-five-1 = Пять. Больше не положено.
talk-pedant-five-2 = Пять сдано, пять взято. Сходится.
talk-pedant-boys-1 = Мальчики. Прошу учесть.
talk-pedant-boys-2 = Объявлено – значит, нужна взятка.
talk-pedant-ace-1 = Козырный туз. Старше карты нет.
talk-pedant-ace-2 = Туз козырный, всё по уставу.
talk-pedant-trumped-1 = Нет масти – козыряй. Всё верно.
talk-pedant-trumped-2 = Бито козырем. Претензий нет.
talk-pedant-wheel-near-1 = Четыре взятки прошли. Пахнет колесом.
talk-pedant-wheel-near-2 = Без взятки – колесо. Напоминаю.
talk-pedant-near-zero-1 = По моим подсчётам, ноль рядом.
talk-pedant-near-zero-2 = Счёт пошёл на единицы.
talk-pedant-trick-1 = Взятка – минус один.
talk-pedant-trick-2 = Считаю, считаю.
talk-pedant-row-1 = Сумма сошлась. Как и должна.
talk-pedant-row-2 = Кратно пяти. Можно сдавать.

## Кто угодно

talk-all-trump-1 = Вот и козырь.
talk-all-trump-2 = Масть что надо.
talk-all-trump-3 = Козырь не хуже других.
talk-all-trump-4 = Что ж, с козырем разобрались.
talk-all-pikala-1 = Пикала! Вот это разговор.
talk-all-pikala-2 = Её величество Пикала!
talk-all-pikala-3 = Рисковый народ собрался.
talk-all-pikala-4 = Пикала пошла. Ни пуха!
talk-all-rams-1 = Рамс! Вот и поиграли.
talk-all-rams-2 = Все в одну масть, красота.
talk-all-rams-3 = Рамс! Карты на стол.
talk-all-rams-4 = Вот так рука…
talk-all-claim-1 = Прямо все? Посмотрим.
talk-all-claim-2 = Карты на стол, посчитаем.
talk-all-claim-3 = Все мои, все мои… Проверим.
talk-all-claim-4 = Кто-то спешит к чаю.
talk-all-wheel-1 = Колесо поехало!
talk-all-wheel-2 = Ещё колесо – и будет телега.
talk-all-wheel-3 = Покатилось, родимое.
talk-all-wheel-4 = Колесо. С кем не бывает.
talk-all-tv-1 = Телевизор! Что сегодня показывают?
talk-all-tv-2 = Телевизор, хоть антенну ставь!
talk-all-over-1 = Вот и партия. Красиво!
talk-all-over-2 = Хорошо сидим. Ещё одну?
talk-all-over-3 = Приехали. Браво!
talk-all-over-4 = Считаем – и по новой.
