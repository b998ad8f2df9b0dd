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
