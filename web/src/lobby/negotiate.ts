/** Finds terms that a game accepts, by asking it: which options go together only the game itself knows. */
import type { OptionInfo, TermsInfo } from "$web/wire/types";

export type Options = Record<string, string>;

/** Asks the game about terms; null where it refuses them. */
export type Ask = (seats: number, options: Options) => Promise<TermsInfo | null>;

/** Terms that the game accepts, and what may be chosen instead, option by option. */
export interface Settled {
  terms: TermsInfo;
  /** For each option the choices that the game accepts beside what was chosen before it; what comes after may give way. */
  open: Record<string, string[]>;
}

/** Remembers each answer, so that going back and forth asks nothing twice; a failure may be asked again. */
export function remembering(ask: Ask): Ask {
  const known = new Map<string, Promise<TermsInfo | null>>();
  return (seats, options) => {
    const key = JSON.stringify([seats, Object.entries(options).sort()]);
    const answer = known.get(key) ?? ask(seats, options);
    known.set(key, answer);
    answer.catch(() => known.delete(key));
    return answer;
  };
}

/** The accepted terms nearest to what is wanted; `kept`, the option chosen last, changes only when nothing else helps. */
export async function settle(
  seats: number,
  wanted: Options,
  options: readonly OptionInfo[],
  ask: Ask,
  kept: string | null = null,
): Promise<Settled | null> {
  for (const candidate of candidates(wanted, options, kept)) {
    const terms = await ask(seats, candidate);
    if (terms) return { terms, open: await opened(terms, options, ask) };
  }
  return null;
}

/** As wanted; then all but the kept one as usual; then one thing changed, in both; then anything. */
function* candidates(wanted: Options, options: readonly OptionInfo[], kept: string | null): Generator<Options> {
  const full = filled(wanted, options);
  const usual = filled(kept && full[kept] !== undefined ? { [kept]: full[kept] } : {}, options);
  yield full;
  yield* changed(full, options, kept);
  yield usual;
  yield* changed(usual, options, kept);
  yield* changed(filled({}, options), options, null);
}

function* changed(from: Options, options: readonly OptionInfo[], kept: string | null): Generator<Options> {
  for (const option of options) {
    if (option.name === kept) continue;
    const others = option.choices.filter((choice) => choice !== from[option.name]);
    for (const choice of others) yield { ...from, [option.name]: choice };
  }
}

/** What was wanted where the game still offers it, else the usual. */
function filled(wanted: Options, options: readonly OptionInfo[]): Options {
  return Object.fromEntries(
    options.map(({ name, choices, default: usual }) => {
      const choice = wanted[name];
      return [name, choice !== undefined && choices.includes(choice) ? choice : usual];
    }),
  );
}

async function opened(terms: TermsInfo, options: readonly OptionInfo[], ask: Ask): Promise<Record<string, string[]>> {
  const rows = options.map(async ({ name, choices }, at): Promise<[string, string[]]> => {
    const later = options.slice(at + 1);
    const allowed = await Promise.all(
      choices.map(async (choice) => {
        const as = { ...terms.options, [name]: choice };
        const usual = { ...as, ...filled({}, later) };
        return terms.options[name] === choice || !!((await ask(terms.seats, as)) ?? (await ask(terms.seats, usual)));
      }),
    );
    return [name, choices.filter((_, index) => allowed[index])];
  });
  return Object.fromEntries(await Promise.all(rows));
}
