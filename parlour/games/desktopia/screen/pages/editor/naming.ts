/** Ids that nobody has yet. */
import { BOUNDS } from "../../data/schema";

/** Letters, digits and underscores, as ids are written; Russian letters by their usual Latin ones. */
export function slug(text: string): string {
  const latin = [...text.toLowerCase()].map((letter) => LATIN[letter] ?? letter).join("");
  return latin
    .normalize("NFD")
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_+|_+$/g, "")
    .replace(/^(\d)/, "n$1")
    .slice(0, BOUNDS.id[1]);
}

/** The wish itself, or the wish with the first number that makes it unique. */
export function unique(wish: string, taken: readonly string[]): string {
  const base = wish.replace(/_\d+$/, "") || "thing";
  if (wish !== "" && !taken.includes(wish)) return wish;
  for (let number = 2; ; number += 1) if (!taken.includes(`${base}_${number}`)) return `${base}_${number}`;
}

const LATIN: Readonly<Record<string, string>> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e",
  ё: "yo",
  ж: "zh",
  з: "z",
  и: "i",
  й: "y",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "kh",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "shch",
  ъ: "",
  ы: "y",
  ь: "",
  э: "e",
  ю: "yu",
  я: "ya",
};
