# Слова «Настолья» по их обозначениям: всё, что читает игрок. Имена — те же, что в RULES.ru.md, разделы 2 и 11.
# В вопросах, событиях и отказах персонажи, снаряды, артефакты, ритуалы, края и сценарии приходят именами, диски — с номерами
# («Вампал 2»); игроки, стороны и команды приходят числами от 0, а «да» и «нет» — как true и false (или 1 и 0).
# Имена не склоняются, а персонажи различаются родом: имя стоит в именительном падеже, глаголы при нём — в настоящем времени.
# Цели и особые правила сценария получают свои параметры по названиям; имена меток, зон и списков подставляет тот, кто их показывает.


## Игра

game-desktopia = Настолье
game-desktopia-blurb = Война на письменном столе: щелчки, диски, кружки и книги.
game-desktopia-about = Четыре Ордена крошечного народа бьются за стол: Огонь, Трава, Металл и Пыль. Каждый воин — деревянный диск. За ход вы действуете не более чем тремя из них: щёлкаете по диску, и он летит через весь стол, стреляете снарядом или читаете заклинание. Персонаж, по которому щёлкнули, ранит каждого врага, в которого врежется; снаряды жгут, кусают, связывают и защищают; кто заденет свободный артефакт, взберётся на него и даст вам его силу. Но каждый диск, слетевший со стола, стоит вам действия, так что соразмеряйте силу. Когда врагов не останется, стол ваш — если сценарий не скажет иного.


## Игроки, стороны и команды

seat-0 = Игрок 1
seat-1 = Игрок 2
seat-2 = Игрок 3
seat-3 = Игрок 4

# Игрок, сторона и команда по их числам, в начале предложения и внутри него
player = { $seat ->
        [0] Игрок 1
        [1] Игрок 2
        [2] Игрок 3
        [3] Игрок 4
       *[other] Сторона { $seat }
    }
side = { $side ->
        [0] Игрок 1
        [1] Игрок 2
        [2] Игрок 3
        [3] Игрок 4
       *[other] Сторона { $side }
    }
team = { $team ->
        [0] Команда 1
        [1] Команда 2
        [2] Команда 3
        [3] Команда 4
       *[other] Команда { $team }
    }
player-within = { $seat ->
        [0] игрок 1
        [1] игрок 2
        [2] игрок 3
        [3] игрок 4
       *[other] сторона { $seat }
    }
team-within = { $team ->
        [0] команда 1
        [1] команда 2
        [2] команда 3
        [3] команда 4
       *[other] команда { $team }
    }

# Как зовётся сторона игрока по Орденам, которые она ведёт
side-fire = Огонь
side-grass = Трава
side-metal = Металл
side-dust = Пыль
side-fire-grass = Огонь и Трава
side-fire-metal = Огонь и Металл
side-fire-dust = Огонь и Пыль
side-grass-metal = Трава и Металл
side-grass-dust = Трава и Пыль
side-metal-dust = Металл и Пыль
side-fire-grass-metal = Огонь, Трава и Металл
side-fire-grass-dust = Огонь, Трава и Пыль
side-fire-metal-dust = Огонь, Металл и Пыль
side-grass-metal-dust = Трава, Металл и Пыль
side-fire-grass-metal-dust = Огонь, Трава, Металл и Пыль


## Ордены

order-fire = Орден огня
    .about = Оранжевые диски с язычками пламени по краю. Кто пережил первый удар, того они поджигают, а потом ещё и раздувают.
    .short = Огонь
    .adjective = Огня
order-grass = Орден травы
    .about = Зелёные диски с листьями по краю. Прикрывают щитами, лечат, а стоять с ними рядом больно.
    .short = Трава
    .adjective = Травы
order-metal = Орден металла
    .about = Синие диски с зубцами по краю. Молнии, магниты и всегда на один ход больше, чем вы рассчитывали.
    .short = Металл
    .adjective = Металла
order-dust = Орден пыли
    .about = Серые диски с крапинками по краю. Пьют жизни, вяжут болью и меняются местами, стоит вам отвернуться.
    .short = Пыль
    .adjective = Пыли


## Настройки

option-duel = Сражение для двоих
    .about = Какой сценарий играют двое: дуэль, целую кампанию из трёх сражений или одно сражение из неё.
option-duel-duel_burnt_breakfast = { battle-duel_burnt_breakfast }
    .about = { battle-duel_burnt_breakfast.about }
option-duel-duel_overheat = { battle-duel_overheat }
    .about = { battle-duel_overheat.about }
option-duel-duel_by_candlelight = { battle-duel_by_candlelight }
    .about = { battle-duel_by_candlelight.about }
option-duel-duel_window_sill = { battle-duel_window_sill }
    .about = { battle-duel_window_sill.about }
option-duel-duel_herbarium = { battle-duel_herbarium }
    .about = { battle-duel_herbarium.about }
option-duel-duel_great_cleaning = { battle-duel_great_cleaning }
    .about = { battle-duel_great_cleaning.about }
option-duel-duel_king_of_the_coaster = { battle-duel_king_of_the_coaster }
    .about = { battle-duel_king_of_the_coaster.about }
option-duel-duel_sugar_run = { battle-duel_sugar_run }
    .about = { battle-duel_sugar_run.about }
option-duel-cold_tea_war = Кампания: { battle-cold_tea_war }
    .about = { battle-cold_tea_war.about }
option-duel-long_letter = Кампания: { battle-long_letter }
    .about = { battle-long_letter.about }
option-duel-tea_1_saucer = { battle-cold_tea_war } 1: { battle-tea_1_saucer }
    .about = { battle-tea_1_saucer.about }
option-duel-tea_2_napkin_road = { battle-cold_tea_war } 2: { battle-tea_2_napkin_road }
    .about = { battle-tea_2_napkin_road.about }
option-duel-tea_3_last_sip = { battle-cold_tea_war } 3: { battle-tea_3_last_sip }
    .about = { battle-tea_3_last_sip.about }
option-duel-letter_1_stopper = { battle-long_letter } 1: { battle-letter_1_stopper }
    .about = { battle-letter_1_stopper.about }
option-duel-letter_2_blot = { battle-long_letter } 2: { battle-letter_2_blot }
    .about = { battle-letter_2_blot.about }
option-duel-letter_3_seal = { battle-long_letter } 3: { battle-letter_3_seal }
    .about = { battle-letter_3_seal.about }

option-trio = Сражение для троих
    .about = Какой сценарий играют трое: сражение, целую кампанию из трёх или одно сражение из неё.
option-trio-trio_three_cups = { battle-trio_three_cups }
    .about = { battle-trio_three_cups.about }
option-trio-trio_siege_of_the_teapot = { battle-trio_siege_of_the_teapot }
    .about = { battle-trio_siege_of_the_teapot.about }
option-trio-night_on_the_desk = Кампания: { battle-night_on_the_desk }
    .about = { battle-night_on_the_desk.about }
option-trio-night_1_lamplight = { battle-night_on_the_desk } 1: { battle-night_1_lamplight }
    .about = { battle-night_1_lamplight.about }
option-trio-night_2_midnight_key = { battle-night_on_the_desk } 2: { battle-night_2_midnight_key }
    .about = { battle-night_2_midnight_key.about }
option-trio-night_3_alarm_clock = { battle-night_on_the_desk } 3: { battle-night_3_alarm_clock }
    .about = { battle-night_3_alarm_clock.about }

option-four = Сражение для четверых
    .about = Какой сценарий играют четверо: каждый за себя или двое на двое.
option-four-four_kitchen_table = { battle-four_kitchen_table }
    .about = { battle-four_kitchen_table.about }
option-four-four_office_rush = { battle-four_office_rush }
    .about = { battle-four_office_rush.about }
option-four-pairs_tea_for_four = { battle-pairs_tea_for_four }
    .about = { battle-pairs_tea_for_four.about }
option-four-pairs_two_captains = { battle-pairs_two_captains }
    .about = { battle-pairs_two_captains.about }

option-etude = Урок или этюд
    .about = Урок или задача для одного: враг стоит на месте, а рука не дрожит.
option-etude-lesson_1_flick = { battle-lesson_1_flick }
    .about = { battle-lesson_1_flick.about }
option-etude-lesson_2_hit = { battle-lesson_2_hit }
    .about = { battle-lesson_2_hit.about }
option-etude-lesson_3_shot = { battle-lesson_3_shot }
    .about = { battle-lesson_3_shot.about }
option-etude-lesson_4_spell = { battle-lesson_4_spell }
    .about = { battle-lesson_4_spell.about }
option-etude-lesson_5_artifact = { battle-lesson_5_artifact }
    .about = { battle-lesson_5_artifact.about }
option-etude-lesson_6_penalty = { battle-lesson_6_penalty }
    .about = { battle-lesson_6_penalty.about }
option-etude-etude_fire_1 = { battle-etude_fire_1 }
    .about = { battle-etude_fire_1.about }
option-etude-etude_fire_2 = { battle-etude_fire_2 }
    .about = { battle-etude_fire_2.about }
option-etude-etude_fire_3 = { battle-etude_fire_3 }
    .about = { battle-etude_fire_3.about }
option-etude-etude_fire_4 = { battle-etude_fire_4 }
    .about = { battle-etude_fire_4.about }
option-etude-etude_grass_1 = { battle-etude_grass_1 }
    .about = { battle-etude_grass_1.about }
option-etude-etude_grass_2 = { battle-etude_grass_2 }
    .about = { battle-etude_grass_2.about }
option-etude-etude_grass_3 = { battle-etude_grass_3 }
    .about = { battle-etude_grass_3.about }
option-etude-etude_grass_4 = { battle-etude_grass_4 }
    .about = { battle-etude_grass_4.about }
option-etude-etude_metal_1 = { battle-etude_metal_1 }
    .about = { battle-etude_metal_1.about }
option-etude-etude_metal_2 = { battle-etude_metal_2 }
    .about = { battle-etude_metal_2.about }
option-etude-etude_metal_3 = { battle-etude_metal_3 }
    .about = { battle-etude_metal_3.about }
option-etude-etude_metal_4 = { battle-etude_metal_4 }
    .about = { battle-etude_metal_4.about }
option-etude-etude_dust_1 = { battle-etude_dust_1 }
    .about = { battle-etude_dust_1.about }
option-etude-etude_dust_2 = { battle-etude_dust_2 }
    .about = { battle-etude_dust_2.about }
option-etude-etude_dust_3 = { battle-etude_dust_3 }
    .about = { battle-etude_dust_3.about }
option-etude-etude_dust_4 = { battle-etude_dust_4 }
    .about = { battle-etude_dust_4.about }

option-rituals = Ритуалы
    .about = Тайные карты для тех, кто за ход нанёс 4 ранения и больше — или ни одного. В первой игре лучше обойтись без них.
option-rituals-script = По сценарию
    .about = Ритуалы есть там, где их требует сценарий.
option-rituals-on = Есть
    .about = В каждом сражении тасуется колода из двенадцати карт ритуалов.
option-rituals-off = Нет
    .about = Без ритуалов, что бы ни говорил сценарий.

option-hand = Твёрдость руки
    .about = Насколько щелчок может отклониться от прицела. Она одинакова для людей и ботов; сильный щелчок отклоняется больше слабого.
option-hand-machine = Машина
    .about = Каждый щелчок идёт точно туда, куда нацелен.
option-hand-surgeon = Хирург
    .about = В полную силу щелчок обычно отклоняется на 0,8° и 2,4 %. Для знатоков.
option-hand-steady = Твёрдая
    .about = В полную силу щелчок обычно отклоняется на 1,6° и 4,8 %. Обычная игра.
option-hand-ordinary = Обыкновенная
    .about = В полную силу щелчок обычно отклоняется на 2,4° и 7,2 %. Для весёлых вечеров.
option-hand-shaky = Дрожащая
    .about = В полную силу щелчок обычно отклоняется на 3,2° и 9,6 %. Цельтесь подальше от своих.

option-handicap = Фора
    .about = Рука одного из игроков может открыто дрожать сильнее, чем у остальных.
option-handicap-none = Нет
    .about = У всех рука одинаково твёрдая.
option-handicap-first = Первый игрок
    .about = У первого игрока твёрдость руки меньше на 20 из 100.
option-handicap-second = Второй игрок
    .about = У второго игрока твёрдость руки меньше на 20 из 100.
option-handicap-third = Третий игрок
    .about = У третьего игрока твёрдость руки меньше на 20 из 100.
option-handicap-fourth = Четвёртый игрок
    .about = У четвёртого игрока твёрдость руки меньше на 20 из 100.

option-preview = Подсказка прицела
    .about = Что видно наперёд, пока вы целитесь. Конус ошибки руки виден всегда.
option-preview-contact = Первое касание
    .about = Путь до первого, с чем диск встретится, и его место в этот миг.
option-preview-run = Всё движение
    .about = Всё, что случилось бы, если бы рука не ошибалась. Для начинающих.
option-preview-none = Нет
    .about = Только направление и сила.

option-custom = Свой сценарий
    .about = Сценарий из редактора или из файла вместо сценария из книги.
option-custom-none = Из книги
    .about = Играется выбранное сражение из книги.


## Книга сценариев

battle-first_steps = Первые шаги
    .about = Шесть коротких уроков: щелчок, удар, выстрел, заклинание, артефакт, штраф.
battle-cold_tea_war = Война за остывший чай
    .about = Началось всё с горячей чашки, а кончилось остывшей. Огонь и Металл против Травы и Пыли, три битвы, два капитана. Добытое в одном сражении помогает в следующем.
battle-night_on_the_desk = Ночь на столе
    .about = От щелчка лампы до звонка будильника три Ордена бьются за один стол. Три сражения подряд. Добытое в одном помогает в следующем.
battle-long_letter = Долгое письмо
    .about = На столе лежит неоконченное письмо: у кого перо, за тем и последнее слово. Трава и Металл против Огня и Пыли, от первой капли чернил до печати. Добытое в одном сражении помогает в следующем.
battle-duel_burnt_breakfast = Подгоревший завтрак
    .about = Кто-то передержал тосты. Огонь считает это победой, а Трава из горшка с базиликом — поджогом. Огонь (5 дисков) против Травы (6 дисков). Не больше 30 раундов.
battle-duel_overheat = Перегрев
    .about = Ноутбук не выключали всю ночь. Из решёток дует жаром, и оба Ордена считают это тепло своим. Огонь (6 дисков) против Металла (6 дисков). Не больше 30 раундов.
battle-duel_by_candlelight = При свечах
    .about = Пыль пляшет в свете свечи, а Огонь и есть этот свет. В пятом раунде свеча догорит. Огонь (5 дисков) против Пыли (6 дисков). Не больше 30 раундов.
battle-duel_window_sill = Подоконник
    .about = Цветочные горшки против ящика с инструментами, а по бокам — оконные рамы. Вбок здесь ничего не упадёт. Трава (7 дисков) против Металла (7 дисков). Не больше 30 раундов.
battle-duel_herbarium = Гербарий
    .about = Между тяжёлыми книгами лежат сухие цветы и старая пыль. Обе стороны знают толк в ритуалах. Трава (7 дисков) против Пыли (7 дисков). Не больше 30 раундов.
battle-duel_great_cleaning = Генеральная уборка
    .about = Механизмы поклялись вычистить мастерскую до последнего угла. Пыль живёт здесь сто лет. Металл (9 дисков) против Пыли (10 дисков). Не больше 20 раундов.
battle-duel_king_of_the_coaster = Царь подставки
    .about = Самое тёплое место на столе — подставка посередине, а на ней лежит Магнитосфера. Кто начнёт на ней три своих хода подряд, тот и царь. Огонь (5 дисков) против Травы (6 дисков). Не больше 20 раундов.
battle-duel_sugar_run = Сахарный налёт
    .about = Три куска сахара на скатерти и два голодных лагеря. Домой нужно доставить два из трёх, а чтобы толкнуть кусок домой, надо зайти ему в тыл. Металл (5 дисков) против Пыли (6 дисков). Не больше 20 раундов.
battle-trio_three_cups = Три чашки
    .about = Три гостя, три чашки и одна сахарница. Кто первый всё взболтал, уже никто не помнит. Огонь (5 дисков), Трава (5 дисков) и Металл (5 дисков), каждый за себя. Не больше 20 раундов.
battle-trio_siege_of_the_teapot = Осада чайника
    .about = Весь Орден пыли обосновался у чайника. Слева Огонь, справа Металл: два малых отряда против одного большого, у которого пять действий в ход. Пыль (10 дисков) против Огня (5 дисков) и Металла (5 дисков). Не больше 18 раундов.
battle-four_kitchen_table = Кухонный стол
    .about = Четыре Ордена, один стол, а ужин опаздывает. Посередине стоит хлебная доска. Огонь (4 диска), Трава (5 дисков), Металл (4 диска) и Пыль (5 дисков), каждый за себя. Не больше 20 раундов.
battle-four_office_rush = Офисная суматоха
    .about = Начальник вернётся через десять минут. Кто первым нанесёт восемь ранений, тому и достанется стол. Огонь (3 диска), Трава (3 диска), Металл (4 диска) и Пыль (3 диска), каждый за себя. Не больше 10 раундов.
battle-pairs_tea_for_four = Чай на четверых
    .about = Партнёры сидят друг напротив друга и ссорятся через весь стол. Огонь и Пыль против Травы и Металла. Огонь (5 дисков) и Пыль (5 дисков) против Травы (5 дисков) и Металла (5 дисков). Не больше 20 раундов.
battle-pairs_two_captains = Капитаны
    .about = У каждого отряда свой капитан; команда, потерявшая обоих, уходит домой. Огонь и Металл против Травы и Пыли. Огонь (6 дисков) и Металл (6 дисков) против Травы (6 дисков) и Пыли (6 дисков). Не больше 20 раундов.
battle-tea_1_saucer = Стычка у блюдца
    .about = Чай ещё горячий. У блюдца встречаются два дозора, и ни один не уступает дороги. Огонь и Металл (4 диска) против Травы и Пыли (4 диска). Не больше 15 раундов.
battle-tea_2_napkin_road = Салфеточная дорога
    .about = Дорогу преграждают скатанные салфетки, в каждом ряду лишь два узких прохода. На дальнем краю должны встать четверо ваших. Огонь и Металл (7 дисков) против Травы и Пыли (7 дисков). Не больше 15 раундов.
battle-tea_3_last_sip = Последний глоток
    .about = Чай остыл, и теперь важны только капитаны. Одолейте чужого. Огонь и Металл (7 дисков) против Травы и Пыли (7 дисков). Не больше 20 раундов.
battle-night_1_lamplight = Под лампой
    .about = Лампа горит, хозяин спит. Три разведчика пробуют друг друга на прочность: кто первым нанесёт шесть ранений, за тем и свет. Трава (4 диска), Металл (4 диска) и Пыль (4 диска), каждый за себя. Не больше 12 раундов.
battle-night_2_midnight_key = Полуночный ключ
    .about = В кольце пресс-папье лежит Магнитосфера, ключ от ящика. Просидите на ней два своих хода. Трава (6 дисков), Металл (6 дисков) и Пыль (6 дисков), каждый за себя. Не больше 15 раундов.
battle-night_3_alarm_clock = До звонка будильника
    .about = Зазвонит будильник, и хозяин проснётся. Двенадцать раундов решат, чей это стол. Трава (6 дисков), Металл (6 дисков) и Пыль (6 дисков), каждый за себя. Не больше 12 раундов.
battle-letter_1_stopper = Потерянная пробка
    .about = Чернила открыты, а пробка укатилась на середину стола. Верните её к себе и помните: от удара спереди она катится к врагу. Трава и Металл (4 диска) против Огня и Пыли (4 диска). Не больше 15 раундов.
battle-letter_2_blot = Клякса
    .about = По первой странице расплылась клякса, а посреди неё — Фонтан жизни. Кто вычеркнет трёх врагов за один ход, тому и рвать страницу. Трава и Металл (7 дисков) против Огня и Пыли (7 дисков). Не больше 15 раундов.
battle-letter_3_seal = Печать
    .about = Сургуч размяк, и обе стороны вызвали второго героя. Когда падут оба вражеских, печать ваша. В пятом раунде свеча догорит. Трава и Металл (7 дисков) против Огня и Пыли (7 дисков). Не больше 20 раундов.
battle-lesson_1_flick = Урок 1: щелчок
    .about = В Настолье всё начинается со щелчка. Потяните, отпустите, и диск скользит, пока его не остановит трение. Остановите Энергана на подставке. Один щелчок в ход, три хода.
battle-lesson_2_hit = Урок 2: удар
    .about = Персонаж, которого щёлкнули, ранит каждого врага, в которого врежется. Довольно касания. Уничтожьте Фантома. Один щелчок в ход, два хода.
battle-lesson_3_shot = Урок 3: выстрел
    .about = Стрелок кладёт рядом с собой маленький диск снаряда и щёлкает по нему. Рядом — значит с любой стороны, хоть за углом. Уничтожьте Элементаля Стрелой. Один выстрел в ход, два хода.
battle-lesson_4_spell = Урок 4: заклинание
    .about = Вместо щелчка некоторые персонажи читают заклинание. Фантом меняется местами с товарищем. Ранить Дымера может только герой, а Хару заперт. Поменяйте его с Фантомом и ударьте. Два действия в ход, два хода.
battle-lesson_5_artifact = Урок 5: артефакт
    .about = Персонаж, задевший свободный артефакт, взбирается на него. Оттуда он даёт вам силу, и ударить его нельзя. Захватите Фонтан жизни и удержите до следующего хода. Одно действие.
battle-lesson_6_penalty = Урок 6: штраф
    .about = Любой диск, слетевший со стола, стоит вам действия. Соразмеряйте силу. Уничтожьте обоих врагов за этот ход. Два действия: первый щелчок ничего не должен столкнуть.
battle-etude_fire_1 = Фитиль
    .about = Сапоги Аджархи увязли в воске: сдвинуть его нельзя, но руки свободны. Уничтожьте раненого Хару за этот ход. Два действия.
battle-etude_fire_2 = Одна спичка, две свечи
    .about = Два Рампрака скрипят между кружкой и подставкой для ложки. Сил у Аджархи на один бросок. Уничтожьте обоих Рампраков за этот ход. Одно действие.
battle-etude_fire_3 = Второй порыв
    .about = Фантом забился в щель между тремя книгами. Прямой дороги туда от Сироха нет. Уничтожьте Фантома за этот ход. Одно действие.
battle-etude_fire_4 = Искра лезет вверх
    .about = Еле живой Акеру взобрался на Магнитосферу: ни удар, ни снаряд его там не достанут. Единственный его спутник спрятался за линейкой. Уничтожьте Акеру за этот ход. Одно действие.
battle-etude_grass_1 = Сестра и таран
    .about = Жукорог ранен и не двигается с места. На другом конце подоконника стоит целёхонький Рампрак. Уничтожьте Рампрака за этот ход. Два действия.
battle-etude_grass_2 = Шип посередине
    .about = Двум Дымерам удары простых воинов нипочём. Ратнику и не нужно бить: довольно встать рядом. Уничтожьте обоих Дымеров за этот ход. Одно действие.
battle-etude_grass_3 = На самом краю
    .about = Два механизма балансируют на краю стола. Всё, что упадёт, стоит действия. Уничтожьте обоих врагов за этот ход. Два действия.
battle-etude_grass_4 = Сперва щит, потом шипы
    .about = Хару прижат к поваренным книгам и полон сил. До него доберутся два Ратника, но встать там можно лишь плечом к плечу. Уничтожьте Хару за этот ход. Два действия.
battle-etude_metal_1 = Второе дыхание
    .about = Рампрак заперт между блоком зарядки и разветвителем. Но его команды слышит маленький Энерган снаружи. Уничтожьте обоих Элементалей за этот ход. Два действия.
battle-etude_metal_2 = Книга учёта молний
    .about = Баарун воткнут в розетку, сдвинуть его нельзя. На карте у него три Молнии, каждый следующий ход даёт ещё одну. Уничтожьте всех трёх врагов за четыре хода. Одно действие в ход.
battle-etude_metal_3 = Долой с пьедестала
    .about = Дымер уселся на Магнитосферу за кружкой. Наверху его не задеть, а внизу ранить его может только герой. Уничтожьте Дымера за этот ход. Два действия.
battle-etude_metal_4 = Марионетка
    .about = За спиной Хару стоят два здоровых Эдзена. Вайя до них не дотянется, зато дотянется до самой сильной руки врага. Уничтожьте обоих Эдзенов за этот ход. Одно действие.
battle-etude_dust_1 = Три укуса
    .about = Акеру прилип к капле варенья. На карте три Клеща, на виду два врага: могучий Шавах и хрупкая Дриада. Уничтожьте обоих за четыре хода. Одно действие в ход.
battle-etude_dust_2 = С отскока
    .about = Между Сколопом и Рампраком стоит футляр для очков, да и повёрнут Сколоп не туда: прямой удар лишь оцарапает. Уничтожьте здорового Рампрака за этот ход. Одно действие.
battle-etude_dust_3 = Кровавая цепь
    .about = У Эдзена осталась одна жизнь, а Аркан отнимает по одной за каждый удар. Но ведь он вампир. Уничтожьте всех трёх врагов за этот ход. Два действия.
battle-etude_dust_4 = Рокировка
    .about = Хару заперт за ноутбуком. Два Фантома стоят возле двух уставших героев Огня, по одному с каждой стороны. Уничтожьте обоих героев за этот ход. Два действия.


## Виды сценариев

kind-battle = Сражение
    .about = Одно сражение для двух, трёх или четырёх игроков. Побеждает тот, кто первым достигнет цели сценария.
kind-campaign = Кампания
    .about = Три сражения одно за другим. Неистраченные ритуалы и добыча, названная в сценарии, переходят в следующее; в конце решают очки.
kind-campaign_battle = Сражение кампании
    .about = Одна глава кампании, сыгранная отдельно.
kind-etude = Этюд
    .about = Задача для одного: достичь цели, пока не кончились ходы. Враг не двигается; начинать заново можно сколько угодно.
kind-lesson = Урок
    .about = Первый шаг с объяснениями.


## Персонажи: Огонь

character-adjarkha = Аджарха
    .about = Удар огня. В конце вашего хода: можно перенести одно Пламя с персонажа на другого.
    .lore = Носит в напёрстке самый старый уголёк на столе и щедро им делится.
character-sirokh = Сирох
    .about = Стреляет Смерчем, а после промаха — ещё раз.
    .lore = Ни разу в жизни не закрыл за собой окно.
character-vampal = Вампал
    .about = В начале вашего хода: +1 жизнь за каждого союзника рядом.
    .lore = Огромен, громок и пропадает без компании.
character-elemental = Элементаль
    .about = Двойной урон при ударе по горящему врагу.
    .lore = Искра, которая отказалась гаснуть.
character-smoker = Дымер
    .about = Удары и выстрелы ветеранов и бойцов его не ранят.
    .lore = Попробуйте дать пощёчину дыму.


## Персонажи: Трава

character-shawakh = Шавах
    .about = Стреляет Щитами, по другу или врагу. В конце вашего хода: можно положить 1–2 Щита с этой карты на разных персонажей.
    .lore = Ровесник цветочного горшка. Под его панцирем хватит места всем.
character-div = Диш
    .about = При гибели: можно положить диск на карту другого героя; его следующая атака наносит +1.
    .lore = Строгает стрелы из зубочисток, а лучшую завещает другу.
character-hornbug = Жукорог
    .about = Сектор силы. Раненый не действует.
    .lore = Прошибает стены из книг. От первой царапины ложится и ждёт, чтобы пожалели.
character-untouchable = Ратник
    .about = В конце вашего хода: 1 ранение каждому, кто рядом.
    .lore = С кактусом за руку не здороваются.
character-dryad = Дриада
    .about = Удар дриады: задетые ею союзники получают по 1 жизни.
    .lore = Лечит с разбега.


## Персонажи: Металл

character-baaroun = Баарун
    .about = В начале вашего хода: +1 Молния (не более 3).
    .lore = Спит в удлинителе. Просыпается заряженным.
character-vailla = Вайя
    .about = Магнит действует и на своих.
    .lore = Под его дудку пляшут все, и свои тоже.
character-ramprack = Рампрак
    .about = Заклинание: щёлкните по своему персонажу, у которого жизней меньше.
    .lore = Чугунный прораб: командует, даже застряв между двумя книгами.
character-minusoid = Минусоид
    .about = При гибели: выбранный вами игрок получает штрафную карту.
    .lore = Мелкий шрифт в конце договора.
character-energan = Энерган
    .about = При гибели: вы получаете бонусную карту.
    .lore = Батарейка на двух ножках. Садится ради общего дела.


## Персонажи: Пыль

character-kharu = Хару
    .about = Сектор силы. Стреляет Арканами, по врагу или своему. Перед его щелчком: можно положить Аркан на кого угодно.
    .lore = Считает, что болью надо делиться поровну.
character-akeru = Акеру
    .about = Стреляет Клещами. Заклинание: возьмите из резерва 2 Клеща.
    .lore = Пастырь очень маленьких и очень голодных овечек.
character-ezzen = Эдзен
    .about = Удар вампира: получает столько жизней, сколько нанёс ранений.
    .lore = От капли никогда не откажется.
character-phantom = Фантом
    .about = Заклинание: обмен местами с другим своим персонажем.
    .lore = Разве он не там стоял?
character-skolop = Сколоп
    .about = Сектор силы 90°: щелчок сзади наносит двойной урон.
    .lore = Сорок ног, одно направление.


## Ранги и классы

rank-hero = Герой
    .about = Диск 31 мм с именем, собственным снарядом и четырьмя или пятью жизнями. Раны отмечают жетоны на карте.
rank-veteran = Ветеран
    .about = Диск 28 мм с двумя жизнями. Раненый лежит стороной с каплей крови вверх.
rank-fighter = Боец
    .about = Диск 23 мм с единственной жизнью. На другой его стороне — другой боец того же Ордена.

class-chieftain = вождь
class-stormcaller = вихревед
class-brute = громила
class-spirit = дух
class-scout = лазутчик
class-guardian = хранитель
class-archer = стрелок
class-beast = зверь
class-warrior = воин
class-healer = целитель
class-technomage = техномаг
class-construct = механизм
class-tormentor = истязатель
class-pastor = пастырь
class-vampire = вампир


## Снаряды

missile-scorching_flame = Прожигающее пламя
    .about = Лежит на цели: 1 ранение в конце каждого хода того, кто его положил.
    .short = Пламя
missile-wandering_tornado = Блуждающий смерч
    .about = 1 ранение. Если он промахнулся и остался на столе, им надо выстрелить ещё раз — оттуда, где он лежит.
    .short = Смерч
missile-thorn_shield = Терновый щит
    .about = Лежит на персонаже, и тот не получает никаких ранений. На одном персонаже — не больше одного; сильный толчок его сбрасывает.
    .short = Щит
missile-hardened_arrow = Калёная стрела
    .about = 1 ранение.
    .short = Стрела
missile-chain_lightning = Цепная молния
    .about = 1 ранение и ещё по 1 за каждую Молнию, оставшуюся на карте Бааруна; при попадании они тратятся, при промахе — нет.
    .short = Молния
missile-magnet_of_power = Магнит власти
    .about = Не ранит: вы тут же щёлкаете по цели, словно она ваша, и это ничего не стоит. Вайя может выбрать и своего.
    .short = Магнит
missile-lariat_of_pain = Аркан боли
    .about = Лежит на персонаже: каждый его удар наносит на 1 ранение больше и стоит ему самому 1 жизни.
    .short = Аркан
missile-vampire_tick = Клещ-вампир
    .about = Лежит на цели, и та не может действовать. В начале хода владельца Клещ наносит 1 ранение, а герой владельца получает 1 жизнь.
    .short = Клещ

# Диски этих снарядов, с номерами: Пламя 3
disk-flame = { missile-scorching_flame.short }
    .about = { missile-scorching_flame.about }
disk-tornado = { missile-wandering_tornado.short }
    .about = { missile-wandering_tornado.about }
disk-tornado1 = { missile-wandering_tornado.short }
    .about = { missile-wandering_tornado.about }
disk-shield = { missile-thorn_shield.short }
    .about = { missile-thorn_shield.about }
disk-arrow = { missile-hardened_arrow.short }
    .about = { missile-hardened_arrow.about }
disk-lightning = { missile-chain_lightning.short }
    .about = { missile-chain_lightning.about }
disk-magnet = { missile-magnet_of_power.short }
    .about = { missile-magnet_of_power.about }
disk-lariat = { missile-lariat_of_pain.short }
    .about = { missile-lariat_of_pain.about }
disk-tick = { missile-vampire_tick.short }
    .about = { missile-vampire_tick.about }


## Артефакты

artifact-fire_mine = Огненная шахта
    .about = Раз за ваш ход, в любой момент: либо +1 снаряд каждому вашему стрелку с ограниченным запасом, либо снимите по одному снаряду с каждого своего персонажа, на котором они есть.
artifact-fountain_of_life = Фонтан жизни
    .about = Раз за ваш ход, в любой момент: все ваши персонажи, у которых ровно 1 жизнь, получают ещё по 1.
artifact-magnetosphere = Магнитосфера
    .about = В конце вашего хода: передвиньте любого персонажа к Магнитосфере, так чтобы он был рядом с ней.
artifact-smithy_of_dust = Кузница праха
    .about = Раз за ваш ход, когда гибнет враг: если бойцов у вас убыло, верните одного павшего бойца к Кузнице; в этот ход он не действует.


## Ритуалы и карты времени

ritual-summoning = Зов
    .about = Боец Ордена, за который вы играете, выходит из резерва рядом с вашим героем.
ritual-purification = Очищение
    .about = Сбросьте один снаряд с диска или карты любого персонажа.
ritual-healing = Исцеление
    .about = Один персонаж получает 1 жизнь.
ritual-teleportation = Телепорт
    .about = Переставьте своего персонажа на любое свободное место поля.

# Отдельные карты: по три каждого вида, все одинаковые
ritual-summoning1 = { ritual-summoning }
    .about = { ritual-summoning.about }
ritual-summoning2 = { ritual-summoning }
    .about = { ritual-summoning.about }
ritual-summoning3 = { ritual-summoning }
    .about = { ritual-summoning.about }
ritual-purification1 = { ritual-purification }
    .about = { ritual-purification.about }
ritual-purification2 = { ritual-purification }
    .about = { ritual-purification.about }
ritual-purification3 = { ritual-purification }
    .about = { ritual-purification.about }
ritual-healing1 = { ritual-healing }
    .about = { ritual-healing.about }
ritual-healing2 = { ritual-healing }
    .about = { ritual-healing.about }
ritual-healing3 = { ritual-healing }
    .about = { ritual-healing.about }
ritual-teleportation1 = { ritual-teleportation }
    .about = { ritual-teleportation.about }
ritual-teleportation2 = { ritual-teleportation }
    .about = { ritual-teleportation.about }
ritual-teleportation3 = { ritual-teleportation }
    .about = { ritual-teleportation.about }

time-penalty = Штрафная карта
    .about = Чёрная сторона карты времени: в следующем ходу на одно действие меньше. Если действий не осталось, пропускается весь ход.
time-bonus = Бонусная карта
    .about = Фиолетовая сторона карты времени: в следующем ходу на одно действие больше, ещё для одного персонажа. Лежит в лагере, пока это действие не совершено; штрафная карта, пришедшая раньше, гасит её.


## Удары

hit-plain = Обычный удар
    .about = 1 ранение каждому врагу, в которого врезался персонаж, — по разу за щелчок.
hit-vampire_hit = Удар вампира
    .about = После каждого удара персонаж получает столько жизней, сколько нанёс ранений.
hit-fire_hit = Удар огня
    .about = На каждого врага, который получил удар и выжил, ложится Пламя.
hit-dryad_hit = Удар дриады
    .about = Задетые союзники получают по 1 жизни, по разу за щелчок. Врагов он ранит как обычно.
hit-power_hit = Силовой удар
    .about = Если щёлкнуть по красной дуге, персонаж наносит двойной урон всем, кого ударит.


## Места и вещи из книги

edge-bottom = нижний край
edge-left = левый край
edge-top = верхний край
edge-right = правый край

thing-lump_1 = левый кусок сахара
thing-lump_2 = средний кусок сахара
thing-lump_3 = правый кусок сахара
thing-vent_west = левая решётка
thing-vent_east = правая решётка
thing-candle = свеча
thing-coaster = подставка
thing-home_south = южное блюдце
thing-home_north = северное блюдце
thing-far_south = южный рубеж
thing-far_north = северный рубеж
thing-terrain = то, что стоит на столе
thing-border = край стола
thing-reinforcement = подкрепление
thing-terrain_change = перестановка на столе
thing-hazard_zone = опасное место
thing-healing_zone = целебное место

# Кого сценарий называет меткой
tag-captain_a = капитаны Огня и Металла
tag-captain_b = капитаны Травы и Пыли
tag-captain_0 = капитан Огня и Металла
tag-captain_1 = капитан Травы и Пыли
tag-hero_0 = герой Травы
tag-hero_1 = герой Металла
tag-hero_2 = герой Пыли
tag-brink = Энерган на краю
tag-far = Энерган вдали

# Особое правило сценария, которому пора сработать, с его номером
trigger-rule = Правило сценария


## Цели сценария

goal-eliminate_all = { $result ->
        [lose] Поражение, если не останется врагов (выбыло { $have } из { $need })
       *[win] Не оставить в живых ни одного врага (выбыло { $have } из { $need })
    }
goal-eliminate_tagged = { $result ->
        [lose] Поражение, если погибнут все: { $tag } (погибло { $have } из { $need })
       *[win] Одолеть: { $tag } (погибло { $have } из { $need })
    }
goal-lost_tagged = { $result ->
        [win] Победа, как только погибнет столько: { $tag } ({ $have } из { $need })
       *[lose] Поражение, как только погибнет столько: { $tag } ({ $have } из { $need })
    }
goal-survive = { $result ->
        [lose] Поражение, если вы уцелеете до конца раунда { $rounds } (раундов: { $have } из { $need })
       *[win] Продержаться до конца раунда { $rounds } (раундов: { $have } из { $need })
    }
goal-reach_zone = { $result ->
        [lose] Поражение, если вы закончите свой ход здесь: { $zone }, { $count ->
            [one] { $count } персонаж
            [few] { $count } персонажа
           *[many] { $count } персонажей
        } ({ $have } из { $need })
       *[win] Закончить свой ход здесь: { $zone }, { $count ->
            [one] { $count } персонаж
            [few] { $count } персонажа
           *[many] { $count } персонажей
        } ({ $have } из { $need })
    }
goal-reach_zone-tagged = { $result ->
        [lose] Поражение, если к концу вашего хода здесь ({ $zone }) стоит { $tag } ({ $have } из { $need })
       *[win] К концу вашего хода здесь ({ $zone }) стоит { $tag } ({ $have } из { $need })
    }
goal-hold_artifact = { $result ->
        [lose] Поражение, если артефакт будет вашим ({ $artifact }) в начале { $turns ->
            [1] вашего хода
           *[other] { $turns } ваших ходов подряд
        } ({ $have } из { $need })
       *[win] Владеть артефактом ({ $artifact }) в начале { $turns ->
            [1] своего хода
           *[other] { $turns } своих ходов подряд
        } ({ $have } из { $need })
    }
goal-object_in_zone = { $result ->
        [lose] Поражение, если { $object_id } окажется здесь: { $zone } ({ $have } из { $need })
       *[win] Дотолкать: { $object_id } → { $zone } ({ $have } из { $need })
    }
goal-damage_total = { $result ->
        [lose] Поражение, если вы нанесёте ранений: { $points } (пока { $have } из { $need })
       *[win] Нанести всего ранений: { $points } (пока { $have } из { $need })
    }
goal-kills_in_turn = { $result ->
        [lose] Поражение, если за один ход вы одолеете { $count ->
            [one] { $count } врага
           *[other] { $count } врагов
        } ({ $have } из { $need })
       *[win] За один ход одолеть { $count ->
            [one] { $count } врага
           *[other] { $count } врагов
        } ({ $have } из { $need })
    }
goal-turns_over = { $result ->
        [win] Победа, когда пройдёт { $turns ->
            [one] { $turns } ваш ход
            [few] { $turns } ваших хода
           *[many] { $turns } ваших ходов
        } ({ $have } из { $need })
       *[lose] У вас { $turns ->
            [one] { $turns } ход
            [few] { $turns } хода
           *[many] { $turns } ходов
        } (использовано { $have } из { $need })
    }
goal-all-of = Всё это сразу:
goal-any-of = Любое из этого:
goal-limit = После раунда { $rounds } побеждает сильнейший.
goal-strength = Сила: { $strength }


## Особые правила сценария

rule-actions_per_turn = { player }: { $n ->
        [one] { $n } действие
        [few] { $n } действия
       *[many] { $n } действий
    } за ход.
rule-start_time_cards = { player }, с самого начала: { $kind ->
        [bonus] { $n ->
            [one] { $n } бонусная карта
            [few] { $n } бонусные карты
           *[many] { $n } бонусных карт
        }
       *[penalty] { $n ->
            [one] { $n } штрафная карта
            [few] { $n } штрафные карты
           *[many] { $n } штрафных карт
        }
    }.
rule-life_max = Не больше { $n ->
        [one] { $n } жизни
       *[other] { $n } жизней
    }: { $tag }.
rule-immobile = Щёлкать по диску нельзя, всё остальное можно: { $tag }.
rule-fixed = Не сдвинуть с места: { $tag }.
rule-invulnerable = Нельзя ранить: { $tag }.
rule-no_penalty = За диски, слетевшие со стола, нет штрафа. Для кого: { $seats }.
rule-solid_border = Эти края — стены, там ничего не упадёт: { $edges }.
rule-reinforcement = Раунд { $round }: подкрепление — { player-within } ({ $units }), место: { $zone }.
rule-hazard_zone = { $damage ->
        [one] { $damage } ранение
        [few] { $damage } ранения
       *[many] { $damage } ранений
    } каждому, кто кончает здесь свой ход{ $who ->
        [enemies] {" "}(не в счёт { team-within })
       *[all] {""}
    }: { $zone }.
rule-healing_zone = { $lives ->
        [one] { $lives } жизнь
        [few] { $lives } жизни
       *[many] { $lives } жизней
    } каждому, кто кончает здесь свой ход: { $zone }.
rule-disable_ability = { $ability ->
        [shot] Не может стрелять
        [spell] Не может читать заклинание
        [trait] Без своего свойства
        [special_hit] Без особого удара
       *[power] Без сектора силы
    }: { $tag }.
rule-grant_hit = { $hit ->
        [vampire] Бьёт ещё и ударом вампира
        [fire] Бьёт ещё и ударом огня
       *[dryad] Бьёт ещё и ударом дриады
    }: { $tag }.
rule-grant_sector = Сектор силы { $arc }°: { $tag }.
rule-ritual_grant = { player }: с самого начала есть ритуал «{ $ritual }»{ $n ->
        [one] {""}
       *[other] {" "}({ $n })
    }.
rule-terrain_change = Раунд { $round }: на столе перестановка.
rule-ritual_draw = { $rule ->
        [none] Ритуалы не берутся.
        [every_turn] Ритуал берётся в конце каждого хода.
        [on_kill] Ритуал берётся после хода, в котором погиб враг.
       *[standard] Ритуал берётся после хода, в котором нанесено 4 ранения и больше — или ни одного.
    }
rule-free_capture = Захват артефакта сразу даёт одно действие. Для кого: { $seats }.
rule-keep_wounds = Переносит в следующее сражение раны, не больше { $max }: { $tag }.


## Почему кто-то не может действовать

able-acted = В этом ходу действие уже было.
able-tick = Держит Клещ: действовать нельзя.
able-wounded = Раненый Жукорог не действует, пока его не вылечат.
able-raised = Возвращение из Кузницы: действовать можно со следующего хода.
able-out_of_actions = В этом ходу действий не осталось.
able-not_its_turn = Сейчас чужой ход.


## Понятия

term-order = Орден
    .about = Один из четырёх народов стола: Огонь, Трава, Металл, Пыль. Сторона ведёт один или несколько.
term-battlefield = Поле боя
    .about = Столешница, примерно метр на метр, если сценарий не говорит иного.
term-border = Граница поля
    .about = Край стола. Диск, чей центр её пересёк, слетел со стола.
term-camp = Лагерь
    .about = Карты персонажей, карты времени и ритуалы игрока рядом со столом.
term-reserve = Резерв
    .about = Все диски, которых нет в игре. Оттуда выходят призванные и возвращённые бойцы.
term-discard = Сброс
    .about = Назад в резерв — или на карту снаряда, если его запас бесконечен.
term-script = Сценарий
    .about = О чём сражение: стол, отряды, цели и особые правила. Он сильнее карт, а карты сильнее правил.
term-campaign = Кампания
    .about = Цепочка сражений, в которой преимущества переходят из одного в другое.
term-etude = Этюд
    .about = Задача для одного против врага, который стоит на месте.
term-squad = Отряд
    .about = Персонажи одной стороны.
term-landscape = Ландшафт
    .about = Кружки, книги и всё прочее, что стоит на столе. Он не двигается, и диски от него отскакивают.
term-disk = Диск
    .about = Всё здесь — круглые деревяшки: персонажи, снаряды, артефакты.
term-character = Персонаж
    .about = Герой, ветеран или боец.
term-rank = Ранг
    .about = Герой, ветеран или боец: чем больше диск, тем выше ранг.
term-class = Класс
    .about = Чем персонаж занят по жизни. На правила не влияет.
term-missile = Снаряд
    .about = Диск 15 мм, которым стреляют или который кладут на персонажа.
term-artifact = Артефакт
    .about = Диск 31 мм, дающий силу тому, чей персонаж на нём стоит.
term-barrel = Особый предмет
    .about = Другая сторона артефакта: вещь, которую толкают. Что она значит, говорит сценарий.
term-life = Жизнь
    .about = То, что отнимают ранения. Без жизней персонаж гибнет.
term-life_max = Предел жизней
    .about = Жизней не бывает больше, чем вначале; лишние пропадают.
term-damage = Ранение
    .about = Каждое отнимает жизнь. Нанесённое сверх последней жизни всё равно считается нанесённым.
term-damage_token = Жетон ранения
    .about = Рана на карте героя.
term-ability = Способность
    .about = То, что позволяет карта: выстрел, заклинание, свойство, особый удар, сектор силы.
term-action = Действие
    .about = Щелчок, выстрел или заклинание. Три за ход, каждое — другим персонажем.
term-flick = Щелчок
    .about = Диск посылают в каком-то направлении с какой-то скоростью, от 100 до 2500 мм/с. Отпустив, назад не взять.
term-shot = Выстрел
    .about = Снаряд кладут рядом со стрелком, не дальше его собственного диаметра, и щёлкают по нему. Один из задетых врагов становится целью.
term-spell = Заклинание
    .about = Действие без щелчка: происходит то, что сказано на карте.
term-trait = Свойство
    .about = То, что персонаж делает сам собой и даром, даже если не действует.
term-hit = Удар
    .about = Персонаж, по которому щёлкнули, врезался во врага. Довольно касания; сила не важна.
term-power_sector = Сектор силы
    .about = Красная дуга сзади на некоторых дисках. Щелчок по ней наносит двойной урон.
term-missile_max = Предел снарядов
    .about = Больше снарядов на карте персонажа не бывает.
term-limited_supply = Ограниченный запас
    .about = Снаряды на карте самого персонажа. Истраченные уходят в резерв.
term-infinite_supply = Бесконечный запас
    .about = Диски на карте снаряда. Истраченные возвращаются туда; пока все лежат на персонажах, брать нечего.
term-long_term_effect = Длительный эффект
    .about = Действует, пока снаряд лежит на персонаже. Упал снаряд — кончился и эффект.
term-target = Цель
    .about = На кого действует выстрел: один из тех, кого задел снаряд.
term-nearby = Рядом
    .about = Меньше 15 мм от края до края, на одном уровне, и между дисками нет ландшафта: снаряд мог бы лечь на оба.
term-allied_character = Дружеский персонаж
    .about = Ваш персонаж или персонаж игрока вашей команды.
term-enemy_character = Вражеский персонаж
    .about = Персонаж игрока другой команды.
term-neutral_artifact = Нейтральный артефакт
    .about = На нём никто не стоит. Персонаж, врезавшийся в него от щелчка своего игрока, может взобраться.
term-control = Контроль
    .about = Артефакт ваш, пока на нём стоит ваш персонаж. Ударить такого персонажа нельзя, но сильный удар по артефакту его стряхнёт.
term-ritual = Ритуал
    .about = Тайная карта: её берут после хода, в котором нанесено 4 ранения и больше — или ни одного, и играют в свой ход даром.
term-time_card = Карта времени
    .about = Чёрная сторона: в следующем ходу на действие меньше. Фиолетовая: на действие больше. Всего их пять.
term-penalty = Штраф
    .about = Щелчок, после которого со стола слетел диск, стоит действия; если терять нечего — чёрной карты времени.
term-bonus = Бонус
    .about = Ещё одно действие в следующем ходу, ещё для одного персонажа.
term-rule_deficiency = Правило недостачи
    .about = Чего нет, того не взять: эффект, которому не хватает диска или карты, не происходит.
term-rule_maximum = Правило предела
    .about = Ни жизней, ни снарядов не бывает больше, чем позволяет карта.
term-rule_priority = Правило приоритета
    .about = Сценарий сильнее карт, а карты сильнее правил.
term-rule_sequence = Правило последовательности
    .about = Если пора случиться сразу многому, порядок выбирает тот, чей ход.
term-rule_stability = Правило стабильности
    .about = Случайно ничего не сдвинуть: недозволенное отвергается и ничего не меняет.
term-steadiness = Твёрдость руки
    .about = Насколько точно рука исполняет прицел: 100 — без ошибки. Закон один для людей и ботов.
term-facing = Поворот диска
    .about = Куда повёрнут диск. Важен только для секторов силы и меняется, когда диски задевают друг друга вскользь.
term-block = Стопка
    .about = Всё, что едет на диске. От резкого толчка оно соскальзывает.
term-carrier = Несущий диск
    .about = Диск, на котором что-то лежит или стоит.
term-player = Игрок
    .about = Человек или бот.
term-side = Сторона
    .about = Отряд игрока — или отряд, которым никто не управляет.
term-team = Команда
    .about = Стороны, которые побеждают и проигрывают вместе.
term-turn = Ход
    .about = Начало, до трёх действий, конец: всё, чему пора случиться в начале и в конце, идёт в том порядке, который выберет игрок.
term-round = Раунд
    .about = По одному ходу каждого игрока.
term-free_flick = Щелчок без затраты действия
    .about = Щелчок, который даёт какой-нибудь эффект: действия он не стоит, и щёлкнуть можно даже по тому, кто не может действовать.
term-burning = Горящий
    .about = На этом персонаже лежит Пламя.
term-cannot_act = Не может действовать
    .about = Уже действовал, под Клещом, раненый Жукорог или возвращён в этом ходу. Щелчки без затраты действия всё же возможны.
term-div_charge = Заряд Диша
    .about = Диск погибшего Диша на карте героя: следующая атака героя наносит на 1 ранение больше.
term-snapshot = Снимок состояния
    .about = Что на ком лежит и чьи артефакты, определяется один раз — когда щелчок начинается.
term-off_the_table = Слетел со стола
    .about = Слетевший диск возвращают у того края, который он пересёк. Кто щёлкал, платит штраф.
term-column = Столбик
    .about = Снаряды на персонаже, первый снизу. Падают все вместе или никак.


## О чём спрашивают

ask-deploy = Расставьте отряд: каждый диск внутри своей зоны, не касаясь других.
ask-act = Ваш ход: щелчок, выстрел или заклинание
ask-aim = { $why ->
        [second] Смерч промахнулся и блуждает дальше: выстрелите им ещё раз.
       *[other] { $why }: теперь щелчок. Куда и с какой силой?
    }
ask-begin = Ваш ход начинается. Что дальше?
ask-close = Ваш ход кончается. Что дальше?
ask-deaths = Пало несколько персонажей, и это не проходит даром. Что дальше?
ask-feed = Клещ напился. Какой герой получит жизнь?
ask-target = Снаряд задел нескольких. Кто цель?
ask-flames = Пламени на всех не хватит. { $count ->
        [one] Кому достанется { $count }?
       *[other] Каким { $count } достанется?
    }
ask-climb = Артефакт свободен. Взобраться?
ask-face = { $disk }: куда повернуть?
ask-penalise = Ваш Минусоид погиб. Кому штрафная карта?
ask-charge = Ваш Диш погиб. Какой герой возьмёт его последнюю стрелу?
ask-raise = Кузница праха раскалилась. Какой боец вернётся?
ask-place = { $by }: выберите место.
ask-pull = Магнитосфера гудит. Кого притянуть?
ask-spark = Аджарха раздувает угли. Какое Пламя перескочит и на кого?
ask-shields = У Шаваха есть Щиты. Кому?
ask-mine = Огненная шахта: зарядить стрелков или снять по снаряду со своих?
ask-unload = Огненная шахта, { $disk }: какой снаряд снять?
ask-summon = Зов: какой боец придёт и к какому герою?
ask-purify = Очищение: какой снаряд сбросить?
ask-heal = Исцеление: кто получит жизнь?
ask-teleport = Телепорт: кого переставить?
ask-keep = Вы взяли ритуал. Сыграть какой-нибудь сейчас или придержать карты?


## Что можно ответить

action-auto = Расставить за меня
action-deploy = Расставить (x, y, поворот каждого):
action-flick = Щелчок (диск, угол, скорость):
action-shoot = Выстрел (стрелок, x, y, угол, скорость):
action-cast = Заклинание:
action-lariat = Положить Аркан:
action-use = Использовать артефакт:
action-play = Сыграть ритуал:
action-end = Закончить ход
action-trigger = Дальше:
action-rest = Остальное в обычном порядке
action-feed = Жизнь получает
action-target = Цель:
action-burn = Поджечь:
action-climb = Взобраться:
action-stay = Остаться внизу
action-face = Повернуть (градусы):
action-keep = Оставить как есть
action-penalise = Штрафная карта, место
action-charge = Заряд получает
action-decline = Не надо
action-raise = Вернуть:
action-place = Поставить (x, y):
action-pull = Притянуть:
action-spark = Перенести (Пламя, на кого):
action-shield = Щит получает
action-done = Достаточно
action-load = Зарядить: +1 снаряд каждому стрелку
action-unload = Разгрузить: по снаряду с каждого своего
action-discard = Снять:
action-summon = Призвать (боец, к кому):
action-purify = Очистить:
action-heal = Исцелить:
action-teleport = Переставить:


## Что произошло

event-battle-began = { $number ->
        [0] Начинается сражение: { $script }
       *[other] Сражение { $number } кампании: { $script }
    }
event-first-player-drawn = Жребий решил, кто ходит первым: { player-within }
event-squad-deployed = { player }: отряд расставлен — { $disks }
event-round-began = Раунд { $round }
event-turn-began = Ход: { player-within }, { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
       *[many] { $actions } действий
    }
event-turn-skipped = { player }: ход пропущен, штрафы съели все действия
event-turn-ended = { player }: конец хода
event-disk-flicked = { $why ->
        [flick] Щелчок, { $disk }: { flicked-how }
        [shot] { $shooter } стреляет, { $disk }: { flicked-how }
        [second] Второй порыв, { $disk }: { flicked-how }
       *[other] { $why }: щелчок без затраты действия, { $disk }: { flicked-how }
    }{ $cut_short ->
        [true] {" "}(движение прервано)
        [1] {" "}(движение прервано)
       *[other] {""}
    }
event-character-hit = Удар! { $disk } → { $target }: { $damage ->
        [1] 1 ранение
       *[other] 1{ $power ->
            [true] {" "}×2
            [1] {" "}×2
           *[other] {""}
        }{ $burning ->
            [true] {" "}×2 (горит)
            [1] {" "}×2 (горит)
           *[other] {""}
        }{ $lariats ->
            [0] {""}
           *[other] {" "}+{ $lariats } (Аркан)
        }{ $charge ->
            [0] {""}
           *[other] {" "}+{ $charge } (Диш)
        } = { $damage }
    }
event-shot-struck = Попадание! { $missile } → { $target }{ $damage ->
        [0] {""}
        [one] : { $damage } ранение
        [few] : { $damage } ранения
       *[many] : { $damage } ранений
    }
event-shot-missed = { $missile }: мимо
event-character-wounded = { $disk } получает { $damage ->
        [one] { $damage } ранение
        [few] { $damage } ранения
       *[many] { $damage } ранений
    } ({ $by }): { $left ->
        [0] жизней не осталось
        [one] осталась { $left } жизнь
        [few] осталось { $left } жизни
       *[many] осталось { $left } жизней
    }
event-damage-prevented = { $disk } не получает ранения ({ $by }): отражено { $damage } ({ $why ->
        [script] сценарий
       *[other] { $why }
    })
event-character-healed = { $disk } получает { $lives ->
        [one] { $lives } жизнь
        [few] { $lives } жизни
       *[many] { $lives } жизней
    } ({ $by }), теперь { $now }
event-character-died = { $disk } погибает
event-missile-laid = { $missile } теперь лежит здесь: { $target }
event-missile-fell = { $missile } соскальзывает ({ $carrier })
event-missile-discarded = { $supply ->
        [true] { told-off-card }
        [1] { told-off-card }
       *[other] Снаряд снят: { $missile } ({ $carrier })
    }
event-supply-changed = { $missile }, запас на карте ({ $disk }): { $stored }
event-character-shaken = { $disk } слетает с артефакта: { $artifact }
event-disk-returned = { $disk } слетает со стола и возвращается: { $edge }
event-disk-placed = { $disk } переставляется ({ $by })
event-disk-turned = { $disk } поворачивается: { NUMBER($facing, maximumFractionDigits: 0) }°
event-disks-exchanged = { $disk } и { $other } меняются местами
event-artifact-taken = { $disk } взбирается: { $artifact }. Контроль: { player-within }
event-artifact-freed = { $artifact }: больше ни под чьим контролем
event-artifact-used = { player }: использован артефакт «{ $artifact }»{ $effect ->
        [load] , стрелки заряжены
        [unload] , снаряды сняты
       *[other] {""}
    }
event-action-lost = Со стола слетел диск: действием меньше ({ player-within })
event-time-card-taken = { $kind ->
        [bonus] { player }: бонусная карта, в следующем ходу на действие больше
       *[penalty] { player }: штрафная карта, в следующем ходу на действие меньше
    }
event-bonus-spent = { player }: бонусная карта возвращается
event-time-cards-cancelled = { $current ->
        [true] { told-cancelled-now }
        [1] { told-cancelled-now }
       *[other] Штраф и бонус гасят друг друга: { player-within }
    }
told-cancelled-now = Штраф гасит бонус этого хода: { player-within }. Сейчас одним действием меньше, в следующем ходу — нет
event-spell-cast = { $disk } читает заклинание
event-charge-laid = { $hero } берёт последнюю стрелу Диша: следующая атака наносит на 1 ранение больше
event-charge-spent = { $hero }: заряда Диша больше нет
event-fighter-came = { $disk } вступает в бой ({ $by }): { player-within }
event-ritual-drawn = { player }: взят ритуал «{ $card }»
event-ritual-played = { player }: сыгран ритуал «{ $card }»
event-rituals-shuffled = Сыгранные ритуалы тасуются в новую колоду
event-terrain-changed = На столе перестановка: { $removed } { $added }
event-player-out = { side }: никого не осталось
event-battle-won = Победа: { team } — { $reason ->
        [eliminate_all] врагов не осталось
        [eliminate_tagged] пали те, кто должен был пасть
        [lost_tagged] пало довольно
        [survive] выстояли
        [reach_zone] цель достигнута
        [hold_artifact] артефакт удержан сколько нужно
        [object_in_zone] всё на своих местах
        [damage_total] нанесено довольно ранений
        [kills_in_turn] за один ход пало довольно врагов
        [turns_over] ходы кончились
        [strength] к концу сильнее всех
        [last_team] больше никого не осталось
        [lost] остальные потерпели поражение
       *[other] так велит сценарий
    }
event-battle-drawn = { $reason ->
        [strength] Время вышло, и никто не победил
        [lost] Цели сценария уже не достичь: никто не победил
       *[other] Сражение кончается без победителя
    }
event-campaign-stands = Счёт кампании: { $points }

# Как щёлкнули по диску: что сделала рука и куда целились
flicked-how = { NUMBER($real_angle, maximumFractionDigits: 2) }°, { NUMBER($real_speed, maximumFractionDigits: 0, useGrouping: 0) } мм/с (прицел { NUMBER($angle, maximumFractionDigits: 2) }°, { NUMBER($speed, maximumFractionDigits: 0, useGrouping: 0) }){ $power ->
        [true] , сектором силы
        [1] , сектором силы
       *[other] {""}
    }
told-off-card = Снаряд снят с карты: { $missile } ({ $carrier })


## В чём отказано

illegal-not-inside = Диск должен целиком лежать на столе ({ $rule }).
illegal-no-room = Нет места: слишком близко { $thing } ({ $rule }).
illegal-not-nearby = Не рядом ({ $near }): нужно меньше { $most } мм от края до края, и чтобы ничего не было между ({ $rule }).
illegal-too-far = Снаряд слишком далеко ({ $disk }): не дальше { $most } мм, собственного диаметра стрелка ({ $rule }).
illegal-too-near = Снаряд слишком близко ({ $disk }): оставьте зазор не меньше { $gap } мм ({ $rule }).
illegal-wrong-zone = Диск нужно поставить целиком внутри его зоны ({ $rule }).
illegal-has-acted = Этот персонаж в этом ходу уже действовал ({ $rule }).
illegal-has-tick = На этом персонаже Клещ: действовать нельзя ({ $rule }).
illegal-is-wounded = Раненый Жукорог не действует ({ $rule }).
illegal-was-raised = Боец, возвращённый Кузницей, в том же ходу не действует ({ $rule }).
illegal-no-actions = В этом ходу действий не осталось ({ $rule }).
illegal-not-yours = Щёлкать можно только по своим персонажам ({ $rule }).
illegal-never-flicked = По артефактам и особым предметам не щёлкают, их только толкают ({ $rule }).
illegal-immobile = По сценарию щёлкать по этому персонажу нельзя ({ $rule }).
illegal-no-shot = Этот персонаж не стреляет ({ $rule }).
illegal-no-missile = Для выстрела не осталось снаряда ({ $rule }).
illegal-no-spell = У этого персонажа нет заклинания ({ $rule }).
illegal-spell-without-effect = Сейчас заклинание ничего не даст ({ $rule }).
illegal-artifact-used = В этом ходу артефакт уже использован ({ $rule }).
illegal-not-controlled = Этот артефакт не под вашим контролем: на нём нет вашего персонажа ({ $rule }).
illegal-ritual-without-effect = Сейчас ритуал ничего не даст ({ $rule }).
illegal-full-health = Этот персонаж не ранен ({ $rule }).
illegal-bad-script = Сценарий играть нельзя. { $where }: { $what ->
        [not-json] { script-not-json }
        [too-large] { script-too-large }
        [not-an-object] { script-not-an-object }
        [not-a-list] { script-not-a-list }
        [not-a-text] { script-not-a-text }
        [not-a-number] { script-not-a-number }
        [not-whole] { script-not-whole }
        [not-yes-or-no] { script-not-yes-or-no }
        [not-a-name] { script-not-a-name }
        [empty-text] { script-empty-text }
        [long-text] { script-long-text }
        [out-of-range] { script-out-of-range }
        [wrong-length] { script-wrong-length }
        [missing-key] { script-missing-key }
        [unknown-key] { script-unknown-key }
        [repeated-key] { script-repeated-key }
        [unknown-word] { script-unknown-word }
        [one-of-these] { script-one-of-these }
        [unknown-condition] { script-unknown-condition }
        [unknown-modifier] { script-unknown-modifier }
        [carry-only] { script-carry-only }
        [unknown-step] { script-unknown-step }
        [unknown-type] { script-unknown-type }
        [unknown-order] { script-unknown-order }
        [unknown-artifact] { script-unknown-artifact }
        [unknown-ritual] { script-unknown-ritual }
        [unknown-zone] { script-unknown-zone }
        [unknown-tag] { script-unknown-tag }
        [unknown-object] { script-unknown-object }
        [unknown-terrain] { script-unknown-terrain }
        [unknown-team] { script-unknown-team }
        [unknown-seat] { script-unknown-seat }
        [unknown-script] { script-unknown-script }
        [repeated-name] { script-repeated-name }
        [taken-name] { script-taken-name }
        [shared-tag] { script-shared-tag }
        [single-tag] { script-single-tag }
        [seat-order] { script-seat-order }
        [wrong-control] { script-wrong-control }
        [order-not-played] { script-order-not-played }
        [passive-zone] { script-passive-zone }
        [placement-given] { script-placement-given }
        [placement-missing] { script-placement-missing }
        [points-differ] { script-points-differ }
        [single-unit] { script-single-unit }
        [off-artifact] { script-off-artifact }
        [full-artifact] { script-full-artifact }
        [too-wounded] { script-too-wounded }
        [no-supply] { script-no-supply }
        [late] { script-late }
        [too-many-disks] { script-too-many-disks }
        [too-many-cards] { script-too-many-cards }
        [both-time-cards] { script-both-time-cards }
        [rituals-off] { script-rituals-off }
        [not-convex] { script-not-convex }
        [outside-field] { script-outside-field }
        [too-close] { script-too-close }
        [terrain-overlaps] { script-terrain-overlaps }
        [zone-too-small] { script-zone-too-small }
        [zone-unpackable] { script-zone-unpackable }
        [etude-players] { script-etude-players }
        [campaign-key] { script-campaign-key }
        [mixed-group] { script-mixed-group }
        [unbounded] { script-unbounded }
        [already-true] { script-already-true }
        [no-way-to-win] { script-no-way-to-win }
        [other-format] { script-other-format }
        [out-of-place] { script-out-of-place }
        [players-differ] { script-players-differ }
        [last-carry] { script-last-carry }
        [no-zone] { script-no-zone }
       *[other] { $what }
    } ({ $rule })

# Что в сценарии не так и как должно быть
script-not-json = Это не JSON (строка { $line }, столбец { $column }).
script-too-large = Знаков { $found }, а читается не больше { $most }.
script-not-an-object = Здесь нужен объект с ключами, а не { $found }.
script-not-a-list = Здесь нужен список, а не { $found }.
script-not-a-text = Здесь нужен текст, а не { $found }.
script-not-a-number = Здесь нужно число, а не { $found }.
script-not-whole = Здесь нужно целое число, а не { $found }.
script-not-yes-or-no = Здесь годится только true или false, а не { $found }.
script-not-a-name = { $found } — не обозначение: строчные латинские буквы, цифры и подчёркивания, первой буква, не больше 40 знаков.
script-empty-text = Здесь должны быть слова.
script-long-text = В тексте знаков { $found }, а места на { $most }.
script-out-of-range = { $found } вне пределов: от { $least } до { $most }.
script-wrong-length = Записей здесь { $found }, а можно от { $least } до { $most }.
script-missing-key = Нет ключа «{ $missing }».
script-unknown-key = Ключа «{ $found }» здесь не бывает. Возможны: { $legal }.
script-repeated-key = Ключ «{ $found }» стоит дважды.
script-unknown-word = «{ $found }» здесь не годится. Возможны: { $legal }.
script-one-of-these = Нужен ровно один из ключей: { $legal }.
script-unknown-condition = Цели «{ $found }» не бывает. Возможны: { $legal }.
script-unknown-modifier = Особого правила «{ $found }» не бывает. Возможны: { $legal }.
script-carry-only = «{ $found }» переходит из сражения в сражение, но особым правилом сражения не бывает.
script-unknown-step = Шага решения «{ $found }» не бывает. Возможны: { $legal }.
script-unknown-type = Персонажа «{ $found }» нет. Возможны: { $legal }.
script-unknown-order = Ордена «{ $found }» нет. Возможны: { $legal }.
script-unknown-artifact = Артефакта «{ $found }» здесь нет. Возможны: { $legal }.
script-unknown-ritual = Ритуала «{ $found }» нет. Возможны: { $legal }.
script-unknown-zone = Зоны «{ $found }» в сценарии нет. Есть: { $legal }.
script-unknown-tag = Метки «{ $found }» в сценарии ни на ком нет. Есть: { $legal }.
script-unknown-object = Особого предмета «{ $found }» в сценарии нет. Есть: { $legal }.
script-unknown-terrain = На столе не стоит ничего с именем «{ $found }». Есть: { $legal }.
script-unknown-team = В команде { $found } нет ни одной стороны. Есть: { $legal }.
script-unknown-seat = На месте { $found } нет игрока. Есть: { $legal }.
script-unknown-script = Сценария «{ $found }» в книге нет.
script-repeated-name = «{ $found }» стоит дважды.
script-taken-name = Имя «{ $found }» уже носит другой диск.
script-shared-tag = Метка «{ $found }» стоит на дисках разных команд.
script-single-tag = Метка «{ $found }» в сценарии { $script } должна означать один диск, а не { $disks }.
script-seat-order = Стороны идут по порядку мест, по одной на каждое: { $found } вместо { $expected }.
script-wrong-control = Эта сторона должна быть «{ $expected }», а не «{ $found }»: сперва игроки, за ними стороны без игроков.
script-order-not-played = { $found } из Ордена, который эта сторона не ведёт ({ $order }).
script-passive-zone = Сторона без игрока расставлять не умеет: дайте её дискам точки, а не зону.
script-placement-given = Кто приходит позже, встаёт в зоне этого правила: место здесь не указывают.
script-placement-missing = Нужно сказать, где стоят эти диски: точки или зона.
script-points-differ = Точек { $found }, а дисков { $expected }.
script-single-unit = На артефакте может стоять только один персонаж, а не { $found }.
script-off-artifact = Кто стоит на артефакте ({ $artifact }), тому нужна его же точка.
script-full-artifact = На артефакте ({ $artifact }) уже кто-то стоит.
script-too-wounded = Ран { $found }, а жизней { $lives }: такой персонаж уже погиб бы.
script-no-supply = Снарядов { $found }, а карта вмещает { $most }.
script-late = Раунд { $found } не наступит: сражение кончается после раунда { $most }.
script-too-many-disks = Дисков одного вида больше, чем в коробке: { $found }, а есть { $most }.
script-too-many-cards = Карт одного вида больше, чем в коробке: { $found }, а есть { $most }.
script-both-time-cards = { player } не может начать и со штрафом, и с бонусом: они погасят друг друга.
script-rituals-off = Карты ритуалов розданы, но ритуалы не используются.
script-not-convex = Контур не выпуклый: в нём не должно быть впадин и пересечений.
script-outside-field = Это вне стола { $w } × { $h } мм.
script-too-close = Слишком близко { $other }: нужен зазор не меньше { $least } мм.
script-terrain-overlaps = Это стоит внутри другого: { $other }.
script-zone-too-small = Зона { $zone } мала для своих дисков: { $found } мм², а нужно { $least }.
script-zone-unpackable = Дисков в зоне { $zone } должно быть { $disks }, но столько там не уместить.
script-etude-players = Этюды — ровно для одного игрока, всё остальное — для двоих, троих или четверых.
script-campaign-key = Ключ «campaign» есть у сражений кампании и больше ни у чего.
script-mixed-group = Цели группы «{ $found }» должны быть заодно: одна команда, один исход.
script-unbounded = Без предела раундов это сражение может не кончиться никогда: укажите предел или цель, которая его закончит.
script-already-true = Эта цель достигнута ещё до начала сражения: { team-within }.
script-no-way-to-win = Нет ни одного пути к победе: { team-within }.
script-other-format = Это не книга сценариев формата { $expected }.
script-out-of-place = В кампании это сражение стоит не там: { $found } вместо { $expected }.
script-players-differ = Сценарий на { $found } игроков, а нужно на { $expected }.
script-last-carry = Из последнего сражения переносить некуда.
script-no-zone = Новичку ({ $type }) негде встать: нет зоны.


## Экран

# Места, как их читают вслух
screen-field = Стол
screen-my-camp = Ваш лагерь: { $side }
screen-camp = Лагерь: { $side }
screen-hand = Ваши ритуалы
screen-triggers = Что предстоит
screen-ground = Предметы и зоны на столе
screen-ground-terrain = { $name }
screen-ground-zone = Зона: { $name }
screen-ground-round = { $size } мм в поперечнике
screen-ground-long = { $w } × { $h } мм, поворот { $turn }°
screen-ground-corners = углы: { $corners } мм
screen-goal-some = { $result ->
        [lose] Поражение, если в этой зоне ({ $zone }) окажутся любые { $count } из этих: { $names } ({ $have } из { $need })
       *[win] Собрать в этой зоне ({ $zone }) любые { $count } из этих: { $names } ({ $have } из { $need })
    }
screen-goals = Цели
screen-may = можно: { $offers }
screen-may-many = ответов: { $count }
screen-at = в точке { $x }, { $y } мм
screen-kind-missile = снаряд
screen-kind-artifact = артефакт
screen-kind-barrel = особый предмет
screen-character = { $name }, { $rank }, { $side }
screen-lives = { $most ->
       *[other] жизни: { $lives } из { $most }
    }
screen-on = стоит на артефакте ({ $artifact })
screen-bears = несёт: { $missiles }
screen-sector = сектор силы { $sector }°, повёрнут на { $facing }°
screen-can-act = может действовать
screen-controlled = под контролем: { $side } ({ $name })
screen-free = ничей
screen-used = в этом ходу уже применён
screen-nearby = рядом: { $names }
screen-alive = { $count ->
        [one] { $count } персонаж
        [few] { $count } персонажа
       *[other] { $count } персонажей
    }
screen-out = никого не осталось
screen-on-turn = ходит, { $actions ->
        [one] осталось { $actions } действие
        [few] осталось { $actions } действия
       *[other] осталось { $actions } действий
    }
screen-penalties = { $count ->
        [one] { $count } штрафная карта
        [few] { $count } штрафные карты
       *[other] { $count } штрафных карт
    }
screen-bonuses = { $count ->
        [one] { $count } бонусная карта
        [few] { $count } бонусные карты
       *[other] { $count } бонусных карт
    }
screen-rituals = { $count ->
        [0] ритуалов нет
        [one] { $count } ритуал
        [few] { $count } ритуала
       *[other] { $count } ритуалов
    }
screen-steadiness = твёрдость руки { $steadiness }
screen-passive = стоит на месте
screen-points = { $points ->
        [one] { $points } очко кампании
        [few] { $points } очка кампании
       *[other] { $points } очков кампании
    }
screen-supply = { $missile }: { $left }
screen-missile-on = { $missile } ({ $disk })
screen-battle-of = Сражение { $battle } из { $battles }
screen-deployment = Расстановка
screen-round = Раунд { $round }{ $limit ->
        [0] {""}
       *[other] {" "}из { $limit }
    }
screen-turn-of = Ход: { $side }, { $actions ->
        [one] осталось { $actions } действие
        [few] осталось { $actions } действия
       *[other] осталось { $actions } действий
    }
screen-standing = Персонажи: { $alive }
screen-dealt = Ранений за ход: { $damage }

# Что можно сделать на своём месте
screen-do-flick = Щелчок
screen-do-shoot = Выстрел
screen-do-climb = Взобраться
screen-do-heal = Исцелить
screen-do-feed = Отдать жизнь
screen-do-target = Это и есть цель
screen-do-pull = Притянуть
screen-do-shield = Положить Щит
screen-do-teleport = Перенести
screen-do-charge = Принять стрелу
screen-do-use = Применить
screen-do-play = Сыграть
screen-do-trigger = Дальше это
screen-do-penalise = Штрафная карта: { $side }
screen-do-cast = Заклинание
screen-do-cast-on = Заклинание: { $disk }
screen-do-lariat-on = Аркан: { $disk }
screen-do-spark-on = { $flame }: { $disk }
screen-do-summon = Призвать: { $fighter }
screen-do-discard = Снять: { $missile }
screen-do-purify-card = Сбросить снаряд с карты
screen-do-raise = { $fighter }
screen-do-burn = Пламя: { $disks }
screen-step-cast = Заклинание — сюда
screen-step-lariat = Аркан — сюда
screen-step-spark = Пламя — сюда
screen-begin-cast = Заклинание…
screen-begin-lariat = Сначала Аркан…
screen-begin-spark = Перенести: { $disk }…
screen-menu = Что сделать
screen-menu-close = Отмена
screen-then = Теперь выберите, на кого
screen-then-not = Передумать
screen-not-flicked = По сценарию этот диск щёлкать нельзя.
screen-not-shot = По сценарию этот персонаж не стреляет.
screen-no-missile = Снарядов не осталось.
screen-no-room = Снаряду негде лечь.
screen-idle-spell = Сейчас заклинание ничего не даст.

# Панели
screen-panels = Панели
screen-tab-mine = Лагерь
screen-tab-rivals = Соперники
screen-tab-goals = Цели
screen-tab-camps = Лагеря
screen-actions = Осталось действий: { $actions }
screen-actions-lost = { $lost ->
       *[other] потеряно: { $lost }
    }
screen-dealt-about = Ход без единого ранения, а также ход, в котором их { $most } и больше, приносит карту ритуала.
screen-shakier = рука слабее
screen-ally = союзник
screen-you = вы
screen-goals-theirs = Прочие цели и правила сценария
screen-rules-of-script = Правила сценария
screen-task = Задание
screen-hint-show = Показать подсказку
screen-restart = Начать заново
screen-restart-failed = Не удалось открыть стол. Попробуйте ещё раз.
screen-turns-left = { $turns ->
        [0] Ходов не осталось
        [one] { $turns ->
            [1] Последний ход
           *[other] Осталось ходов: { $turns }
        }
       *[other] Осталось ходов: { $turns }
    }
screen-last = Последний щелчок

# Пояснения
screen-card-rank = { $rank }, { $class }
screen-card-hit = Особый удар
screen-card-missile = Снаряд
screen-card-supply = { $most ->
        [0] { $missile }: всего { $left }
       *[other] { $missile }: { $left } из { $most }
    }
screen-card-sheds = Щелчок быстрее { $speed } мм/с стряхнёт снаряды.
screen-card-laid = Чей снаряд: { $side }.
screen-card-flame = 1 ранение в конце каждого хода стороны, чей это снаряд ({ $side }).
screen-card-tick = 1 ранение в начале каждого хода стороны, чей это снаряд ({ $side }).
screen-card-until = Лежит, пока его не стряхнут или не снимут.
screen-card-when-any = Раз за ход, в любой момент
screen-card-when-end = В конце хода
screen-card-when-death = Когда погибает враг
screen-card-zone = Отмеченное место на столе.
screen-card-terrain = Стоит и никогда не двигается. Диски от него отскакивают.
screen-card-barrel = Ничей; его можно только толкать.

# Части ответа, который пишут от руки
part-disk = Диск
part-shooter = Стрелок
part-angle = Угол, градусы
part-speed = Скорость, мм/с
part-x = x, мм
part-y = y, мм
part-facing = Поворот, градусы
part-degrees = Поворот, градусы

# Поле: прицел
screen-aim-panel = Прицел
screen-aim-flick = Щелчок: { $name }
screen-aim-shoot = Выстрел: { $name }
screen-aim-steadiness = Твёрдость { $steadiness }
screen-aim-hand = Как дрожит рука: конус показывает одну и три стандартные ошибки
screen-aim-angle = Угол
screen-aim-speed = Скорость
screen-aim-unit = мм/с
screen-aim-less = { $label }: меньше на { $step }
screen-aim-more = { $label }: больше на { $step }
screen-aim-valued = { $speed } мм/с, { $way } мм, если ничто не помешает
screen-aim-mark-reaches = { $passed ->
        [yes] долетит до препятствия
       *[other] долетит от { $speed }
    }
screen-aim-mark-sheds = { $passed ->
        [yes] стряхнёт снаряды
       *[other] удержит снаряды до { $speed }
    }
screen-aim-mark-leaves = { $passed ->
        [yes] слетит со стола
       *[other] слетит со стола от { $speed }
    }
screen-aim-ring-reaches = едва достанет
screen-aim-ring-sheds = груз упадёт
screen-aim-ring-leaves = слетит со стола
screen-aim-cut = Здесь окно кончилось: тяните дальше с любого места стола.
screen-aim-free = Путь свободен: проскользит { $way } мм.
screen-aim-thing = Через { $way } мм наткнётся на преграду.
screen-aim-contact = Первое касание: { $name }, { $speed } мм/с.
screen-aim-own = Первое касание: { $name } (свой диск), { $speed } мм/с.
screen-aim-leaves = Если ничто не остановит, слетит со стола: { $chance } %
screen-aim-power-yes = Силовой удар.
screen-aim-power-maybe = Силовой удар, если рука не дрогнет.
screen-aim-lay = Переложить снаряд
screen-aim-best = Лучшее место
screen-aim-go-flick = Щелчок!
screen-aim-go-shoot = Выстрел!
screen-aim-cancel = Отмена
screen-aim-fine = Отпустить — только прицелиться, щёлкает кнопка

# Поле: расстановка
screen-lay-panel = Расстановка рукой
screen-lay-deploy = Расставьте отряд
screen-lay-place = Выберите место
screen-lay-face = Выберите, куда смотреть
screen-lay-disks = Кого поставить
screen-lay-facing = Взгляд
screen-lay-mm = мм
screen-lay-fine = Здесь можно.
screen-lay-turn = Потяните ручку по кругу или нажимайте стрелки.
screen-lay-done = Готово
screen-lay-keep = Как есть

# Поле: обзор
screen-field-controls = Обзор стола
screen-field-closer = Ближе
screen-field-farther = Дальше
screen-field-again = Последний щелчок ещё раз
screen-field-slow = Замедленно
screen-field-replay = Последний щелчок
screen-field-back = На кадр назад
screen-field-on = На кадр вперёд
screen-field-halt = Стоп
screen-field-time = Время щелчка
screen-field-seconds = с
screen-field-close = Вернуться к игре

# Грубые ошибки ботов, в отчётах арены
shame-kill-left = верный удар рядом упущен, враг остался в живых
shame-fined-for-nothing = диск выбит со стола мимо всех
shame-for-the-enemy = карта сыграна на пользу врагу
