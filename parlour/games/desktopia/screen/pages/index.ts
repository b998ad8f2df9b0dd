/** The pages of Desktopia beside its table. */
import type { GamePage } from "$web/boards/board";

export const pages: readonly GamePage[] = [
  {
    id: "lessons",
    title: { en: "Lessons", ru: "Уроки" },
    icon: "learn",
    teaches: true,
    load: () => import("./puzzles/Lessons.svelte"),
  },
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
