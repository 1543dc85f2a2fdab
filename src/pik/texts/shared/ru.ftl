## Слова

card = { $rank ->
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
    [6] шестёрка
    [7] семёрка
    [8] восьмёрка
    [9] девятка
    [T] десятка
    [J] валет
    [Q] дама
    [K] король
   *[A] туз
} { $suit ->
    [S] пик
    [H] червей
    [D] бубён
   *[C] треф
}
card-index = { $rank ->
    [T] 10
    [J] В
    [Q] Д
    [K] К
    [A] Т
   *[other] { $rank }
}
rank = { $rank ->
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
    [6] шестёрка
    [7] семёрка
    [8] восьмёрка
    [9] девятка
    [T] десятка
    [J] валет
    [Q] дама
    [K] король
   *[A] туз
}
suit = { $suit ->
    [S] пики
    [H] черви
    [D] бубны
   *[C] трефы
}
level = { $level ->
    [beginner] новичок
    [club] клубный игрок
    [master] мастер
    [random] наугад
   *[other] { $level }
}
level-short = { $level ->
    [beginner] новичок
    [club] клубный
    [master] мастер
    [random] наугад
   *[other] { $level }
}
trump = Козыри: { $suit }
the-pack = колода
the-table = стол
game-pikala = Пикала
game-pikala-about = 2–6 человек. С 25 до нуля.
game-piquet = Пикет
game-piquet-about = Двое. Хвалёж, розыгрыш, счёт. Шесть игр.
game-piquet-norman = Нормандский пикет
game-piquet-norman-about = Трое, каждый за себя. Шесть игр.
game-spades = Пики
game-spades-about = Четверо, пара на пару. Заявки, взятки, мешки. До 500.
game-spades-two-handed = Пики вдвоём
game-spades-two-handed-about = Двое. Карты выбирают из колоды. До 500.
pile-stock = колода

## Почему так нельзя

not-now = Сейчас так нельзя.
not-your-turn = Сейчас не ваш ход.
wait-turn = дождитесь своего хода
malformed = Такого хода в этой игре нет.
kernels-missing = Таких ботов здесь пока нет: хозяин сервера добавляет их командой pip install "pik[bots]".
stale = За столом уже всё изменилось, выберите ещё раз.
not-the-scorer = Это может только пишущий.
not-seated = За этим столом вы только смотрите.
no-seat = Там никто не сидит.
not-in-hand = У вас нет такой карты: { $card }.
must-follow = нужно в масть: { $suit }
must-trump = масти захода нет, нужно козырять: { $suit }
must-beat = нужно перебить: на столе { $card }
bad-shuffle = Так эту колоду не перетасовать.
bad-config = С такими настройками играть нельзя: { $why }
bad-origin = Страница открыта не с того адреса, где стоит стол.
other-version = Эту партию играли по другим правилам ({ $game }, версия { $version }), здесь её не продолжить.
damaged = Запись этой партии повреждена, её не продолжить.
too-fast = Слишком быстро. Подождите немного.
too-big = Это слишком много за один раз.
try-again = Не удалось сохранить. Пробуем ещё раз…
no-guest = Этот браузер здесь впервые: обновите страницу.
not-the-host = Это может только хозяин стола.
already-seated = Вы уже сидите за этим столом.
seat-taken = Это место занято.
own-seat = Это ваше собственное место.
no-such-seat = Такого места нет.
table-full = Все места заняты.
seats-free = Есть свободные места.
started = Партия уже идёт.
not-started = Партий ещё не было.
in-deal = Это можно только между раздачами.
not-a-person = На этом месте нет человека.
no-question = Сейчас об этом не спрашивают.
counted = Сессия завершена и посчитана.
lesson-table = Это стол для урока: один человек и боты.
chat-off = За этим столом нет чата.
chat-length = В сообщении не больше { $most } знаков.
no-marks = В этой игре счёт ведётся сам.
too-many-tries = Слишком много попыток. Подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
} и попробуйте снова.
too-many-changes = Слишком много перемен за столом. Сыграйте одну раздачу, потом можно продолжить.
no-table = Такого стола нет.

## Life of a table

life-sits = { $name } за столом.
life-leaves = { $name } уходит.
life-bot = { $name } за столом, бот: { $level ->
    [beginner] новичок
    [club] клубный игрок
    [master] мастер
   *[other] { $level }
}.
life-host = Теперь хозяин стола: { $name }.
life-inherits = { $name } здесь дольше всех и теперь хозяин стола.
life-stand-in = Вместо игрока { $name } играет бот.
life-back = { $name } снова за столом.
life-stopped = Партия прервана и не доиграна.
life-lesson = Это урок: первая колода подобрана, за столом один человек и боты.
life-counted = Сессия завершена.

## Ready phrases of the chat

phrase-hello = Привет!
phrase-luck = Удачи!
phrase-nice = Хорошо сыграно!
phrase-thanks = Спасибо!
phrase-sorry = Простите!
phrase-moment = Минутку.
phrase-back = Я здесь.
phrase-bye = До свидания!

## Страница: вход

ui-title = Pik
ui-hello = Рады вас видеть, { $name }
ui-pick-game = Во что сыграем?
ui-play-now = Играть сейчас с ботами
ui-play-now-sub = { $game }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
}, боты: { $level }
ui-learn = Впервые? Научим за одну раздачу
ui-learn-sub = Подсказка на каждом ходу
ui-seats = Сколько человек за столом
ui-level = Как играют боты
ui-level-about = { $level ->
    [beginner] играет по простым правилам и всё забывает
    [club] считает карты и помнит, что было сказано
    [master] просматривает до конца все расклады
   *[other] { $level }
}
ui-level-lacking = { $level }: здесь не установлен
ui-language = Язык
ui-theme = Цвета
ui-theme-auto = как на устройстве
ui-theme-light = светлые
ui-theme-dark = тёмные
ui-your-name = Ваше имя
ui-name-ask = Как вас звать за столом?
ui-name-ok = Это я
ui-name-change = Сменить имя
ui-recent = Недавние столы
ui-lobby = К выбору игры
ui-failed = Не получилось. Попробуйте ещё раз.
ui-you = Вы
ui-seat = Место { $number }
ui-bot = бот

## Страница: стол

ui-table = Стол
ui-your-turn = Ваш ход
ask-claim = { $seat }: «Остальные мои». Согласны?
ask-over = Сдаём дальше?
ui-turn-now = Ваш ход.
ui-match-begins = Начинается новая партия.
ui-gained = { $count ->
    [one] Новая карта
    [few] Новые карты
    [many] Новые карты
   *[other] Новые карты
}: { $cards }.
ui-may = Можно выбрать: { $choices }.
ui-may-also = Или: { $choices }.
ui-may-pick = { $how }: Enter на каждой карте, потом стрелка вверх и Enter.
ui-from-to = от кнопки «{ $first }» до кнопки «{ $last }»
ui-thinking = Думает { $seat }
ui-waiting-many = Ждём: { $seats }
ui-waits-for-you = Ждём вас
ui-over = Партия окончена
ui-wait-table = Минутку…
ui-hand = Ваши карты
ui-tray = Выбранные карты
ui-we = Мы
ui-they = Они
ui-trick = Карты на столе
ui-last-trick = Прошлая взятка
ui-played = { $seat }: { $card }
ui-playable = { $card }, можно ходить
ui-unplayable = { $card }, нельзя: { $why }
ui-breach = Не по правилам
ui-breaks = { $card }, не по правилам: { $why }
ui-leave-it = Не буду
ui-all-the-same = Всё равно сделать
ui-picked = { $card }, карта выбрана
ui-pickable = { $card }, можно выбрать
ui-why-later = сейчас не ваш ход
ui-cards-left = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
ui-tricks = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
    [many] { $count } взяток
   *[other] { $count } взятки
}
ui-score = счёт
ui-dealer = сдающий
ui-dealer-mark = С
ui-turn = ходит
ui-shown = { $seat } { $mine ->
    [yes] показываете
   *[no] показывает
}: { $cards }
ui-pile = { $pile }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
ui-trump = козырь
ui-lesson = Урок
ui-lesson-why = Почему?
ui-lesson-show = Показать
ui-lesson-leave = Уйти с урока
ui-lesson-real = Настоящая партия
ui-sheet = Запись
ui-sheet-row = №
ui-sheet-open = Открыть запись
ui-parts = { $seat } · { $label }
ui-parts-rule = правило { $rule }
ui-account = Окончательный расчёт
ui-log = Что было
ui-menu = Меню
ui-rules = Правила
ui-standing = Что на столе
ui-close = Закрыть
ui-scorer = Записать штраф
ui-pick-hint = Коснитесь карт, которые выбираете: не больше { $most }.
ui-pick-hint-exactly = Коснитесь карт, которые выбираете: ровно { $most }.
ui-pick-too-few = Выберите не меньше { $least }
ui-pick-too-many = Выберите не больше { $most }
ui-pick-between = Выберите от { $least } до { $most } карт
ui-pick-exactly = Выберите ровно { $count }
ui-place = Место
ui-choose-for-me = Выберите за меня
ui-always = Всегда, не спрашивая
ui-lost = Связь пропала, подключаемся…
ui-slow = Всё ещё ждём сервер…
ui-sending = Отправляем…
ui-taken-over = Этот стол открыт в другой вкладке.
ui-take-back = Играть здесь
ui-no-table = Такого стола нет.
ui-players = Игроки
ui-onlooker = Вы зритель

## Страница: настройки

ui-settings = Настройки
ui-group-table = Стол
ui-group-cards = Карты
ui-group-signs = Звук и сигналы
ui-group-look = Язык и вид
ui-keys = Клавиши
ui-keys-cards = 1…9, 0: первые десять карт, слева направо
ui-keys-cards-twice = 1…9, 0: поднять одну из первых десяти карт; ещё раз – пойти ею
ui-keys-arrows = ← →: по картам или по кнопкам
ui-keys-rows = ↑ ↓: вверх к кнопкам, вниз к картам
ui-keys-slider = ← → на ползунке: на одно место; Home, End: в начало и в конец
ui-keys-enter = Enter или пробел: пойти картой, нажать кнопку
ui-keys-tab = Tab: по всей странице, по порядку
ui-keys-escape = Esc: закрыть открытое, вернуть поднятую карту
ui-keys-standing = Клавиша «=» (равно): послушать, что на столе: чей ход, карты, козырь, счёт, ваша рука
ui-keys-help = ?: этот список
ui-speed = Скорость
ui-speed-hint = Как быстро движутся карты и сменяются ходы.
ui-speed-slow = неспешно
ui-speed-normal = обычно
ui-speed-fast = быстро
ui-speed-none = без движения
ui-trick-stays = Сколько лежит взятка
ui-trick-stays-hint = Чтобы успеть рассмотреть, кто что положил.
ui-trick-seconds = { $seconds } сек
ui-trick-until-tap = до касания
ui-go-on = Дальше
ui-two-taps = Ход в два касания
ui-two-taps-hint = Первое поднимает карту, второе ходит ею; касание в стороне кладёт её обратно.
ui-lifted = { $card }, карта поднята: коснитесь ещё раз, чтобы пойти
ui-four-colors = Карты в четыре цвета
ui-four-colors-hint = Бубны синие, трефы зелёные.
ui-large-cards = Крупные карты
ui-large-cards-hint = На телефоне, когда карт много, они стоят в два ряда.
ui-contrast = Высокий контраст
ui-contrast-hint = Чёрное, белое и чёткие линии.
ui-letter-keys = Ходить цифрами на клавиатуре
ui-letter-keys-hint = Выключите, если диктуете компьютеру голосом: тогда 0…9, = и ? ничего не делают.
ui-bot-talk = Боты переговариваются
ui-bot-talk-hint = Изредка роняют слово – в облачке у своего места.
ui-talk-aloud = Программа чтения с экрана читает и их реплики
ui-talk-aloud-hint = Если выключить, реплики можно только увидеть.
ui-sounds = Звуки
ui-sounds-hint = Карта, взятка, ваш ход, конец раздачи, редкая удача.
ui-volume = Громкость
ui-volume-low = тихо
ui-volume-middle = средне
ui-volume-high = громко
ui-buzzes = Вибрация
ui-buzzes-hint = Два коротких толчка, когда ходить вам.
ui-buzz-none = Это устройство не умеет вибрировать.
ui-notifies = Уведомление
ui-notifies-hint = Когда ходить вам, а страницы не видно. В нём названы игра и хозяин стола, но не карты.
ui-notify-on = Здесь появится сообщение, когда придёт ваша очередь.
ui-notify-own = Ваш ход. Стол ваш.
ui-notify-turn = Ваш ход. Хозяин стола: { $name }.
ui-notify-denied = Браузер не разрешает. Уведомления для этой страницы можно разрешить в его настройках.
ui-notify-insecure = Это работает, только если адрес начинается с https.
ui-notify-none = Этот браузер не показывает уведомлений с таких страниц.
ui-reads-scores = Счёт вслух
ui-reads-scores-hint = После каждой раздачи голос называет новый счёт.
ui-voice-none = На этом устройстве нет русского голоса.

## Страница: жизнь стола

ui-friends = Стол для друзей
ui-friends-sub = По ссылке; пустые места займут боты
ui-table-set = Стол готов
ui-invitation = Ссылка-приглашение
ui-qr = QR-код приглашения
ui-share = Поделиться
ui-copy = Скопировать
ui-copied = Скопировано
ui-copy-by-hand = Выделите ссылку и скопируйте её.
ui-host-starts = Игру начинает { $name }
ui-begin = Начать
ui-again = Ещё партию, места те же
ui-hand-over = Передать стол
ui-name-scorer = Пусть пишет
ui-remove = Убрать из-за стола
ui-host = хозяин стола
ui-bot-plays = играет бот
ui-away = не на связи
ui-friend-by-link = друг, по ссылке
ui-seat-free = свободно
ui-seat-yours = ваше
ui-not-usual = Не как обычно:
ui-changed = изменено
ui-invites = { $name } зовёт вас за стол
ui-table-full = Все места заняты
ui-pick-seat = Выберите место
ui-just-watch = Только посмотреть
ui-sit = Сесть за стол
ui-no-account = Без регистрации. Место запомнит этот браузер.
ui-have-code = Я уже играю на другом устройстве
ui-code = Код с другого устройства
ui-enter = Войти
ui-code-wrong = Этот код здесь не подходит.
ui-other-seat = В этом браузере у вас другое место за этим столом. Сначала встаньте с него (меню, «Я и мои устройства») и попробуйте снова. Или откройте другой браузер.
ui-link-old = Эта личная ссылка больше не открывает место. Сядьте на свободное или возьмите новую ссылку на том устройстве, где вы играете.
ui-try-again = Попробовать снова
ui-sit-back = Вернуться на своё место
ui-as-of = на { $time }
ui-code-is = { $code }, действует { $minutes } мин
ui-my-link = Моя личная ссылка
ui-my-code = Код для другого устройства
ui-leave = Встать из-за стола
ui-leave-sure = Точно встать?
ui-leave-ends = Точно встать? Партия на этом закончится.
ui-me = Я и мои устройства
ui-table-rules = Порядки за столом
ui-rule-watch = Можно ли смотреть со стороны?
ui-rule-chat = Разговоры за столом?
ui-rule-absence = Если кто-то пропал
ui-rule-grace = Считать, что пропал, через
ui-rule-clock = Время на ход
ui-rule-pace = Боты думают
ui-absence-ask = спросить стол
ui-absence-bot = играет бот
ui-absence-wait = ждать
ui-yes = да
ui-no = нет
ui-record = Записи партий
ui-count = Завершаем сессию, считаем
ui-count-sure = Точно завершить? Недоигранная партия не считается.
ui-delete = Удалить стол
ui-delete-sure = Точно удалить, для всех?
ui-chat = Разговор
ui-say = Сказать
ui-mute = Не слушать: { $name }
ui-away-question = { $name } не на связи. Что делаем?
ui-vote-wait = Ждём
ui-vote-bot = Играет бот
ui-vote-stop = Прерываем партию
ui-series = Расчёт за сессию
ui-no-watching = За этим столом зрителей не принимают.
ui-stopped = Партия прервана
ui-is-away = { $name } не на связи
ui-news-host = Теперь вы хозяин стола.
ui-news-sat = За столом теперь { $name }.
ui-news-renamed = { $was }: теперь { $name }.
ui-news-left = { $name } больше не за столом.
ui-news-stand-in = Вместо игрока { $name } играет бот.
ui-news-back = { $name } снова за столом.
ui-news-away = { $name } не на связи.
ui-house-name = Название домашних правил
ui-house-save = Сохранить как домашние
ui-how-we-play = Как играем
ui-clock-none = без ограничения
ui-clock-set = { $decision } сек на ход, { $reserve } сек в запасе
ui-house-forget = Забыть «{ $name }»
ui-save = Сохранить
ui-change = Сменить
ui-set-table = Открыть стол
ui-friend = Друг
ui-by-link = по ссылке
ui-forget = Убрать из списка: { $names }
ui-state-gathering = ждём игроков
ui-state-playing = партия идёт
ui-state-finished = между партиями
ui-state-counted = сосчитано
ui-free-of = свободно { $free } из { $seats }
ui-scores = пишет
ui-unread = новых: { $count }
ui-new-same = Новый такой же стол
ui-copy-account = Копировать расчёт
ui-devices-about = Чтобы играть с другого устройства, откройте там личную ссылку или введите код.
ui-all-rules = Все правила
ui-seats-word = Места
ui-bots-fill = { $count ->
    [one] { $count } свободное место займёт бот
    [few] { $count } свободных места займут боты
    [many] { $count } свободных мест займут боты
   *[other] { $count } свободного места займут боты
}

## Терминал

cli-names = Вера Борис Лена Тёма Аня
cli-player = Игрок { $number }
cli-question = Ваш выбор:
cli-again = Такого выбора нет.
cli-pick = Какие карты: номера (1 3 5) или коды (S6 HT).
cli-place = Число от { $least } до { $most }.
cli-go-on = Enter: дальше
cli-input-ends = Ввод закончился, партия остановлена.
cli-unfinished = Партия не доиграна.
cli-seen = Сохранено по ходу партии: здесь только то, что видит { $name }. Проверить такую запись нельзя, счёта в ней нет.
cli-seen-by-all = Сохранено по ходу партии: здесь только то, что видно всем. Проверить такую запись нельзя, счёта в ней нет.
cli-recorded = Запись: { $file }
