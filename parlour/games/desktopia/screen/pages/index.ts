/** The pages of Desktopia beside its table. */
import type { GamePage } from "$web/boards/board";

export const pages: readonly GamePage[] = [
  {
    id: "puzzles",
    title: { en: "Puzzles", ru: "Задачи" },
    icon: "puzzle",
    load: () => import("./puzzles/Puzzles.svelte"),
  },
  {
    id: "editor",
    title: { en: "Script editor", ru: "Редактор сценариев" },
    icon: "edit",
    load: () => import("./editor/Editor.svelte"),
  },
];
