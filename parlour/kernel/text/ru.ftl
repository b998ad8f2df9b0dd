# То, что само ядро может сказать игроку.

illegal-not-text = Ход — это строка текста, а не { $found }.
illegal-too-long = В записи хода не больше { $longest } { $longest ->
        [one] знака
       *[other] знаков
    }.
illegal-malformed = «{ $text }» — не ход: пишите слова и числа через один пробел.
illegal-not-offered = Сейчас нельзя «{ $found }» ({ $rule }). Можно: { $legal }.
illegal-out-of-range = { $found } выходит за пределы для «{ $part }» ({ $rule }). Можно: { $legal }.
illegal-not-asked = Место { $seat } сейчас не спрашивают; ждём: { $waiting }.
illegal-already-sealed = Место { $seat } уже ответило; остальные ещё выбирают.
illegal-over = Игра окончена.
illegal-no-undo = Место { $seat } не может вернуться так далеко; можно отменить ходов: { $legal }.
illegal-unknown-seat = Нет места { $found }.
illegal-unknown-seats = Эта игра не рассчитана на такое число игроков: { $found }. Можно: { $legal }.
illegal-unknown-option = Нет настройки «{ $found }». Можно: { $legal }.
illegal-unknown-choice = «{ $found }» не подходит для настройки «{ $option }». Можно: { $legal }.
illegal-unknown-content = В содержимом нет числа «{ $found }» или оно другого рода.
illegal-unknown-seed = «{ $found }» — не зерно: нужно целое число или текст не длиннее 200 знаков.
illegal-unknown-game = Нет игры «{ $found }». Можно: { $legal }.
illegal-unknown-level = Нет бота уровня «{ $found }». Можно: { $legal }.
