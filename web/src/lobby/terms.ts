/** Finds terms that a game accepts: which options go together only the game itself knows, so it is asked. */
import type { OptionInfo, TermsInfo } from "$web/wire/types";

export type Options = Record<string, string>;

/** Asks the game about terms; null where it refuses them. */
export type Ask = (seats: number, options: Options) => Promise<TermsInfo | null>;

/** Terms that the game accepts, and what may be chosen instead, option by option. */
export interface SettledTerms {
  terms: TermsInfo;
  /** For each option the choices that go with what was chosen before it; what comes after may give way. */
  open: Record<string, string[]>;
}

/** Memoises each answer, so that going back and forth asks nothing twice; a failure may be asked again. */
export function memoise(ask: Ask): Ask {
  const known = new Map<string, Promise<TermsInfo | null>>();
  return (seats, options) => {
    const key = JSON.stringify([seats, Object.entries(options).sort()]);
    const answer = known.get(key) ?? ask(seats, options);
    known.set(key, answer);
    answer.catch(() => known.delete(key));
    return answer;
  };
}

/** The accepted terms nearest to what is wanted; what does not count for so many players is left to the game. */
export async function settle(
  seats: number,
  wanted: Options,
  options: readonly OptionInfo[],
  ask: Ask,
): Promise<SettledTerms | null> {
  const counting = options.filter((option) => countsFor(option, seats));
  for (const candidate of candidates(wanted, counting)) {
    const terms = await ask(seats, candidate);
    if (terms) return { terms, open: { ...terms.open, ...(await opened(terms, counting, ask)) } };
  }
  return null;
}

/**
 * What is wanted once this option is chosen; where the choice does not go with the others, those after it give way.
 * What was chosen since the terms were settled still stands.
 */
export function withChoice(
  { terms }: SettledTerms,
  options: readonly OptionInfo[],
  name: string,
  choice: string,
  chosen: Options = terms.options,
): Options {
  const wanted = { ...chosen, [name]: choice };
  return terms.open[name]?.includes(choice) ? wanted : { ...wanted, ...usual(after(options, name)) };
}

/** As wanted; then with one thing changed; then as usual, and that with one thing changed. */
function* candidates(wanted: Options, options: readonly OptionInfo[]): Generator<Options> {
  for (const from of [filled(wanted, options), usual(options)]) {
    yield from;
    for (const { name, choices } of options) {
      for (const choice of choices) if (choice !== from[name]) yield { ...from, [name]: choice };
    }
  }
}

/** Whether there is anything to choose with so many players. */
export function countsFor(option: OptionInfo, seats: number): boolean {
  return option.seats.length === 0 || option.seats.includes(seats);
}

const usual = (options: readonly OptionInfo[]): Options =>
  Object.fromEntries(options.map((option) => [option.name, option.default]));

const after = (options: readonly OptionInfo[], name: string): readonly OptionInfo[] =>
  options.slice(options.findIndex((option) => option.name === name) + 1);

/** What was wanted where the game still offers it, else the usual. */
function filled(wanted: Options, options: readonly OptionInfo[]): Options {
  const kept = options.filter(({ name, choices }) => choices.includes(wanted[name] ?? ""));
  return { ...usual(options), ...Object.fromEntries(kept.map(({ name }) => [name, wanted[name] ?? ""])) };
}

/** An option is as open as it would be with everything after it as usual. */
async function opened(terms: TermsInfo, options: readonly OptionInfo[], ask: Ask): Promise<Record<string, string[]>> {
  const rows = options.map(async ({ name, choices }): Promise<[string, string[]]> => {
    const freer = await ask(terms.seats, { ...filled(terms.options, options), ...usual(after(options, name)) });
    const open = [...(terms.open[name] ?? []), ...(freer?.open[name] ?? [])];
    return [name, choices.filter((choice) => open.includes(choice))];
  });
  return Object.fromEntries(await Promise.all(rows));
}
