# Собственные слова клиента, общие для всех игр. Слова вестибюля, повтора и правил — в lobby.ru.ftl.

## Everywhere

close = Закрыть
cancel = Отмена
keep = Сохранить
retry = Попробовать ещё раз
reload = Обновить
skip = Перейти к главному
to-front = На главную
nowhere = Страница не найдена
nowhere-about = По этому адресу нет страницы.
load-failed = Не удалось загрузить
load-failed-about = Связь прервалась, или сервер только что обновился.
language = Язык
theme = Тема
theme-light = Светлая
theme-dark = Тёмная
theme-system = Как в системе

## People and bots

you = это вы
you-too = (вы)
ally = союзник
you-watch = { $count ->
    [0] Вы наблюдаете
    [1] Вы наблюдаете
   *[other] Вы наблюдаете, всего зрителей: { $count }
}
guest = игрок
nobody = Кто-то
here = здесь
away = не на связи
your-name = Ваше имя
seats = Места за столом
seat-number = Место { $number }
seat-open = Свободно
bot-of = Бот, { $level }
minded = Пока за этого игрока играет бот ({ $level })
level-random = беспечный
level-novice = новичок
level-skilled = умелый
level-expert = знаток
level-master = мастер
watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
clock = Осталось времени
clock-days = { $days } д { $hours } ч

## Boards

board = Поле
board-failed = Поле не удалось показать. Загрузите страницу заново.
places-empty = { $count ->
    [one] { $count } пустое место
    [few] { $count } пустых места
   *[many] { $count } пустых мест
}
explanation = Пояснение
rule-number = Правило { $rule }

## The waiting room

waiting-room = { $count ->
    [0] Все в сборе.
    [one] Свободно ещё { $count } место. Игра начнётся, когда его займут.
    [few] Свободны ещё { $count } места. Игра начнётся, когда их займут.
   *[many] Свободно ещё { $count } мест. Игра начнётся, когда их займут.
}
come-in = Вас ждут. Назовитесь и садитесь за стол.
choose-seat = Ваше место
sit-down = Сесть за стол
stand-up = Встать
watching-only = Вы наблюдаете. Чтобы играть, попросите у хозяина стола ссылку.
invite = Позвать друга
invite-about = Кто откроет эту ссылку, сможет занять свободное место.
invite-here = Этот адрес открывается только на этом компьютере. Чтобы играть с другого, откройте Parlour по сетевому адресу, который он показал при запуске.
invite-link = Ссылка на этот стол
invite-code = Ссылка в виде QR-кода
invite-make = Создать ссылку
invite-new = Создать новую ссылку
invite-new-about = Прежняя ссылка тогда перестанет действовать.
copy = Скопировать
copied = Скопировано
share = Поделиться

## The question

question = Вопрос
choose-on-board = выберите подсвеченное
turn-mine = ваш ход
turn-theirs = ходит
turn-thinks = думает
showing = Показываем ход…
sent = Отправлено…
waiting-for = Ждём хода: { $who }
waiting-bot = Думает: { $who }
waiting-many = Ждём остальных
paused = Игра на паузе.
resume = Продолжить
over = Игра окончена.
result = Итог
skip-events = Пропустить
again = Показать ещё раз
undo = Отменить
answer = Подтвердить
answer-form = Что сделать
answers-filter = Искать среди вариантов
answers-none = Ничего не найдено.
refused-not-offered = Сейчас так нельзя.
refused-not-here = Здесь сейчас нечего выбрать.
refused-unseen = Не удалось загрузить последний ход.
refused-not-your-turn = Сейчас не ваш ход.
hint = Подсказка
hint-thinking = Думаю…
hint-queued = В очереди: { $place }
hint-says = Бот ({ $level }) сыграл бы так: { $action }
hint-then = { $before }, затем { $next }
hint-do = Так и сделать
hint-stands = { $standing ->
    [winning] Вы выигрываете
    [ahead] У вас перевес
    [even] Силы равны
    [behind] Вы отстаёте
   *[losing] Вы проигрываете
}, { $players ->
    [1] шансы на победу около { $chance } %
    [2] шансы на победу около { $chance } %
   *[other] доля победы около { $chance } %, а поровну было бы { $even } %
}
hint-why = Почему?
hint-others = Другие варианты
hint-instead = Сыграть иначе: { $action }
hint-line = Что будет дальше
hint-fear = Главная угроза
hint-feared = Тогда останется около { $chance } %.
hint-you = вы
hint-chance = { $chance } %

## Beside the board

beside = Журнал, правила и чат
log = Журнал
log-empty = Пока ничего не произошло.
log-times = { $told } (× { $count })
log-struck = Отменено:
rules = Правила
chat = Чат
chat-empty = Пока все молчат.
chat-say = Скажите что-нибудь
chat-send = Отправить
chat-unread = { $count ->
    [one] Чат, { $count } новое сообщение
    [few] Чат, { $count } новых сообщения
   *[many] Чат, { $count } новых сообщений
}

## The log of the table

news-sat-down = За стол садится { $who }
news-stood-up = Из-за стола встаёт { $who }
news-took-back = { $who }: { $count ->
    [1] отменён шаг
    [one] отменён { $count } шаг
    [few] отменены { $count } шага
   *[many] отменено { $count } шагов
}
news-offered = { $offer ->
    [draw] { $who }: предлагаю ничью
    [take-back] { $who }: прошу вернуть ход
   *[pause] { $who }: прошу паузу
}
news-agreed = { $who }: согласие
news-closed = Партию завершил тот, кто держит сервер
news-drawn = Ничья по соглашению
news-declined = { $who }: отказ
news-resigned = { $who }: сдача партии
news-ran-out = Время вышло: { $who }
news-paused = Игра на паузе
news-resumed = Игра продолжается
news-renewed = Новая версия правил: по ней всё до сих пор вышло бы так же, и игра продолжается
news-stepped-in = Бот ({ $level }) играет за: { $who }
news-stepped-back = Снова за столом: { $who }
news-named = Новое имя: { $who }
news-rematched = Начинается следующая партия

## The menu

more = Ещё
as-text = Текстом
take-back = Отменить мой последний ход
offer-draw = Предложить ничью
offer-pause = Попросить паузу
step-in = Пусть за меня играет бот
step-in-for = Пусть бот играет за: { $who }
step-back = Я снова здесь
rename = Моё имя
resign = Сдаться
resign-sure = Сдаться?
resign-about = Для вас игра закончится, отменить это нельзя.
offer-mine = { $offer ->
    [draw] Вы предложили ничью. Ждём ответа: { $who }.
    [take-back] Вы попросили вернуть ход. Ждём ответа: { $who }.
   *[pause] Вы попросили паузу. Ждём ответа: { $who }.
}
offer-theirs = { $offer ->
    [draw] { $who }: предложение ничьей.
    [take-back] { $who }: просьба отменить { $count ->
        [1] последний шаг
        [one] последний { $count } шаг
        [few] последние { $count } шага
       *[many] последние { $count } шагов
    }.
   *[pause] { $who }: просьба о паузе.
}
agree = Согласиться
decline = Отказаться
withdraw = Передумать

## Settings

settings = Настройки
speed = Скорость анимации
speed-calm = Спокойная
speed-brisk = Быстрая
speed-none = Без анимации
sound = Звуки
keys = Клавиши
keys-about = Tab ведёт к полю, стрелки — по нему. Enter выбирает, i поясняет, n и p ведут к следующему и предыдущему месту, которое можно выбрать. Пробел или Escape пропускает анимацию.

## Several people, one screen

curtain = Ваша очередь: { $who }
curtain-about = Передайте устройство. Остальным смотреть нельзя.
curtain-lift = Я здесь
handed = Теперь: { $who }

## The end

end-won = Вы победили
end-lost = Вы проиграли
end-drawn = Ничья
end-stopped = Партия прервана
end-winner = { $count ->
    [one] Победа: { $who }
   *[other] Победили: { $who }
}
end-loser = Поражение: { $who }
end-resigned = Партия сдана: { $who }.
end-time = Время вышло: { $who }.
end-closed = Партию завершил тот, кто держит сервер.
end-agreed = Стороны согласились на ничью.
share-won = победа
share-lost = поражение
share-drawn = ничья
rematch = Сыграть ещё раз
rematch-go = К следующей партии
replay = Посмотреть повтор
record = Скачать партию
see-board = Посмотреть на поле
fair = Всё ли было честно?
deal = Раздача
fair-about = Каждый бросок и каждая карта следуют из тайного числа. Сервер выбрал его, когда за столом ещё никого не было, и с тех пор показывает печать; в конце число открывают, и их можно сравнить.
fair-added = { $count ->
        [0] Никто ничего к нему не добавил.
        [one] { $count } игрок добавил к нему своё.
        [few] { $count } игрока добавили к нему своё, поэтому раздачи не знал даже сервер.
       *[other] { $count } игроков добавили к нему своё, поэтому раздачи не знал даже сервер.
    }
fair-commitment = Его печать
seal = Печать
fair-secret = Число сервера
fair-seed = Число раздачи
fair-kept = Печать та же, что этот браузер увидел сначала.
fair-not-kept = Печать не та, что этот браузер увидел сначала!
fair-bound = Печать подходит к числу сервера.
fair-not-bound = Печать не подходит к числу сервера!
fair-mine = То, что добавил этот браузер, учтено.
fair-not-mine = То, что добавил этот браузер, не учтено!
fair-mixed = Число раздачи получено из всего этого.
fair-not-mixed = Число раздачи получено из чего-то другого!
fair-verify = Что броски и карты следуют из него, проверяют по записи игры:
open-deal = Открытая раздача
open-deal-about = Число, из которого следуют все броски и карты, выбрали, когда открывали стол: тот, кто это сделал, мог предвидеть партию.

## The connection

laying = Накрываем стол…
link-connecting = Соединяемся…
link-lost = Нет связи. Пробуем ещё раз…
link-outdated = Parlour обновился. Загрузите страницу заново, чтобы продолжить.
restart-at = В { $at } сервер запустят заново. Сразу после этого игра продолжится; часы в это время стоят.
restart-now = Сервер запускается заново. Игра вот-вот продолжится; часы в это время стоят.
no-table = Такого стола нет
no-table-about = Ссылка неверна, или стол уже убрали.
