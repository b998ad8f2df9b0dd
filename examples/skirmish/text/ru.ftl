game-skirmish = Стычка
seat-0 = Красные
seat-1 = Белые

ask-activate = Какой отряд действует?
ask-move = Куда идёт { $unit }?
ask-attack = Кого атакует { $unit }?
ask-card = Какую карту вы кладёте за { $unit }?
ask-react = { $unit } атакует { $target }. Чем отвечает { $target }?

event-round-began = Раунд { $round }
event-card-drawn = { $seat ->
        [0] Красные
       *[1] Белые
    } берут карту
event-unit-moved = { $unit } идёт на { $hex }
event-attack-declared = { $unit } атакует { $target }
event-card-played = { $seat ->
        [0] Красные
       *[1] Белые
    } кладут карту { $card }
event-countered = { $unit } бьёт в ответ первым
event-fell-back = { $unit } отступает на { $hex }
event-struck = { $unit } бьёт { $target }: { $dice }, { $hits ->
        [0] мимо
        [one] { $hits } попадание
        [few] { $hits } попадания
       *[many] { $hits } попаданий
    }
event-unit-destroyed = { $unit } уничтожен

unit-foot = Пехота
unit-horse = Конница
unit-bow = Лучники
card-spur = Шпоры: ещё одна кость
card-rally = Сбор: ещё две кости
card-fury = Ярость: ещё три кости
