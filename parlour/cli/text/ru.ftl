# То, что говорит сама командная строка.

seat = Место { $seat }
seats = Игроков: { $seats }
no-games = Игр пока нет; --examples добавит примеры.
watching = { $game }: { $players }. Зерно { $seed }
replaying = { $game }: { $players }. { $actions ->
        [one] { $actions } ход
        [few] { $actions } хода
       *[many] { $actions } ходов
    }
playing-alone = { $game }. Вы играете в одиночку. ? — справка.
playing = { $game }. Вы — { $seat }, против вас { $others }. ? — справка.

winner = Победа: { $seat }
draw = Ничья: { $shares }
you-win = Вы победили!
lost = Поражение: { $seat }
you-lost = Вы проиграли.
you-lose = Вы проиграли. Победа: { $seat }
unfinished = Игра не окончена.

step-prompt = Enter: дальше, a: до конца, q: выход{" "}
which-game = Какая игра?
for-example = Например: { $action }
more-options = ... и ещё { $count }: наберите сам ход.
undone = Ход взят назад.
no-hint = Подсказок пока нет.
left = До встречи!
saved = Сохранено в { $file }. Кто прочтёт этот файл, узнает все тайны этой игры.
not-saved = Не удалось сохранить в { $file }: { $why }.
save-where = Куда? Наберите s и имя файла.
save-or-end = s ФАЙЛ — сохранить запись, Enter — закончить.
help = Ответьте номером варианта или наберите сам ход так, как он написан.
      Enter   спросить ещё раз
      u       взять назад последний ответ, если с тех пор ничего не открылось
      s ФАЙЛ  сохранить запись игры
      h       подсказка
      q       выход
    Этот вопрос задаёт правило { $rule }: { $rules }

open-at = Parlour открыт: { $address }
open-around = Для других в этой сети: { $address }
ctrl-c-closes = Закрыть — Ctrl-C.
closed = Закрыто. Все игры сохранены.
worker-ready = { $count ->
    [one] Здесь думают боты этих серверов, по { $count } за раз. Закончить — Ctrl-C.
   *[other] Здесь думают боты этих серверов, по { $count } за раз. Закончить — Ctrl-C.
}
worker-closed = Закрыто. О чём боты думали здесь, о том додумают в другом месте.
worker-needs-postgresql = Думать на других машинах боты могут только у серверов с PostgreSQL: укажите их базу данных, postgresql://...
not-built = Страницы ещё не собраны: наберите `make play` или `npm run build` в папке web/.
in-use = База данных { $database } занята другим сервером: процесс { $process } на машине { $host }. Сначала закройте его; если он уже не работает, база освободится через { $seconds } с.

deal-commitment = печать      { $commitment }
deal-unknown = раздача     в записи не сказано, кто выбрал число
deal-chosen = раздача     открытая: число выбрали за столом, и кто-то мог предвидеть партию
deal-server = раздача     число выбрал один сервер
deal-mixed = раздача     число выбрали сервер и, уже после печати, места { $seats }

backed-up = Сохранено в { $file }: { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[other] { $tables } столов
    }, { $entries ->
        [one] { $entries } запись
        [few] { $entries } записи
       *[other] { $entries } записей
    }. Кто прочтёт этот файл, узнает все тайны этих партий.
tidied = Удалено: { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[other] { $tables } столов
    }, { $entries ->
        [one] { $entries } запись
        [few] { $entries } записи
       *[other] { $entries } записей
    }.
would-tidy = Было бы удалено: { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[other] { $tables } столов
    }, { $entries ->
        [one] { $entries } запись
        [few] { $entries } записи
       *[other] { $entries } записей
    }.
announced = Объявлено. Работающие серверы скажут это через несколько секунд, остальные при запуске.
withdrawn = Объявление снято.
nothing-announced = Ничего не было объявлено.
closed-table = Стол { $table } закрыт.
will-close = Стол { $table } будет закрыт, как только до него дойдёт сервер на этой базе, в течение 30 дней.
no-tables = Столов нет.
restored = Восстановлено из { $file }: { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[other] { $tables } столов
    }, { $entries ->
        [one] { $entries } запись
        [few] { $entries } записи
       *[other] { $entries } записей
    }.
