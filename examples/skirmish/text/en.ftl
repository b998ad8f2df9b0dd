game-skirmish = Skirmish
seat-0 = Red
seat-1 = White

ask-activate = Which unit do you activate?
ask-move = Where does { $unit } go?
ask-attack = Whom does { $unit } attack?
ask-card = Which card do you lay for { $unit }?
ask-react = { $unit } attacks { $target }. How does { $target } answer?

event-round-began = Round { $round }
event-card-drawn = { $seat ->
        [0] Red
       *[1] White
    } draws a card
event-unit-moved = { $unit } moves to { $hex }
event-attack-declared = { $unit } attacks { $target }
event-card-played = { $seat ->
        [0] Red
       *[1] White
    } lays { $card }
event-countered = { $unit } strikes back first
event-fell-back = { $unit } falls back to { $hex }
event-struck = { $unit } strikes { $target }: { $dice }, { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }
event-unit-destroyed = { $unit } is destroyed

unit-foot = Foot
unit-horse = Horse
unit-bow = Bow
card-spur = Spur: one more die
card-rally = Rally: two more dice
card-fury = Fury: three more dice

lesson-first = The first charge
lesson-first-about = Move, answer an attack, and strike with a card.
lesson-first-1 =
    Welcome! You lead **Red**: three foot (r1 to r3), two horse (r4 and r5) and a bow (r6). White's six stand across the field.

    Whoever destroys the other army wins, or whoever has more health left after twelve rounds.
lesson-first-2 = In your turn you *activate* your units one after another. Horse is fast: activate **r4**.
lesson-first-3 = A unit first moves, then may attack. Horse moves up to four hexes. Ride to **e1**, in the middle of the left edge.
lesson-first-4 = Nobody is within reach yet, so r4's activation is over. The others can wait: **end** your turn.
lesson-first-5 =
    White's horse w5 has ridden up to yours and attacks, without a card.

    You are the defender now, and a defender is never helpless.
lesson-first-6 = You may *hold*, *fall back*, or *counter*: then you strike first. Your horse is as strong as theirs, so **counter**.
lesson-first-7 =
    You hit, White missed, and White has ended its turn. w5 has one health left and stands beside you.

    Now **activate r4** again and let it **stay** where it is.
lesson-first-8 = Now w5 is within your reach. **Attack** it!
lesson-first-9 = Before the dice fall you may lay a card of your hand. *Rally* adds two dice to your three: lay **rally2**.
lesson-first-end = Two fives or sixes, and w5 is gone. You know all that a fight is made of; woods and bows you will find out for yourself.
