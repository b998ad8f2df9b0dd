/** A teacher's words as paragraphs: an empty line ends one, any other is the writer's. */
import { type Span, spans } from "$web/rules/inline";

export function paragraphs(said: string): Span[][] {
  return said
    .split(/\n\s*\n/)
    .map((each) => each.replaceAll(/\s+/g, " ").trim())
    .filter((each) => each !== "")
    .map((each) => spans(each));
}
