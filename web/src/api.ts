/** The HTTP interface of the server, typed: one function for each route. */
import type {
  Claim,
  GameCard,
  GameInfo,
  Lesson,
  MyTable,
  NewTable,
  Problem,
  Replay,
  TableOpened,
  TermsAsked,
  TermsInfo,
} from "$web/wire/types";

/** The server refused, and says why in both languages. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(`${status} ${problem.key}`);
    this.name = "Refusal";
  }

  /** The server's own words; English where it has none in this language. */
  words(language: string): string {
    return this.problem.words[language] ?? this.problem.words.en ?? this.problem.key;
  }
}

/** No answer that could be understood came back: no network, no server, or something in between. */
export class Unreachable extends Error {
  constructor(
    readonly path: string,
    cause: unknown,
  ) {
    super(`no answer from ${path}`, { cause });
    this.name = "Unreachable";
  }
}

export const games = (): Promise<GameCard[]> => once<GameCard[]>("/api/games", json);
export const game = (id: string): Promise<GameInfo> => once<GameInfo>(gamePath(id), json);
export const gameWords = (id: string, language: string): Promise<string> =>
  once<string>(`${gamePath(id)}/words/${language}`, text);
export const gameRules = (id: string, language: string): Promise<string> =>
  once<string>(`${gamePath(id)}/rules/${language}`, text);
export const numberedRules = (id: string, language: string): Promise<string> =>
  once<string>(`${gamePath(id)}/numbered-rules/${language}`, text);
export const lesson = (id: string, name: string): Promise<Lesson> =>
  once<Lesson>(`${gamePath(id)}/lessons/${encodeURIComponent(name)}`, json);
export const terms = (id: string, asked: TermsAsked): Promise<TermsInfo> =>
  call<TermsInfo>(`${gamePath(id)}/terms`, json, post(asked));

export const openTable = (asked: NewTable): Promise<TableOpened> => call<TableOpened>("/api/tables", json, post(asked));
export const myTables = (): Promise<MyTable[]> => call<MyTable[]>("/api/tables", json);
export const sit = (table: string, claim: Claim): Promise<void> =>
  call<void>(`${tablePath(table)}/sit`, nothing, post(claim));
export const newClaim = (table: string): Promise<TableOpened> =>
  call<TableOpened>(`${tablePath(table)}/claim`, json, post());
export const rematch = (table: string, entropy = ""): Promise<TableOpened> =>
  call<TableOpened>(`${tablePath(table)}/rematch?${new URLSearchParams({ entropy })}`, json, post());

/** The record of a game that is over, as text: what is kept is what the server wrote. */
export const record = (table: string): Promise<string> => call<string>(recordPath(table), text);
export const recordPath = (table: string): string => `${tablePath(table)}/record`;
export const uploadRecord = (written: string): Promise<TableOpened> =>
  call<TableOpened>("/api/records", json, { method: "POST", headers: JSON_HEADERS, body: written });

export function replay(table: string, eyes: string, from: number, count: number): Promise<Replay> {
  const query = new URLSearchParams({ eyes, from: String(from), count: String(count) });
  return call<Replay>(`${tablePath(table)}/replay?${query}`, json);
}

/** Empties the cache of the games, so that they are fetched anew. */
export function forget(): void {
  cache.clear();
}

const JSON_HEADERS = { "content-type": "application/json" };
const cache = new Map<string, Promise<unknown>>();

const gamePath = (id: string) => `/api/games/${encodeURIComponent(id)}`;
const tablePath = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const post = (body?: unknown): RequestInit =>
  body === undefined ? { method: "POST" } : { method: "POST", headers: JSON_HEADERS, body: JSON.stringify(body) };

const json = <T>(response: Response): Promise<T> => response.json() as Promise<T>;
const text = (response: Response): Promise<string> => response.text();
const nothing = async (_: Response): Promise<void> => undefined;

async function call<T>(path: string, read: (response: Response) => Promise<T>, asked: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...asked });
  } catch (failure) {
    throw new Unreachable(path, failure);
  }
  if (!response.ok) throw await refusal(path, response);
  try {
    return await read(response);
  } catch (failure) {
    throw new Unreachable(path, failure);
  }
}

/** What does not change while the server runs is fetched once; a failure is not cached. */
function once<T>(path: string, read: (response: Response) => Promise<T>): Promise<T> {
  const known = cache.get(path) as Promise<T> | undefined;
  if (known) return known;
  const asked = call(path, read);
  cache.set(path, asked);
  asked.catch(() => cache.delete(path));
  return asked;
}

async function refusal(path: string, response: Response): Promise<Error> {
  try {
    const problem: unknown = await response.json();
    if (isProblem(problem)) return new Refusal(response.status, problem);
  } catch {
    // a gateway's page, or nothing at all: reported below
  }
  return new Unreachable(path, `status ${response.status}`);
}

function isProblem(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "key" in body && "words" in body;
}
