# Слова «Орды» по их обозначениям: всё, что читает игрок. Имена — те же, что в RULES.md, раздел 2.
# Там, где в предложении стоит обозначение (фракция, сторона, состояние), так же хорошо читается и готовое имя.


## Игра

game-horde = Орда
game-horde-blurb = Четыре армии эпохи монгольских завоеваний на одном поле из гексов: скачите, стреляйте, осаждайте, держитесь.
game-horde-about = Русь и Китай вместе стоят против Южной и Северной Монголии. Каждый ход вы подводите ближе один юнит резерва, а потом до трёх юнитов могут пройти и ударить, выстрелить, лечить, отравить или поставить ловушку. Бой — это кость плюс атака против кости плюс защита, а тот, кого бьют врукопашную, может вместо обороны попробовать отступить. Где бой стоит свеч, решают зоны контроля, стены, численность и черта каждого из 36 видов юнитов.


## Стороны, фракции, места

side-alliance = Союз
    .about = Русь и Китай: медленные, в крепкой броне и на своей земле.
side-horde = Орда
    .about = Южная и Северная Монголия: быстрые, в лёгких доспехах и вдали от дома.

faction-rus = Русь
    .about = Топоры, копья и кольчуги в пешем строю, несколько могучих всадников и князь, чьё слово стоит меча.
faction-china = Китай
    .about = Сталь, порох и ловушки, лекари за спиной строя и дракон над ним.
faction-south_mongolia = Южная Монголия
    .about = Всадники, следопыты и яд: сначала жертву ослабляют, в тот же ход добивают.
faction-north_mongolia = Северная Монголия
    .about = Длинные луки, воры и дань: задерживает вражеские резервы и пользуется чужими приёмами.

seat-blue = Синие
seat-red = Красные
seat-green = Зелёные
seat-yellow = Жёлтые


## Режимы и настройки

mode-skirmish = Схватка
    .about = Убейте всех лидеров врага и разрушьте все его столицы в любом порядке. Предела туров нет, кроме далёкого страховочного.
mode-hold_the_border = Удержание границы
    .about = Орда побеждает, если пять её юнитов остаются за границей от конца хода одной её фракции до начала следующего хода той же фракции. Союз побеждает, если за 30 туров Орда этого не добилась или если разрушены все столицы Орды.
mode-conquest = Завоевание
    .about = Орда побеждает, разрушив три города, а в игре двое на двое — шесть; одна столица может заменить один город. Союз побеждает, когда у Орды не осталось ни юнитов на поле, ни подкреплений. Предела туров нет, кроме далёкого страховочного.

option-mode = Режим
    .about = За что идёт война.
option-mode-skirmish = { mode-skirmish }
    .about = { mode-skirmish.about }
option-mode-hold_the_border = { mode-hold_the_border }
    .about = { mode-hold_the_border.about }
option-mode-conquest = { mode-conquest }
    .about = { mode-conquest.about }

option-teams = Армии
    .about = Сколько армий выходит на поле.
option-teams-1v1 = Один на один
    .about = По одной армии с каждой стороны, для двух игроков.
option-teams-2v2 = Двое на двое
    .about = Все четыре армии, по две с каждой стороны, для двух, трёх или четырёх игроков.

option-alliance = Армия Союза
    .about = Кто сражается за Союз в игре один на один.
option-alliance-rus = { faction-rus }
    .about = { faction-rus.about }
option-alliance-china = { faction-china }
    .about = { faction-china.about }

option-horde = Армия Орды
    .about = Кто сражается за Орду в игре один на один.
option-horde-south_mongolia = { faction-south_mongolia }
    .about = { faction-south_mongolia.about }
option-horde-north_mongolia = { faction-north_mongolia }
    .about = { faction-north_mongolia.about }

option-commander = Единый полководец
    .about = Для трёх игроков: сторона, обе армии которой ведёт один игрок.
option-commander-alliance = { side-alliance }
    .about = Один игрок ведёт Русь и Китай против двоих.
option-commander-horde = { side-horde }
    .about = Один игрок ведёт обе Монголии против двоих.

option-corners = Углы
    .about = Где стоят армии. Книга правил разрешает менять углы, но не советует.
option-corners-printed = Как напечатано
    .about = Русь или Китай на синем, Орда на жёлтом; когда армий четыре, каждая на своём цвете.
option-corners-alliance = Меняется Союз
    .about = Союз меняет местами синий и красный. Один на один армии тогда стоят друг против друга по короткой стороне.
option-corners-horde = Меняется Орда
    .about = Орда меняет местами зелёный и жёлтый. Один на один армии тогда стоят друг против друга по короткой стороне.
option-corners-both = Меняются обе
    .about = Обе стороны меняют местами свои углы: один на один — зеркальное отражение.

option-limit = Страховочный предел
    .about = Чтобы война не длилась вечно, «Схватка» и «Завоевание» кончаются после стольких туров, если ни одна сторона не достигла цели. В «Удержании границы» — свои 30 туров.
option-limit-120 = 120 туров
    .about = Обычный предел, до него доходят редко.
option-limit-200 = 200 туров
    .about = Для терпеливых: далеко даже для осторожных армий.
option-limit-80 = 80 туров
    .about = Ближе: некоторые долгие войны кончатся без решения, и их рассудят.


## Параметры, классы, рода войск

parameter-health = Здоровье
    .short = Зд
    .about = Сколько ран выдержит юнит: потеряв всё здоровье, он погибает.
parameter-attack = Атака
    .short = Ат
    .about = Прибавляется к кости, когда юнит атакует.
parameter-defence = Защита
    .short = Зщ
    .about = Прибавляется к кости, когда юнит обороняется.
parameter-speed = Скорость
    .short = Ск
    .about = Наибольшее число шагов за одно передвижение; прибавляется и к кости отступления или погони.
parameter-summon_time = Время призыва
    .short = Вр
    .about = Секция индикатора призыва, с которой начинает жетон: столько ходов ждать прибытия.
parameter-range = Дальность
    .short = Дл
    .about = На сколько гексов бьёт стрелок.
parameter-durability = Прочность
    .short = Пр
    .about = Сколько урона от осады выдержит город или столица. Она не восстанавливается.

class-combat = Боевой юнит
    .about = Основа армии, дерётся врукопашную.
class-ranged = Дальнобойный юнит
    .about = Стреляет, и его цель может только обороняться; зоны контроля у него нет.
class-support = Юнит поддержки
    .about = Слаб в бою, но силён рядом с нужным другом или неподалёку от нужного врага.
class-special = Особый юнит
    .about = Единственный в своём роде в армии.
class-legend = Легенда
    .about = Герой, о котором слагают песни.
class-leader = Лидер
    .about = Во всех режимах начинает игру на поле; в «Схватке» его гибель — половина цели врага.
class-myth = Миф
    .about = Чудовище из сказаний: сильнее всех и дольше всех в пути.

mount-foot = Пеший
    .about = Юнит, который сражается пешим.
mount-mounted = Конный
    .about = Юнит верхом на коне.
mount-beast = Чудовище
    .about = Не считается ни пешим, ни конным.


## Фазы и шаги

phase-event = Событие
    .about = В начале тура открывают одну карту «Событие»; она действует до конца тура.
phase-summon = Призыв
    .about = Жетон на индикаторе призыва сдвигается на секцию ниже или прибывает; если после этого индикатор пуст, из резерва выбирают следующий жетон.
phase-battle = Бой
    .about = Ходят до трёх разных юнитов, один за другим.
phase-results = Итоги
    .about = Подсчитывают урон от осад, срабатывают черты конца хода, и кончается всё, что длится до конца хода.

step-move = Передвижение
    .about = Не больше одного за ход юнита, шагов — не больше его скорости.
step-key_action = Ключевое действие
    .about = Не больше одного за ход юнита, после передвижения: атака или черта, которая требует ключевого действия.
step-r1 = Урон от осады
    .about = Города и столицы без гарнизона теряют прочность от осаждающих врагов.
step-r2 = Молодой табун
    .about = Конные юниты рядом с дружественным Старшим конюхом получают свежих коней.
step-r3 = Копьелом
    .about = Челубей может сломать копьё врагу поблизости.
step-r4 = Удержание границы
    .about = Если за границей пять юнитов Орды, начинается удержание.
step-r5 = Конец хода
    .about = Всё, что длится до конца хода, прекращается.

stage-attack = Атака
    .about = Атакующий бросает кость и прибавляет свою атаку.
stage-countermeasure = Контрмера
    .about = Зная сумму атаки, цель обороняется или отступает.
counter-defend = Оборона
    .about = Кость плюс защита; атака попадает, только если её сумма больше.
counter-retreat = Отступление
    .about = Кость плюс скорость против кости и скорости атакующего: если сумма больше, юнит уходит, иначе атака попадает.


## Механизмы

mechanism-zone_of_control = Зона контроля
    .about = Все гексы, соседние с юнитом ближнего боя. Шаг с одного гекса вражеской зоны на другой гекс той же зоны провоцирует атаку этого врага; проход сквозь него самого — нет.
mechanism-provoked_attack = Спровоцированная атака
    .about = Происходит сама, когда юнит шагает внутри зоны контроля врага: одна цель, отступить нельзя, атакующему она ничего не стоит.
mechanism-minority_rule = Правило меньшинства
    .about = −1 к защите за каждого врага по соседству, кроме первого.
mechanism-siege = Осада
    .about = Юнит, который стоит рядом с вражеским городом или столицей и в начале хода своей фракции, и в «Итогах» того же хода, снимает единицу прочности, если внутри нет гарнизона.
mechanism-garrison = Гарнизон
    .about = Юнит в городе или столице своей стороны: −1 к атаке, +1 к защите, осада не наносит урона, а отбросить его нельзя.
mechanism-weakening = Ослабление
    .about = Рассечение, отравление, лишение черты, сломанное копьё, обморожение, штраф меньшинства, −1 к атаке у гарнизона и вред от событий. Раны и отбрасывание — не ослабления.
mechanism-immune = Неуязвимость
    .about = Пока она длится, ослабления на юнит не действуют.
mechanism-wager = Пари
    .about = Каждая фракция-участница бросает кость; побеждает наибольшее число, а если оно выпало у нескольких, перебрасывают только они.
mechanism-trap = Ловушка
    .about = Первый враг, который любым образом попадёт на этот гекс, получит рану, и ловушка исчезнет.
mechanism-reserve = Резерв
    .about = Жетоны, которые ещё не призваны. Он не пополняется.
mechanism-summon_track = Индикатор призыва
    .about = Здесь по одному, секция за секцией, жетоны ждут прибытия на ближайшее к своей столице свободное место.
mechanism-border = Граница
    .about = Линия в режиме «Удержание границы»: красная в игре один на один, зелёная в игре двое на двое.
mechanism-hold = Удержание
    .about = Начинается, если в конце хода Орды за границей стоят пять её юнитов; срывается, как только их становится меньше.


## Города и столицы

kind-capital = Столица
    .about = Место, куда прибывают юниты фракции. Без неё призыва нет.
kind-city = Город
    .about = Цель Орды в «Завоевании».
settlement-cap_rus = Москва
    .about = Столица Руси.
settlement-cap_china = Кайфэн
    .about = Столица Китая.
settlement-cap_south = Каракорум
    .about = Столица Южной Монголии.
settlement-cap_north = Сарай
    .about = Столица Северной Монголии.
settlement-city_rus_1 = Рязань
    .about = Город Руси.
settlement-city_rus_2 = Владимир
    .about = Город Руси.
settlement-city_rus_3 = Козельск
    .about = Город Руси.
settlement-city_china_1 = Чжунду
    .about = Город Китая.
settlement-city_china_2 = Датун
    .about = Город Китая.
settlement-city_china_3 = Лоян
    .about = Город Китая.


## Юниты: Русь

unit-rus_axe = Дружинник с топором
    .short = Топ
    .about = Тяжёлый пехотинец княжеской дружины: его топор ослабляет защиту цели для всех ударов до конца хода.
unit-rus_spear = Дружинник с копьём
    .short = Коп
    .about = Тяжёлый пехотинец княжеской дружины: каждое попадание по всаднику стоит тому двух ран.
unit-rus_archer = Лучник
    .short = Луч
    .about = Пеший стрелок: прицелившись, бьёт дальше, но слабее.
unit-rus_caravan = Караван с провизией
    .short = Кар
    .about = Обоз с хлебом и бинтами: в бою слаб, зато лечит соседей.
unit-rus_smith = Полевой кузнец
    .short = Куз
    .about = Чинит доспехи всем друзьям по соседству и берётся за молот, только если придётся.
unit-rus_vityaz = Витязь
    .short = Вит
    .about = Всадник в броне: с разгона бьёт вдвое сильнее.
unit-rus_dobrynya = Добрыня Никитич
    .short = Доб
    .about = Конный богатырь: его не ослабят ни яд, ни ловушка, ни дурное знамение, ни толпа врагов.
unit-rus_ivan = Иван III
    .short = Ивн
    .about = Великий князь верхом на коне: его приказ соседу стоит больше, чем его собственный меч.
unit-rus_zmey = Змей Горыныч
    .short = Зме
    .about = Трёхглавый змей: одной атакой достаёт двух врагов перед собой.


## Юниты: Китай

unit-china_swordsman = Пехотинец с мечом
    .short = Меч
    .about = Тяжёлый пехотинец: лучше всего обучен биться с пешими.
unit-china_sapper = Подрывник
    .short = Под
    .about = Пехотинец с порохом: одной атакой достаёт двух врагов вокруг себя.
unit-china_crossbow = Арбалетчик
    .short = Арб
    .about = Пеший стрелок: его болт отбрасывает цель, а если отбросить некуда — бьёт сильнее.
unit-china_ambusher = Мастер засад
    .short = Зас
    .about = Держится в стороне от боя и расставляет ловушки на пути врага.
unit-china_commander = Командир
    .short = Ком
    .about = Пеший начальник: рядом с ним пехота стоит крепче.
unit-china_guandao = Всадник с гуань дао
    .short = Гуа
    .about = Конник с длинным клинком: от него не отступить.
unit-china_heroine = Воительница
    .short = Вои
    .about = Всадница, чей пример делает друзей по соседству неуязвимыми для ослаблений — но не её саму.
unit-china_wanyan = Ваньянь Сюнь
    .short = Ван
    .about = Император верхом на коне: его лекари помогают раненым даже за два гекса.
unit-china_dragon = Великий дракон
    .short = Дра
    .about = Стремительный небесный зверь: вместо удара может пролететь ещё раз.


## Юниты: Южная Монголия

unit-sm_raider = Налётчик (Южная Монголия)
    .short = НлЮ
    .about = Лёгкий всадник: может сначала ударить, а потом ускакать.
unit-sm_tracker = Следопыт
    .short = Сле
    .about = Быстрый пеший охотник: его атака до конца хода лишает жертву черты.
unit-sm_shortbow = Налётчик с коротким луком
    .short = КрЛ
    .about = Конный стрелок, который бьёт в упор, а стоя на месте — дважды.
unit-sm_groom = Старший конюх (Южная Монголия)
    .short = КнЮ
    .about = Всадник с табуном молодых коней: конные друзья рядом с ним в следующий ход быстрее.
unit-sm_poisoner = Мастер ядов
    .short = Яды
    .about = Ему незачем подходить вплотную: его яд до конца хода оставляет врага без защиты.
unit-sm_assassin = Убийца
    .short = Уби
    .about = Пеший душегуб: страшнее всего для жертвы, рядом с которой нет друзей.
unit-sm_khutulun = Хутулун
    .short = Хут
    .about = Княжна и борец на быстром коне: рядом с ней друзья всегда отступают благополучно.
unit-sm_genghis = Чингисхан
    .short = Чин
    .about = Владыка степи верхом на коне: раз в ход даёт своей армии перебросить кость.
unit-sm_mogoi = Зелёный Аврага Могой
    .short = МгЮ
    .about = Исполинский змей, от чьего жара доспехи только вредят: хорошо защищённые получают больше ран.


## Юниты: Северная Монголия

unit-nm_raider = Налётчик (Северная Монголия)
    .short = НлС
    .about = Лёгкий всадник: может сначала ударить, а потом ускакать.
unit-nm_thief = Вор
    .short = Вор
    .about = Проворный пехотинец: крадёт чужую черту и до конца хода пользуется ею как своей.
unit-nm_longbow = Налётчик с длинным луком
    .short = ДлЛ
    .about = Конный стрелок, бьющий дальше всех: при осаде его зажигательные стрелы считаются вдвойне.
unit-nm_groom = Старший конюх (Северная Монголия)
    .short = КнС
    .about = Всадник с табуном молодых коней: конные друзья рядом с ним в следующий ход быстрее.
unit-nm_tribute = Сборщик дани
    .short = Дан
    .about = Всадник с ханской грамотой и мешком: пока на поле Хан Батый, вражеские резервы запаздывают.
unit-nm_scout = Лазутчик
    .short = Лаз
    .about = Прибывает замаскированным, проходит сквозь зоны контроля невредимым и сильно бьёт из засады.
unit-nm_chelubey = Челубей
    .short = Чел
    .about = Поединщик на быстром коне: в конце хода лишает врага поблизости всех прибавок к атаке.
unit-nm_batu = Хан Батый
    .short = Бат
    .about = Конный хан с тяжёлой рукой: его новобранцы выступают быстрее.
unit-nm_mogoi = Серый Аврага Могой
    .short = МгС
    .about = Исполинский змей стужи, сильнейшее из чудовищ: замедляет каждого, кто на него напал.


## Черты: Русь

trait-tr_axe = Топор
    .about = Когда носитель объявляет атаку, даже спровоцированную, цель получает −2 к защите до конца хода — уже в этой атаке. Второй топор ничего не добавляет.
trait-tr_spear = Копьё
    .about = Попадание по конному юниту наносит 2 раны вместо одной — и в спровоцированной атаке, и после неудачного отступления.
trait-tr_aimed_shot = Прицельная стрельба
    .about = Вместо обычной дальности можно стрелять на 3 гекса, но с −2 к атаке. Всё, что меняет дальность, меняет и это число.
trait-tr_supplies = Припасы
    .about = Ключевое действие: один раненый дружественный юнит по соседству восстанавливает единицу здоровья.
trait-tr_armour_repair = Ремонт доспехов
    .about = Все дружественные юниты рядом с носителем получают +1 к защите; сам он — нет.
trait-tr_charge = Разгон
    .about = Попадание наносит 2 раны вместо одной, если до удара в этот ход носитель прошёл хотя бы один шаг. В спровоцированных атаках рана одна.
trait-tr_bogatyr = Богатырь
    .about = На носителя не действуют ни ослабления (в том числе правило меньшинства и −1 к атаке в гарнизоне), ни вредные события, ни ловушки. Раны, отбрасывание и «Натиск» действуют как на всех.
trait-tr_princes_order = Приказ князя
    .about = Ключевое действие: один дружественный юнит по соседству получает до конца хода +2 к атаке, защите, скорости или, если он стрелок, дальности. Приказать самому себе нельзя.
trait-tr_line_attack = Линейная атака
    .about = Атака может той же костью поразить второго врага: стоящего прямо за первой целью либо соседнего и с носителем, и с первой целью.


## Черты: Китай

trait-tr_ancient_techniques = Древние техники
    .about = +1 к атаке против пеших юнитов.
trait-tr_gunpowder = Порох в действии
    .about = Атака может одной костью поразить двух разных врагов, соседних с носителем, с любой стороны от него.
trait-tr_heavy_bolts = Тяжёлые болты
    .about = Выстрел, попал он или нет, если цель осталась жива, отбрасывает её на один гекс прочь от носителя; гекс выбираете вы. Если цель — гарнизон или отбросить её некуда, вместо этого +1 к атаке.
trait-tr_traps = Ловушки
    .about = Ключевое действие: поставить ловушку на гекс не дальше 3 от носителя, где нет ни юнита, ни уцелевшего города или столицы, ни другой ловушки; враг, попавший на этот гекс, получает рану. Ловушек может быть сколько угодно.
trait-tr_iron_discipline = Железная дисциплина
    .about = Все дружественные пешие юниты рядом с носителем получают +1 к защите; сам он — нет.
trait-tr_onslaught = Натиск
    .about = От атак носителя нельзя отступить, даже с помощью «Перегруппировки».
trait-tr_role_model = Пример для подражания
    .about = На дружественные юниты рядом с носителем, в том числе союзные, не действуют ослабления и вредные события; ловушки действуют. Самого носителя черта не защищает.
trait-tr_personal_healers = Личные лекари
    .about = Ключевое действие: один раненый дружественный юнит в 1–2 гексах восстанавливает единицу здоровья. Лечить самого себя нельзя.
trait-tr_wind_speed = Скорость ветра
    .about = Ключевым действием вместо атаки носитель может совершить второе передвижение, тоже не длиннее его скорости.


## Черты: Южная Монголия

trait-tr_raid = Налёт
    .south = Яростный налёт
    .north = Стремительный налёт
    .about = Можно сначала атаковать, а потом передвинуться. Атака и передвижение по-прежнему только по одному разу, и передвижение, как обычно, провоцирует атаки.
trait-tr_pursuit = Преследование
    .about = Когда носитель объявляет атаку, даже спровоцированную, цель лишается черты до конца хода — попадёт атака или нет.
trait-tr_short_bows = Короткие луки
    .about = Если в свой ход носитель не передвигается, он может атаковать дважды: одну и ту же цель или разные, каждый раз со своей костью.
trait-tr_young_herd = Молодой табун
    .about = В «Итогах» хода фракции носителя каждый дружественный конный юнит рядом с ним получает +1 к скорости на следующий ход своей фракции, что бы ни случилось до тех пор. Сам носитель ничего не получает, а два конюха дают только +1.
trait-tr_poisons = Подмешанные яды
    .about = Ключевое действие: у одного врага в 1–3 гексах, не замаскированного и не защищённого неуязвимостью, защита до конца хода равна 0 при любых прибавках.
trait-tr_isolation = Изоляция
    .about = +1 к атаке, если рядом с целью нет ни одного дружественного ей юнита.
trait-tr_regroup = Перегруппировка
    .about = Дружественный юнит рядом с носителем, выбрав отступление, уходит без броска костей. Сам носитель отступает с броском.
trait-tr_golden_horde = Сила Золотой Орды
    .about = Раз в каждый ход фракции носителя можно перебросить только что брошенную кость атаки или погони любого её юнита, где бы он ни стоял. Второй результат окончателен.
trait-tr_molten_armour = Расплавленные доспехи
    .about = Попадание наносит 2 раны вместо одной, если защита цели против этой атаки, со всеми изменениями, равна 2 или больше.


## Черты: Северная Монголия

trait-tr_theft = Кража
    .about = Прежде чем двигаться и действовать, носитель может до конца хода перенять черту любого юнита на поле. Нельзя обокрасть Вора и юнит, лишённый черты, а также украсть «Дань для хана», «Суровую муштру» и «Перегруппировку»; одинаковые черты двух Воров складываются.
trait-tr_fire_arrows = Зажигательные стрелы
    .about = При осаде городов и столиц носитель считается за 2 вместо 1.
trait-tr_tribute = Дань для хана
    .about = Пока на поле и Сборщик дани, и Хан Батый, каждый жетон, который вражеская фракция ставит на индикатор призыва, начинает секцией выше.
trait-tr_disguise = Маскировка
    .about = Шаги носителя никогда не провоцируют атак. Он прибывает замаскированным: пока он сам не атакует (хотя бы спровоцированной атакой), его можно поразить только второй целью атаки по площади. Ловушки действуют на него как на всех.
trait-tr_spear_breaker = Копьелом
    .about = В «Итогах» своего хода можно назвать одного незамаскированного врага в 1–2 гексах от носителя: у него нет прибавок к атаке до ваших следующих «Итогов» или пока носитель не покинет поле.
trait-tr_harsh_drill = Суровая муштра
    .about = Юнит Северной Монголии, прибывший в свою столицу или рядом с ней при носителе на поле, получает +1 к скорости до тех пор, пока не остановится вдали от своей столицы (не в ней и не рядом) или пока столицу не разрушат.
trait-tr_ice_breath = Ледяное дыхание
    .about = Враг, атаковавший носителя, успешно или нет, получает −1 к скорости до конца следующего хода своей фракции. Несколько атак не складываются.


## Состояния

status-st_cleaved = Рассечение
    .about = −2 к защите до конца хода (−4, если «Топор» украли два Вора).
status-st_poisoned = Отравление
    .about = Защита равна 0 до конца хода при любых прибавках.
status-st_silenced = Лишение черты
    .about = До конца хода у юнита нет черты, и украсть её нельзя.
status-st_ordered = Приказ
    .about = +2 к одному параметру до конца хода.
status-st_chilled = Обморожение
    .about = −1 к скорости до конца следующего хода фракции этого юнита.
status-st_herded = Свежие кони
    .about = +1 к скорости в следующий ход фракции этого юнита.
status-st_drilled = Муштра
    .about = +1 к скорости, пока юнит не остановится вдали от своей столицы или пока её не разрушат.
status-st_spear_broken = Сломанное копьё
    .about = Никаких прибавок к атаке до следующих «Итогов» Северной Монголии или пока тот, кто сломал копьё, не покинет поле.
status-st_disguised = Маскировка
    .about = Пока юнит сам не атакует, его можно поразить только второй целью атаки по площади.
status-st_stealing = Украденная черта
    .about = До конца хода юнит владеет чужой чертой.


## Карты «Событие»

type-calamity = Бедствие
type-boon = Благо
type-edict = Указ
type-open_wager = Открытое пари
type-stake_wager = Пари со ставкой

card-ev_mud = Распутица
    .about = Конные юниты со скоростью 2 и больше получают −1 к скорости. Неуязвимых это не касается.
card-ev_blizzard = Буран
    .about = Юниты с дальностью 2 и больше получают −1 к дальности, а «Прицельная стрельба» бьёт на 2. Неуязвимых это не касается.
card-ev_dust_storm = Пыльная буря
    .about = Все юниты получают −1 к атаке. Неуязвимых это не касается.
card-ev_panic = Смятение в рядах
    .about = Все юниты получают −1 к защите. Неуязвимых это не касается.
card-ev_pestilence = Моровое поветрие
    .about = Сразу, в порядке ходов, каждая фракция выбирает на поле один свой юнит со здоровьем 2 и больше, не защищённый неуязвимостью: он получает рану.
card-ev_ice_drift = Ледоход
    .about = Жетоны на индикаторах призыва не сдвигаются и не прибывают. Ставить новые на пустые индикаторы можно.
card-ev_eclipse = Солнечное затмение
    .about = У лидеров и мифов нет черт. Неуязвимых это не касается.
card-ev_dry_roads = Сухие дороги
    .about = Пешие юниты получают +1 к скорости.
card-ev_pastures = Сочные пастбища
    .about = Конные юниты получают +1 к скорости.
card-ev_war_drums = Боевые барабаны
    .about = Каждый юнит получает +1 к атаке в ход своей фракции.
card-ev_shield_wall = Стена щитов
    .about = Каждый юнит, рядом с которым стоит дружественный, получает +1 к защите.
card-ev_clear_sky = Ясное небо
    .about = Юниты с дальностью получают к ней +1, а «Прицельная стрельба» бьёт на 4.
card-ev_levy = Ополчение
    .about = Жетон с секции 1 или 2 индикатора призыва прибывает, а стоящий выше сдвигается на две секции вниз.
card-ev_herbalists = Травники
    .about = Сразу, в порядке ходов, каждая фракция может вернуть единицу здоровья одному своему раненому юниту на поле.
card-ev_truce = Перемирие у стен
    .about = Города и столицы не теряют прочности.
card-ev_rams = Стенобитные орудия
    .about = Город или столица, потеряв прочность в «Итогах» хода, теряет ещё единицу.
card-ev_forced_march = Форсированный марш
    .about = У каждой фракции за ход могут ходить четыре юнита.
card-ev_weariness = Усталость войск
    .about = У каждой фракции за ход могут ходить только два юнита.
card-ev_wager_wrestlers = Пари борцов
    .about = Бросают кость все фракции, у которых есть юнит на поле. Юниты победителя в этом туре получают +1 к атаке.
card-ev_wager_race = Пари на скачках
    .about = Бросают кость все фракции, у которых есть юнит на поле. Юниты победителя в этом туре получают +1 к скорости.
card-ev_wager_archers = Пари стрелков
    .about = Бросают кость все фракции, у которых есть юнит на поле. Победитель выбирает врага со здоровьем 2 и больше, не замаскированного и не защищённого неуязвимостью, не дальше 3 гексов от любого своего юнита: тот получает рану.
card-ev_wager_champions = Пари о поединке
    .about = Каждая фракция может выставить один свой юнит с поля, и выставившие бросают кость. В этом туре поединщик победителя получает +2 к атаке и +1 к защите, остальные поединщики получают −1 к атаке, если не защищены неуязвимостью.
card-ev_wager_tribute = Пари о дани
    .about = Каждая фракция с жетоном на индикаторе призыва может вступить в пари, и вступившие бросают кость. Жетон победителя сдвигается на две секции вниз, но не ниже 1, остальные — на одну вверх, но не выше 6.
card-ev_wager_omens = Пари гадателей
    .about = Бросают кость все фракции, у которых есть юнит на поле. Победитель втайне смотрит две верхние карты колоды событий, одну оставляет сверху, другую кладёт в самый низ.


## Что спрашивают

ask-start-combat = { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    }: какие боевые юниты выступят первыми?
ask-start-support = { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    }: какой юнит поддержки пойдёт с ними?
ask-place-start = Где встанет { $unit }? Все три гекса рядом со столицей должны быть заняты.
ask-arrive = Прибывает { $unit }. На какой гекс?
ask-summon = { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    }: кто отправится в путь? В пути бывает только один юнит.
ask-activate = Какой юнит ходит? { $left ->
        [one] Ещё может ходить { $left } юнит
        [few] Ещё могут ходить { $left } юнита
        [many] Ещё могут ходить { $left } юнитов
       *[other] Ещё могут ходить { $left } юнита
    }.
ask-steal = { $unit }: чью черту украсть на этот ход?
ask-act = { $unit }: что дальше?
ask-countermeasure = { $unit } атакует, сумма атаки — { $total }. Цель — { $target }: обороняться или отступать?
ask-reroll = { $unit }, { $purpose ->
        [attack] атака
        [chase] погоня
       *[other] { $purpose }
    }: на кости { $die }, всего { $total }. Перебросить?
ask-push = { $unit } отбрасывает цель. Куда отлетит { $target }?
ask-spear-break = { $unit }: чьё копьё сломать?
ask-pestilence = { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    }: кого поразит мор?
ask-herbalists = { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    }: кого вылечат травники?
ask-archers = { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    } побеждает в «Пари стрелков». В кого стрелять?
ask-champion = { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    }: кто выйдет на поединок?
ask-tribute = { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    }: вступить в «Пари о дани»?
ask-seers = { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    }: какая карта останется сверху?


## Что можно ответить

action-start = Вывести в поле:
action-place = Поставить:
action-summon = Призвать:
action-activate = Ходить:
action-end-battle = Закончить ход
action-steal = Украсть черту:
action-no-theft = Не красть
action-move = Идти на
action-attack = Атаковать:
action-aimed = Выстрелить прицельно:
action-supply = Дать припасы:
action-order = Приказать:
action-heal = Лечить:
action-poison = Отравить:
action-trap = Поставить ловушку на
action-done = Готово
action-back = Назад
action-defend = Обороняться
action-retreat = Отступить на
action-reroll = Перебросить
action-keep = Оставить как есть
action-push = Оттолкнуть на
action-break = Сломать копьё:
action-spare = Пощадить всех
action-sicken = Мор поразит:
action-mend = Вылечить:
action-nobody = Никого
action-shoot = Выстрелить:
action-champion = На поединок:
action-stay-out = Не участвовать
    .told = Не участвует
action-join = Вступить
    .told = Вступает в пари
action-top = Оставить сверху:


## Что случилось

event-first-side-rolled = Жребий первого хода: Союз — { $alliance }, Орда — { $horde }. { $side ->
        [alliance] Начинает Союз.
        [horde] Начинает Орда.
        [nobody] Поровну: ещё раз.
       *[other] Начинает { $side }.
    }
event-units-chosen = { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    } выводит в поле: { $units }
event-unit-placed = { $unit } занимает { $hex }
event-events-shuffled = Колода событий перемешана: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }
event-round-began = Тур { $round }
event-event-drawn = Событие: { $card ->
        [ev_mud] «{ card-ev_mud }»
        [ev_blizzard] «{ card-ev_blizzard }»
        [ev_dust_storm] «{ card-ev_dust_storm }»
        [ev_panic] «{ card-ev_panic }»
        [ev_pestilence] «{ card-ev_pestilence }»
        [ev_ice_drift] «{ card-ev_ice_drift }»
        [ev_eclipse] «{ card-ev_eclipse }»
        [ev_dry_roads] «{ card-ev_dry_roads }»
        [ev_pastures] «{ card-ev_pastures }»
        [ev_war_drums] «{ card-ev_war_drums }»
        [ev_shield_wall] «{ card-ev_shield_wall }»
        [ev_clear_sky] «{ card-ev_clear_sky }»
        [ev_levy] «{ card-ev_levy }»
        [ev_herbalists] «{ card-ev_herbalists }»
        [ev_truce] «{ card-ev_truce }»
        [ev_rams] «{ card-ev_rams }»
        [ev_forced_march] «{ card-ev_forced_march }»
        [ev_weariness] «{ card-ev_weariness }»
        [ev_wager_wrestlers] «{ card-ev_wager_wrestlers }»
        [ev_wager_race] «{ card-ev_wager_race }»
        [ev_wager_archers] «{ card-ev_wager_archers }»
        [ev_wager_champions] «{ card-ev_wager_champions }»
        [ev_wager_tribute] «{ card-ev_wager_tribute }»
        [ev_wager_omens] «{ card-ev_wager_omens }»
       *[other] «{ $card }»
    }
event-wager-rolled = { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    } бросает кость: { $die }
event-wager-won = { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    } выигрывает: { $card ->
        [ev_wager_wrestlers] «{ card-ev_wager_wrestlers }»
        [ev_wager_race] «{ card-ev_wager_race }»
        [ev_wager_archers] «{ card-ev_wager_archers }»
        [ev_wager_champions] «{ card-ev_wager_champions }»
        [ev_wager_tribute] «{ card-ev_wager_tribute }»
        [ev_wager_omens] «{ card-ev_wager_omens }»
       *[other] «{ $card }»
    }
event-turn-began = { $faction ->
        [rus] Ход Руси
        [china] Ход Китая
        [south_mongolia] Ход Южной Монголии
        [north_mongolia] Ход Северной Монголии
       *[other] Ход: { $faction }
    }
event-token-advanced = В пути: { $unit }, прибудет через { $section ->
        [one] { $section } ход
        [few] { $section } хода
       *[many] { $section } ходов
    }
event-unit-arrived = { $unit } прибывает на { $hex }
event-unit-summoned = Призыв: { $unit }, прибудет через { $section ->
        [one] { $section } ход
        [few] { $section } хода
       *[many] { $section } ходов
    }
event-unit-activated = { $unit } вступает в дело
event-trait-stolen = { $unit } крадёт черту: { $trait ->
        [tr_axe] «{ trait-tr_axe }»
        [tr_spear] «{ trait-tr_spear }»
        [tr_aimed_shot] «{ trait-tr_aimed_shot }»
        [tr_supplies] «{ trait-tr_supplies }»
        [tr_armour_repair] «{ trait-tr_armour_repair }»
        [tr_charge] «{ trait-tr_charge }»
        [tr_bogatyr] «{ trait-tr_bogatyr }»
        [tr_princes_order] «{ trait-tr_princes_order }»
        [tr_line_attack] «{ trait-tr_line_attack }»
        [tr_ancient_techniques] «{ trait-tr_ancient_techniques }»
        [tr_gunpowder] «{ trait-tr_gunpowder }»
        [tr_heavy_bolts] «{ trait-tr_heavy_bolts }»
        [tr_traps] «{ trait-tr_traps }»
        [tr_iron_discipline] «{ trait-tr_iron_discipline }»
        [tr_onslaught] «{ trait-tr_onslaught }»
        [tr_role_model] «{ trait-tr_role_model }»
        [tr_personal_healers] «{ trait-tr_personal_healers }»
        [tr_wind_speed] «{ trait-tr_wind_speed }»
        [tr_raid] «{ trait-tr_raid }»
        [tr_pursuit] «{ trait-tr_pursuit }»
        [tr_short_bows] «{ trait-tr_short_bows }»
        [tr_young_herd] «{ trait-tr_young_herd }»
        [tr_poisons] «{ trait-tr_poisons }»
        [tr_isolation] «{ trait-tr_isolation }»
        [tr_golden_horde] «{ trait-tr_golden_horde }»
        [tr_molten_armour] «{ trait-tr_molten_armour }»
        [tr_fire_arrows] «{ trait-tr_fire_arrows }»
        [tr_disguise] «{ trait-tr_disguise }»
        [tr_spear_breaker] «{ trait-tr_spear_breaker }»
        [tr_ice_breath] «{ trait-tr_ice_breath }»
       *[other] { $trait }
    }
event-unit-moved = { $unit } идёт на { $hex }
event-trap-sprung = Ловушка на { $hex }! В неё попадает { $unit }
event-attack-declared = { $manner ->
        [ranged] { $unit } стреляет; цель — { $target }
        [aimed] { $unit } тщательно целится и стреляет; цель — { $target }
        [provoked] { $unit } бьёт по проходящему врагу; цель — { $target }
       *[melee] { $unit } атакует; цель — { $target }
    }
event-dice-rolled = { $unit }, { $purpose ->
        [attack] атака
        [defence] оборона
        [retreat] отступление
        [chase] погоня
       *[other] { $purpose }
    }: на кости { $die }, всего { $total }
event-rerolled = { $unit }: { $purpose ->
        [attack] кость атаки
        [chase] кость погони
       *[other] кость
    } бросают ещё раз
event-attack-missed = { $target } держится: { $unit } бьёт мимо
event-unit-wounded = { $unit } получает { $loss ->
        [one] { $loss } рану
        [few] { $loss } раны
        [many] { $loss } ран
       *[other] { $loss } раны
    }, осталось здоровья: { $left }
event-unit-died = { $unit } погибает
event-retreated = { $unit } отступает на { $hex }
event-retreat-failed = { $unit } не успевает отступить
event-pushed = { $unit } отлетает на { $hex }
event-status-gained = { $unit }: { $status ->
        [st_cleaved] рассечение, −2 к защите в этот ход
        [st_poisoned] отравление, защита 0 в этот ход
        [st_silenced] лишение черты в этот ход
        [st_ordered] приказ, +2 в этот ход
        [st_chilled] обморожение, −1 к скорости
        [st_herded] свежие кони, +1 к скорости в следующий ход
        [st_drilled] муштра, +1 к скорости у столицы
        [st_spear_broken] копьё сломано, никаких прибавок к атаке
        [st_disguised] под маскировкой
        [st_stealing] чужая черта в этот ход
       *[other] { $status }
    }
event-status-lost = { $unit }: { $status ->
        [st_cleaved] рассечение прошло
        [st_poisoned] яд больше не действует
        [st_silenced] черта вернулась
        [st_ordered] приказ больше не действует
        [st_chilled] обморожение прошло
        [st_herded] кони уже не свежие
        [st_drilled] муштра больше не действует
        [st_spear_broken] копьё снова цело
        [st_disguised] маскировки больше нет
        [st_stealing] чужая черта потеряна
       *[other] прошло — { $status }
    }
event-healed = { $unit } набирается сил, здоровье теперь: { $health }
event-trap-laid = { $unit } ставит ловушку на { $hex }
event-disguise-dropped = { $unit } теперь на виду: маскировки больше нет
event-settlement-damaged = { $settlement ->
        [cap_rus] { settlement-cap_rus }
        [cap_china] { settlement-cap_china }
        [cap_south] { settlement-cap_south }
        [cap_north] { settlement-cap_north }
        [city_rus_1] { settlement-city_rus_1 }
        [city_rus_2] { settlement-city_rus_2 }
        [city_rus_3] { settlement-city_rus_3 }
        [city_china_1] { settlement-city_china_1 }
        [city_china_2] { settlement-city_china_2 }
        [city_china_3] { settlement-city_china_3 }
       *[other] { $settlement }
    } теряет { $loss ->
        [one] { $loss } единицу
        [few] { $loss } единицы
        [many] { $loss } единиц
       *[other] { $loss } единицы
    } прочности, осталось { $left }
event-settlement-destroyed = { $settlement ->
        [cap_rus] Москва пала: от стен остались руины
        [cap_china] Кайфэн пал: от стен остались руины
        [cap_south] Каракорум пал: от стен остались руины
        [cap_north] Сарай пал: от стен остались руины
        [city_rus_1] Рязань пала: от стен остались руины
        [city_rus_2] Владимир пал: от стен остались руины
        [city_rus_3] Козельск пал: от стен остались руины
        [city_china_1] Чжунду пал: от стен остались руины
        [city_china_2] Датун пал: от стен остались руины
        [city_china_3] Лоян пал: от стен остались руины
       *[other] { $settlement }: стены пали, остались руины
    }
event-hold-began = За границей { $units ->
        [one] { $units } юнит
        [few] { $units } юнита
        [many] { $units } юнитов
       *[other] { $units } юнита
    } Орды. { $faction ->
        [south_mongolia] Если продержатся до следующего хода Южной Монголии, Орда победит.
        [north_mongolia] Если продержатся до следующего хода Северной Монголии, Орда победит.
       *[other] Если продержатся до следующего хода ({ $faction }), Орда победит.
    }
event-hold-broken = Удержание сорвано: у Орды за границей { $units ->
        [0] никого не осталось
        [one] остался только { $units } юнит
        [few] осталось только { $units } юнита
        [many] осталось только { $units } юнитов
       *[other] осталось только { $units } юнита
    }
event-battle-ended = { $faction ->
        [rus] { faction-rus }
        [china] { faction-china }
        [south_mongolia] { faction-south_mongolia }
        [north_mongolia] { faction-north_mongolia }
       *[other] { $faction }
    } заканчивает ход
event-game-won = { $reason ->
        [draw] Достигнут страховочный предел, и война кончается вничью: стороны равны во всём, что считается.
       *[other] { $side ->
            [alliance] Победа Союза!
            [horde] Победа Орды!
           *[other] Победа: { $side }!
        } { $reason ->
            [leaders-and-capitals] Все вражеские лидеры мертвы, все вражеские столицы разрушены.
            [border-held] Граница в её руках.
            [capitals-razed] Ни одной столицы Орды не осталось.
            [settlements-razed] Города лежат в руинах.
            [exhausted] У врага не осталось ни юнитов на поле, ни подкреплений.
            [time] Последний тур окончен, а враг не достиг цели.
            [progress] Достигнут страховочный предел: к своей цели пройдено больше, чем у врага.
            [deeds] Достигнут страховочный предел: убито больше лидеров и разрушено больше столиц, чем у врага.
            [durability] Достигнут страховочный предел: столицы врага пострадали сильнее.
            [points] Достигнут страховочный предел: убитые юниты врага ценнее.
            [conceded] Враг сложил оружие.
           *[other] { $reason }
        }
    }


## В чём отказано

illegal-path-blocked = На пути вражеский город или столица: туда нельзя ни войти, ни пройти насквозь ({ $rule }).
illegal-path-too-long = В пути больше шагов, чем позволяет скорость юнита ({ $rule }).
illegal-path-not-adjacent = Каждый шаг пути ведёт на соседний гекс ({ $rule }).
illegal-path-ends-occupied = Путь должен кончаться на свободном гексе ({ $rule }).
illegal-path-ends-at-start = Путь должен кончаться не на том гексе, на котором начался ({ $rule }).
illegal-too-far = Это слишком далеко ({ $rule }). Можно: { $legal }.
illegal-no-such-target = Такой цели сейчас нет ({ $rule }). Можно: { $legal }.
illegal-cannot-move = Со скоростью 0 юнит не может передвигаться ({ $rule }).
illegal-moved-already = В этот ход юнита передвижение уже сделано ({ $rule }).
illegal-acted-already = В этот ход юнита ключевое действие уже совершено ({ $rule }).
illegal-own-side = Юниты одной стороны не вредят друг другу ({ $rule }).
illegal-disguised = Замаскированного юнита выбрать нельзя ({ $rule }).
illegal-immune = Неуязвимого к ослаблениям юнита выбрать нельзя ({ $rule }).
illegal-not-wounded = Юнит не ранен: лечить нечего ({ $rule }).
illegal-lacks-trait = Сейчас у юнита нет нужной для этого черты ({ $rule }).
illegal-hex-taken = Гекс не свободен ({ $rule }).
illegal-unit-of-others = Этот юнит не из той фракции, чей сейчас ход ({ $rule }).
illegal-unit-not-there = Такого юнита на поле нет ({ $rule }).
illegal-already-activated = В этом ходу юнит уже действовал ({ $rule }).
illegal-put-back = Юнит, от которого отказались, ждёт, пока не сходит другой ({ $rule }).
illegal-nothing-to-do = Сейчас юнит не может ни передвинуться, ни действовать ({ $rule }).
illegal-activate-first = Сначала выберите юнита ({ $rule }).
illegal-finish-first = Сначала завершите начатый ход юнита или вернитесь назад ({ $rule }).
illegal-not-begun = Юнит ещё ничего не сделал: вернитесь назад, и ход не пропадёт ({ $rule }).
illegal-has-begun = Ход юнита уже начат: отказаться от него нельзя ({ $rule }).
illegal-no-other-unit = Выбрать другого юнита нельзя, поэтому отказаться от этого не получится ({ $rule }).
illegal-not-in-reserve = Такого юнита нет в резерве ({ $rule }).
illegal-not-copied = Эту черту сейчас украсть нельзя ({ $rule }).
illegal-battle-over = Больше никто не может ходить: бой в этом ходу окончен ({ $rule }).
illegal-open-fight = Атака ещё не завершена: сдаться можно после неё ({ $rule }).


## Главы правил

chapter-4 = Подготовка к игре
chapter-4-1 = Игроки, фракции, места
chapter-4-2 = Города и столицы по режимам
chapter-4-3 = Первая сторона и порядок ходов
chapter-4-4 = Начальные юниты
chapter-4-5 = Остальная подготовка
chapter-5 = Туры и ходы
chapter-6 = Правила
chapter-6-1 = Общие правила
chapter-6-2 = Поле
chapter-6-3 = Фаза «Событие»
chapter-6-4 = Фаза «Призыв»
chapter-6-5 = Фаза «Бой» и ходы юнитов
chapter-6-6 = Передвижение
chapter-6-7 = Зоны контроля
chapter-6-8 = Действующие параметры и сроки
chapter-6-9 = Бой
chapter-6-10 = Отступление
chapter-6-11 = Дальние атаки
chapter-6-12 = Атаки по площади
chapter-6-13 = Правило меньшинства
chapter-6-14 = Осада
chapter-6-15 = Гарнизон
chapter-6-16 = Ослабления и неуязвимость
chapter-6-17 = Ловушки
chapter-6-18 = Черты: Русь
chapter-6-19 = Черты: Китай
chapter-6-20 = Черты: Южная Монголия
chapter-6-21 = Черты: Северная Монголия
chapter-6-22 = Фишки
chapter-6-23 = Победа
chapter-6-24 = Конец игры


## Экран

# Группы мест
screen-field = Поле
screen-tray = На выбор
screen-event = Событие

# Ответы на своих местах
screen-do-start = Вывести в поле: { $units }
screen-do-place = Поставить на { $hex }: { $unit }
screen-do-summon = Призвать: { $unit }, { $time ->
        [one] { $time } ход
        [few] { $time } хода
       *[many] { $time } ходов
    } в пути
screen-do-activate = Ходить: { $unit }
screen-do-steal = Украсть черту «{ $trait }»: { $unit }
screen-do-move = Идти на { $hex }
screen-do-attack = Атаковать: { $unit }
screen-do-attack-both = Атаковать одной костью: { $unit }, затем { $second }
screen-do-aimed = Выстрелить прицельно: { $unit }
screen-do-supply = Дать припасы: { $unit }, +1 здоровье
screen-do-heal = Лечить: { $unit }, +1 здоровье
screen-do-order = Приказать: { $unit }, { $second } +2
screen-do-poison = Отравить: { $unit }
screen-do-trap = Поставить ловушку на { $hex }
screen-do-retreat = Отступить на { $hex }
screen-do-push = Оттолкнуть на { $hex }
screen-do-break = Сломать копьё: { $unit }
screen-do-sicken = Мор поразит: { $unit }, −1 здоровье
screen-do-mend = Вылечить: { $unit }, +1 здоровье
screen-do-shoot = Выстрелить: { $unit }, −1 здоровье
screen-do-champion = На поединок выйдет: { $unit }
screen-do-top = Оставить сверху: «{ $unit }»
screen-chance-hit = { $label } (попадание: { $chance } %)
screen-chance-safe = { $label } (без ран: { $chance } %)

# Что место говорит о себе
screen-free = свободно
screen-unit = { $unit }, { $faction }, здоровье { $health } из { $full }, атака { $attack }, защита { $defence }, скорость { $speed }
screen-unit-range = дальность { $range }
screen-active = ходит сейчас
screen-ready = ещё может ходить
screen-immune = неуязвим для ослаблений
screen-garrison = в гарнизоне
screen-settlement = { $settlement }, { $kind }, { $faction }, прочность { $durability } из { $full }
screen-razed = руины: { $settlement }
screen-besieged = в осаде, осаждают: { $units }
screen-trap = ловушка, { $faction }
screen-beyond = за границей
screen-may = можно: { $offers }
screen-strikes = отсюда можно атаковать: { $units }
screen-kind = { $unit }, { $rank }, { $mount }, здоровье { $health }, атака { $attack }, защита { $defence }, скорость { $speed }, время призыва { $time }
screen-track = Индикатор призыва: { $unit }, прибудет через { $section ->
        [one] { $section } ход
        [few] { $section } хода
       *[many] { $section } ходов
    }
screen-track-empty = Индикатор призыва пуст. В пути бывает только один юнит
screen-reserve = В резерве: { $unit }, { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }
screen-fallen = Погибли: { $units }
screen-event-card = { $card }, { $type }. { $about }
screen-event-none = События ещё нет
screen-event-winner = Пари выиграно, победитель: { $faction }.
screen-deck = В колоде { $left ->
        [one] осталась { $left } карта
        [few] остались { $left } карты
       *[many] осталось { $left } карт
    }

# Как идёт игра
screen-round = Тур { $round }
screen-round-of = Тур { $round } из { $rounds }
screen-round-near = Тур { $round }, страховочный предел { $rounds }
screen-limit = Страховочный предел: игра, которая к тому времени не решена, кончается после тура { $rounds }
screen-mustering = Армии собираются
screen-turn = Ход фракции: { $faction }
screen-activations = { $left ->
        [0] юнитов больше не активировать
        [one] можно активировать ещё { $left } юнит
        [few] можно активировать ещё { $left } юнита
       *[many] можно активировать ещё { $left } юнитов
    }
screen-crossing = За границей: { $count } из { $needed }
screen-held = Граница удерживается до следующего хода фракции: { $faction }
screen-razed-count = Разрушено: { $count } из { $needed }
screen-leader-lives = Лидер: { $unit }
screen-leader-dead = Лидер погиб: { $unit }
screen-capital-stands = Столица: { $settlement }, прочность { $durability } из { $full }
screen-capital-razed = Столица разрушена: { $settlement }

# Панели
screen-fallen-title = Погибли
screen-arrives-in = через { $section ->
        [one] { $section } ход
        [few] { $section } хода
       *[many] { $section } ходов
    }
screen-out-of = { $count } из { $full }

# Кости
screen-die-attack = Атака
screen-die-defence = Оборона
screen-die-retreat = Отступление
screen-die-chase = Погоня
screen-die-wager = Пари
screen-die-first = Первый ход
screen-sum = { $die } { $sign } { $bonus } = { $total }
screen-hit = Попадание
screen-missed = Промах
screen-away = Отступление удалось
screen-caught = Уйти не удалось
screen-wins = Победа
screen-dice = Кости

# Карточки с пояснениями
screen-printed = на жетоне { $value }
screen-stolen = Украденная черта
screen-no-trait = Черта сейчас не действует
screen-from = источник: { $unit }
screen-goes = { $name } { $amount }

# Обзор
screen-zoom-in = Крупнее
screen-zoom-out = Мельче
screen-legend-reach = может пойти
screen-legend-threat = может атаковать
screen-legend-control = зона контроля
screen-menu = Что сделать?
screen-menu-close = Отмена
screen-then = Первая цель: { $unit }. Выберите вторую или ту же ещё раз: тогда удар только по ней.
screen-then-not = Отмена

# Что обещает атака
screen-odds = Атака сейчас
screen-odds-hit = попадание: { $chance } %
screen-odds-sum = { $attack } + кость против { $defence } + кость; попадание отнимает здоровье: { $wounds }.
screen-odds-flight = Цель может отступить: уйдёт в { $chance } % случаев.
screen-odds-no-flight = Цель может только обороняться.

# Грубые ошибки ботов, в отчётах арены
shame-kill-left = не добит верный противник
shame-worse-odds = под ударом выбран худший шанс
