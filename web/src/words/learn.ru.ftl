# Слова вокруг уроков; то, что говорит учитель, лежит вместе с игрой.

learn = Обучение
learn-game = Обучение: { $game }
learn-game-done = Обучение: { $game } (пройдено)
learn-first-time = Впервые за этим столом?
learn-here = Пройдите обучение
learn-title = { $game }: { $lesson }
learn-lesson = Урок
learn-loading = Учитель уже идёт…
learn-failed = Не удалось получить урок
learn-none = Такого урока нет
learn-none-about = У этой игры нет уроков, или урок называется иначе.
teacher = Учитель
learn-place = { $at } из { $total }
learn-happened = Что произошло
learn-astray = Так тоже можно. Но здесь урок идёт другой дорогой: { $action }.
learn-listen = Послушайте учителя и продолжайте.
learn-over = Урок окончен.
learn-continue = Дальше
learn-show = Показать
learn-back = Назад
learn-done-title = Отлично!
learn-next = Следующий урок: { $lesson }
learn-play = Сыграть с ботом
learn-play-alone = Играть
learn-again = Ещё раз
