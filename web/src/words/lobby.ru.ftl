# Слова главной страницы, повтора партии, книги правил и благодарностей.

## Главная страница

front-title = Настольные игры при свете лампы
front-headline = Прошу к столу
front-lead = Настольные игры при свете лампы: против бота, всей компанией за одним экраном или с другом по ссылке. Без регистрации и установки.
front-games = Игры
front-mine = Ваши столы
front-finished = Сыгранные партии
front-more = Показать все ({ $count })
front-record = Есть скачанная партия?
front-record-about = Откройте файл и посмотрите партию снова, ход за ходом. Файл можно и просто перетащить на эту страницу.
front-record-open = Открыть партию…
front-record-drop = Отпустите файл здесь
front-failed = Не удалось загрузить список игр
front-failed-about = Сервер не отвечает. Возможно, он только что перезапустился или пропала сеть.
front-foot = Parlour — свободная программа; в каждую игру здесь можно сыграть до конца и без регистрации.
home = Parlour, на главную

players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
players-range = { $from }–{ $to } { $to ->
    [one] игрок
    [few] игрока
   *[other] игроков
}
minutes = { $from }–{ $to } минут
page-of-game = { $page }: { $game }
minutes-about = около { $from } минут
has-bots = есть боты

play = Играть
play-game = Играть: { $game }
rules-of = Правила
rules-of-game = Правила игры «{ $game }»
story = История
story-of-game = История мира игры «{ $game }»

record-too-large = Файл слишком велик: можно не больше мегабайта.
record-not-text = Этот файл — не запись партии.
record-foreign = Это запись не из Parlour.
record-failed = Не удалось отправить запись: сервер не отвечает.


## Подготовка партии

setup-way = Как будем играть?
way-bots = Против ботов
way-alone = В одиночку
way-alone-about = Вы против самой игры: победа или поражение.
way-screen = За одним экраном
way-screen-about = Все играют на этом устройстве и передают его друг другу.
way-link = По ссылке
way-link-about = Вы получите ссылку и QR-код; друзья откроют её и сядут за стол.
setup-seats = Игроков
seat-mine = Вы играете
seat-lot = Случайно
opponent = Соперник
level-random-about = Делает любой допустимый ход наугад.
level-novice-about = Видит только то, что ход даёт сразу, и часто выбирает не лучший.
level-skilled-about = Смотрит, к чему ведёт каждый ход. Ходит сразу.
level-expert-about = Смотрит внимательно, в некоторых играх на несколько ходов вперёд; думает доли секунды.
level-master-about = Считает вперёд, до двух секунд на решение. Сильнейший из ботов.
setup-more = Ещё настройки
setup-house-rules = Домашние правила
setup-house-rules-about = По умолчанию — как в книге правил. Что вы измените, будет видно за столом.
house-rule = Домашнее правило: { $rule }
setup-clock = Часы
setup-clock-none = Без часов
setup-clock-move = { $seconds ->
    [one] { $seconds } секунда на ход
    [few] { $seconds } секунды на ход
   *[other] { $seconds } секунд на ход
}
setup-clock-total = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
} на игрока, +{ $increment } { $increment ->
    [one] секунда
    [few] секунды
   *[other] секунд
} за ход
setup-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
}
setup-name = Ваше имя
setup-name-about = Его видят остальные за столом.
who-sits = Кто где сидит
sits-me = Я, на этом устройстве
sits-open = Место для друга
sits-bot = Бот: { $level }
start = Играть
start-link = Открыть стол
setup-failed = Не удалось подготовить партию
setup-refused = Так играть нельзя. Выберите что-нибудь другое.
table-failed = Не удалось открыть стол: сервер не отвечает.


## Мои столы

standing-my-turn = Ваш ход
standing-their-turn = Ходят другие
standing-open = Ждём игроков
standing-paused = Пауза
standing-won = Вы победили
standing-lost = Вы проиграли
standing-drawn = Ничья
standing-over = Партия окончена
against = за столом: { $names }
against-bot = бот ({ $level })
against-nobody = свободное место
alone = за одним экраном
alone-solo = в одиночку
table-resume = Продолжить
table-look-in = Открыть
table-replay = Повтор


## Повтор партии

replay-of = Повтор: { $game }
replay-failed = Не удалось загрузить партию
replay-no-table = Такой партии нет
replay-no-table-about = Такой партии нет, или вам её видеть нельзя.
replay-controls = Управление повтором
replay-place = Шаг
replay-place-value = Шаг { $at } из { $total }
replay-play = Пуск
replay-pause = Пауза
replay-start = В начало
replay-end = В конец
replay-back = На шаг назад
replay-forward = На шаг вперёд
replay-turn-back = Предыдущий ход
replay-turn-forward = Следующий ход
replay-speed = Скорость
replay-pace-calm = Спокойно
replay-pace-brisk = Быстро
replay-pace-fast = Очень быстро
replay-eyes = Чьими глазами
replay-board = Поле
replay-board-failed = Эту старую партию уже не показать на поле. Журнал по-прежнему говорит, что произошло и чем всё кончилось.
replay-watcher = Зритель
replay-log = Что произошло
replay-before = Всё готово к игре.
replay-earlier = Предыдущие шаги
replay-later = Следующие шаги
replay-loading = Загружаем…
replay-download = Скачать партию
replay-as-text = Текстом
replay-keys = Пробел — пуск и пауза, стрелки — по шагам, с Shift — от хода к ходу.
replay-does = { $who }: { $action }


## Правила

rules-search = Поиск по правилам
rules-contents = Содержание
rules-found = { $count ->
    [0] Ничего не найдено.
    [one] Найден { $count } отрывок.
    [few] Найдено { $count } отрывка.
   *[other] Найдено { $count } отрывков.
}
rules-most = Первые найденные отрывки: { $count }.
rules-failed = Не удалось загрузить правила
rules-word-for-word = Слово в слово, правило за правилом
rules-word-for-word-about = Каждое правило отдельно, со своим номером: для спорных случаев и для тех, кто строит что-то своё.
rules-for-people = Назад к книге правил
rules-exact = Правило { $rule } слово в слово
rules-print = Напечатать
rules-print-summary = Напечатать памятку
rules-picture-failed = Не удалось загрузить рисунок.
rules-none = Правил этой игры здесь нет.


## Благодарности

credits = Благодарности
credits-lead = Parlour построен и на чужом труде. Спасибо авторам.
credits-icons = Рисунки
credits-icons-text = Большая часть эмблем на полях взята с game-icons.net; их нарисовали Lorc, Delapouite и многие другие. Лицензия CC BY 3.0. Для игр эмблемы перекрашены и подогнаны по размеру.
credits-icons-authors = Все авторы game-icons.net
credits-fonts = Шрифты
credits-fonts-text = Все — по лицензии SIL Open Font License 1.1.
credits-font-forum = заголовки; Денис Машаров
credits-font-nunito = кнопки и подписи; Вернон Адамс, Cyreal, Жак Ле Байи
credits-font-literata = тексты для чтения; TypeTogether
credits-libraries = Программы
credits-libraries-text = Библиотеки, на которых построен Parlour, и их лицензии.
credits-own = Сам Parlour
credits-own-text = Parlour — свободная программа под лицензией MIT. Правила игр изложены для неё заново; сами игры принадлежат их авторам.
