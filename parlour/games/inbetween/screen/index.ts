import type { Screen } from "$web/boards/board";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { describe } from "./describe";
import { ahead, later } from "./offers";
import { least, pace, sound } from "./pacing";
import { places } from "./places";
import { looks } from "./seats";
import { after } from "./stage";

export const screen: Screen = { Board, Card, describe, ahead, later, after, places, pace, looks, sound, least };
