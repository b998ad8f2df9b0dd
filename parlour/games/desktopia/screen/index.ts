import type { Screen } from "$web/boards/board";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Choice from "./Choice.svelte";
import { describe } from "./describe";
import { looks } from "./looks/orders";
import { calls } from "./naming";
import { folds, pace, sound } from "./pacing";
import { finished } from "./pages/finished";
import { places } from "./places";
import { after } from "./stage";

export const screen: Screen = {
  Board,
  Card,
  describe,
  after,
  places,
  pace,
  looks,
  calls,
  folds,
  sound,
  finished,
  Choice,
};
