# Страницы Настолья рядом с игровым столом: задачи и редактор сценариев.

## Общее

language-en = по-английски
language-ru = по-русски

## Задачи

puzzles-title = Задачи
puzzles-lead = Один стол, один игрок, одна цель. Рука здесь не дрожит: щелчок уходит точно туда, куда вы прицелились.
puzzles-progress = Решено: { $count } из { $all }
puzzles-begin = Начать: { $title }
puzzles-next = Дальше: { $title }
puzzles-all = Все задачи
puzzles-done = Все задачи решены. Отличные щелчки!
puzzles-about-fire = Пламя, порывы и искры: подожгите то, до чего не дотянуться.
puzzles-about-grass = Шипы, щиты и целительные касания: встаньте в нужное место в нужный миг.
puzzles-about-metal = Молнии, магниты и второе дыхание: пусть летают другие.
puzzles-about-dust = Клещи, арканы и рокировки: сочтите жизни, прежде чем щёлкать.
puzzle-difficulty =
    { $difficulty ->
        [1] Легко
        [2] Средне
       *[3] Трудно
    }
puzzle-solved = Решено
puzzle-open = Играть
puzzle-open-named = Играть: { $title }
puzzle-again = Сыграть ещё раз
puzzle-again-named = Сыграть ещё раз: { $title }

## Редактор

editor-title = Редактор сценариев
editor-untitled = Без названия
desk = Стол
beside = О сценарии
canvas = Стол: предметы можно двигать рукой и с клавиатуры
canvas-keys = Page Down и Page Up выбирают следующий и предыдущий предмет; стрелки сдвигают его на 1 мм (с Shift на 10, с Alt на 0,1); [ и ] поворачивают; Delete убирает; Ctrl+D создаёт копию; Ctrl+Z отменяет.
picked = Выбранный предмет
picked-at = { $name }: { $x }, { $y }
picked-none = Ничего не выбрано
unpick = Снять выбор
undo = Отменить
redo = Вернуть
zoom = Масштаб
grid = Сетка
grid-none = нет
mm = { $count } мм
choose = Выберите…
remove = Убрать
remove-named = Убрать: { $name }
remove-number = Убрать номер { $number }
duplicate = Копия
turn-left = Повернуть влево
turn-right = Повернуть вправо
as-usual = как обычно
as-agreed = по уговору
unlimited = без предела
label = Название ({ $tongue })

file-new = Новый
file-book = Из книги
file-open = Открыть
file-save = Сохранить
file-large = Этот файл слишком велик для сценария.
file-no-json = В этом файле не сценарий: он записан не в формате JSON.
file-shape = Файл не открылся: в месте «{ $where }» должно стоять другое.
file-unknown = Файл не открылся: в сценарии не бывает ключа «{ $where }».
book-title = Начать со сценария из книги
book-about = Он станет вашим собственным, а книга останется прежней.
book-failed = Книгу сценариев не удалось получить. Попробуйте ещё раз.
book-players =
    { $count ->
        [1] Уроки и этюды
        [one] Для { $count } игрока
       *[other] Для { $count } игроков
    }
play-it = Сыграть
play-title = Сыграть этот сценарий
play-alone = Вы играете в одиночку, и рука не дрожит, если сценарий не велит иного.

state-faults =
    { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
       *[other] { $count } ошибок
    }
state-asking = Проверяем…
state-fine = Можно играть
state-refused = 1 ошибка
state-unreachable = Не проверено
judge-asking = Сверяемся с правилами.
judge-fine = Всё верно: этот сценарий можно играть.
judge-unreachable = Сервер не отвечает, поэтому сверить сценарий с правилами не удалось.
judge-again = Проверить ещё раз
judge-show = Показать где

panel-table = Стол
panel-squads = Отряды
panel-goals = Цели
panel-rules = Правила
panel-texts = Тексты
panel-faults = Проверка

## Предметы на столе

add = Положить на стол
add-circle = Круг
add-rect = Прямоугольник
add-poly = Многоугольник
add-zone = Добавить зону
add-zone-circle = Круглая зона
add-zone-rect = Прямоугольная зона
add-zone-poly = Многоугольная зона
laid-terrain = Ландшафт
laid-zone = Зона
laid-artifact = Артефакт
laid-object = Бочка
laid-unit = Персонаж
barrel-order = Чей это диск
field-x = X, мм
field-y = Y, мм
field-radius = Радиус, мм
field-width = Ширина, мм
field-height = Высота, мм
field-turn = Поворот, °
field-corner-x = Угол { $number }: X
field-corner-y = Угол { $number }: Y
corner-add = Добавить угол
corner-remove = Убрать угол { $number }
corners-convex = Сделать выпуклым

## Стол в целом

table-players = Игроки
table-players-one = Задача: один игрок против пассивных дисков, которые никогда не ходят.
table-players-many = Битва: каждый игрок ведёт свой отряд. Стороны одной команды — союзники.
table-width = Ширина, мм
table-height = Глубина, мм
table-actions = Действий за ход
table-rounds = Предел раундов
table-steadiness = Твёрдость руки
table-first = Кто начинает
first-draw = по жребию
table-rituals = С ритуалами
table-difficulty = Сложность
difficulty-none = не указана
table-things = На столе
table-empty = Пока пусто: положите что-нибудь кнопками над столом.

## Отряды

seat-number = Игрок { $number }
side-passive = Пассивная сторона { $number }
side-team = Команда
team-number = Команда { $number }
side-empty = Пока никого.
side-add = Добавить пассивную сторону
side-remove = Убрать пассивную сторону { $number }
unit-add = Добавить персонажей
cost = { $cost ->
        [one] { NUMBER($cost, maximumFractionDigits: 1) } очко
        [few] { NUMBER($cost, maximumFractionDigits: 1) } очка
        [many] { NUMBER($cost, maximumFractionDigits: 1) } очков
       *[other] { NUMBER($cost, maximumFractionDigits: 1) } очка
    }
forces = Соотношение сил
force-size = { $characters ->
        [one] { $characters } персонаж
        [few] { $characters } персонажа
       *[other] { $characters } персонажей
    }, { $lives ->
        [one] { $lives } жизнь
        [few] { $lives } жизни
       *[other] { $lives } жизней
    }
forces-even = Команды стоят примерно одинаково: разница { $percent } %, а честной считается до { $fair } %.
forces-warning = Неравные силы!
forces-uneven = Одна команда дороже другой на { $percent } %; больше { $fair } % в игре уже заметно. Передайте кого-нибудь другой стороне, уберите или уравняйте силы особым правилом.
forces-advice = Как составить расстановку
advice = Советы: силы, ландшафт, отряды
advice-forces = Соотношение сил
advice-forces-about = Каждый персонаж стоит очков, они указаны рядом с именем. В честной битве ни одна команда не дороже другой больше чем на { $fair } %. Важно и число: сторона действует трижды за ход, сколько бы в ней ни было персонажей, поэтому не давайте никому меньше четырёх и никому на двух больше, чем остальным. Один против двух союзников — честно, если одиночка действует чаще.
advice-landscape = Ландшафт
advice-landscape-about = Хороший стол — это от четырёх до девяти предметов. Повёрнутый на пол-оборота (для двоих), на треть или на четверть, он должен выглядеть для всех одинаково, и каждый артефакт должен быть равно далёк от лагерей. Из лагеря в лагерь пусть открыта примерно каждая пятая прямая: если ни одной, первые ходы пусты; если почти все, начинающий сметёт чужой лагерь.
advice-squads = Отряды
advice-squads-about = Пусть каждому свойству найдётся дело: Элементалям нужно Пламя Аджархи, Рампракам — бойцы, по которым щёлкать, Дриадам — те, кого стоит лечить. Дымеры уместны, только если у врага два героя или другой путь к победе. Один герой на сторону — короткая битва, два — долгая.
unit-type = Персонаж
unit-count = Сколько
unit-wounds = Ранения
unit-missiles = Снаряды
unit-facing = Поворот, °
unit-place = Где стоят
unit-tag = Метка
unit-tag-about = Короткое имя латиницей: по нему их узнают цели и правила.
place-points = на своих местах
place-zone = в зоне «{ $zone }»
place-artifact = на артефакте «{ $artifact }»

## Тексты

text-title = Название ({ $tongue })
text-intro = История ({ $tongue })
text-task = Задание ({ $tongue })
text-hint = Подсказка ({ $tongue })

## Цели

goals-usual = Цели не заданы: команда побеждает, когда не осталось ни одного вражеского персонажа.
goals-about = Команде довольно любой из её целей; цели одной группы должны выполняться все сразу.
aim-add = Добавить цель
aim-eliminate_all = Уничтожить всех врагов
aim-eliminate_all-about = Выполнена, когда ни в одной вражеской команде нет живых персонажей.
aim-eliminate_tagged = Уничтожить указанных
aim-eliminate_tagged-about = Выполнена, когда погибли все персонажи с этой меткой.
aim-lost_tagged = Потеряны указанные
aim-lost_tagged-about = Выполнена, когда погибло хотя бы столько персонажей с этой меткой.
aim-survive = Продержаться
aim-survive-about = Выполнена, когда прошло столько раундов, а команда жива.
aim-reach_zone = Дойти до зоны
aim-reach_zone-about = Выполнена, когда в конце хода команды в зоне стоит столько её живых персонажей.
aim-hold_artifact = Удержать артефакт
aim-hold_artifact-about = Выполнена, когда игрок команды владеет им в начале стольких своих ходов подряд.
aim-object_in_zone = Доставить бочку в зону
aim-object_in_zone-about = Выполнена, когда в конце хода середина бочки лежит в зоне.
aim-damage_total = Нанести ранения
aim-damage_total-about = Выполнена, когда команда нанесла врагам столько ранений.
aim-kills_in_turn = Убить нескольких за ход
aim-kills_in_turn-about = Выполнена, когда за один ход команды погибло столько врагов.
aim-turns_over = Ходы кончились
aim-turns_over-about = Выполнена, когда первый игрок закончил столько ходов; годится для поражения.
parameter-team = Команда
parameter-result = Тогда команда
result-win = побеждает
result-lose = проигрывает
parameter-group = Группа
group-none = нет

## Особые правила

rules-about = Что в этой битве иначе. Сценарий важнее карт, а карты важнее общих правил.
change-add = Добавить особое правило
change-actions_per_turn = Действия за ход
change-actions_per_turn-about = У этого игрока столько действий за ход.
change-start_time_cards = Карты времени в начале
change-start_time_cards-about = Этот игрок начинает с картами времени в лагере.
change-life_max = Жизни
change-life_max-about = У персонажей с этой меткой такой предел жизней.
change-immobile = Неподвижность
change-immobile-about = Персонажами с этой меткой нельзя щёлкать; выстрелы и заклинания остаются.
change-fixed = Прикреплено к столу
change-fixed-about = Его ничем не сдвинуть.
change-invulnerable = Неуязвимость
change-invulnerable-about = Персонажи с этой меткой не получают ранений.
change-no_penalty = Без штрафов
change-no_penalty-about = Диски, вылетевшие со стола, ничего этим игрокам не стоят.
change-solid_border = Бортик
change-solid_border-about = У этих краёв стена: там ничего не падает.
change-reinforcement = Подкрепление
change-reinforcement-about = В начале этого хода игрок ставит этих персонажей в зону.
change-hazard_zone = Опасная зона
change-hazard_zone-about = В конце хода она ранит стоящих в ней персонажей активного игрока.
change-healing_zone = Целебная зона
change-healing_zone-about = В конце хода она лечит стоящих в ней персонажей активного игрока.
change-disable_ability = Утраченная способность
change-disable_ability-about = У персонажей с этой меткой нет этой способности.
change-grant_hit = Особый удар
change-grant_hit-about = У персонажей с этой меткой есть ещё и этот удар.
change-grant_sector = Сектор силы
change-grant_sector-about = У персонажей с этой меткой есть сектор силы такой ширины.
change-ritual_grant = Ритуалы в начале
change-ritual_grant-about = Этот игрок начинает с этими картами ритуалов.
change-terrain_change = Ландшафт меняется
change-terrain_change-about = В начале этого раунда предметы появляются и исчезают.
change-ritual_draw = Как берут ритуалы
change-ritual_draw-about = Когда игрок берёт карту ритуала.
change-free_capture = Даровой захват
change-free_capture-about = Захват артефакта сразу даёт этим игрокам ещё одно действие.

parameter-count = Сколько
parameter-rounds = Раундов
parameter-turns = Ходов
parameter-points = Ранений
parameter-n = Сколько
parameter-round = В раунде
parameter-damage = Ранений
parameter-lives = Жизней
parameter-arc = Ширина, °
parameter-tag = Метка
parameter-zone = Зона
parameter-artifact = Артефакт
parameter-object = Бочка
parameter-seat = Игрок
parameter-ritual = Ритуал
parameter-bearer = Кто
parameter-target = Что
parameter-victims = Кого
parameter-seats = Игроки
parameter-edges = Края
parameter-units = Кто приходит
parameter-coming = Что появляется
parameter-going = Что исчезает
parameter-kind = Вид
parameter-ability = Способность
parameter-hit = Удар
parameter-rule = Когда
bearer-any = любые из команды
victims-all = всех
victims-enemies = врагов: { $team }
choice-kind-bonus = бонус
choice-kind-penalty = штраф
choice-ability-shot = выстрел
choice-ability-spell = заклинание
choice-ability-trait = свойство
choice-ability-special_hit = особый удар
choice-ability-power = силовой удар
choice-hit-vampire = удар вампира
choice-hit-fire = удар огня
choice-hit-dryad = удар дриады
choice-rule-standard = как обычно
choice-rule-none = никогда
choice-rule-every_turn = каждый ход
choice-rule-on_kill = после убийства
border-bottom = нижний
border-left = левый
border-top = верхний
border-right = правый

## Что не так

fault-title = Сценарию нужно название на обоих языках.
fault-field = Каждая сторона стола должна быть от { $from } до { $to } мм.
fault-corners = У многоугольника бывает от { $from } до { $to } углов.
fault-convex = Углы должны идти вокруг выпуклого многоугольника против часовой стрелки.
fault-flat = У него нет размера.
fault-area-outside = Выходит за край стола.
fault-crossing = Пересекается с предметом «{ $other }».
fault-disk-outside = Лежит на столе не целиком.
fault-disk-terrain = Слишком близко к предмету «{ $other }».
fault-disks = Слишком близко к другому диску.
fault-nobody = У игрока { $seat } нет персонажей.
fault-type = Персонажа «{ $type }» не бывает.
fault-points = { $type }: мест должно быть столько же, сколько персонажей.
fault-no-zone = { $type }: зоны, где им стоять, нет.
fault-wounds = { $type }: от стольких ранений он сразу погибнет.
fault-no-artifact = { $type }: артефакта, на котором ему стоять, нет.
fault-crowded = { $type }: на артефакте может стоять только один персонаж.
fault-hero = { $type } — герой: он всего один.
fault-veterans = { $order }: ветеранов всего { $most }, а занято { $count }.
fault-fighters = { $order }: бойцов всего { $most }, а занято { $count }.
fault-artifacts = { $order }: единственный диск артефакта занят не один раз.
fault-crammed = Зона слишком мала для своего отряда.
fault-kind = Номер { $number }: такого вида, как «{ $type }», нет.
fault-names-tag = Номер { $number }: ни у кого нет метки «{ $name }».
fault-names-zone = Номер { $number }: такой зоны нет.
fault-names-artifact = Номер { $number }: этого артефакта нет на столе.
fault-names-object = Номер { $number }: такой бочки нет.
fault-names-seat = Номер { $number }: игрока { $name } нет.
fault-names-ritual = Номер { $number }: ритуала «{ $name }» не бывает.
