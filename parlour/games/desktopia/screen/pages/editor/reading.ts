/** Reads a script from a file: what can be edited, or what is wrong with it and where. */
import { BOUNDS, FORMS, type Form, LARGEST } from "../../data/schema";
import { type Script, type Written, whole } from "../script/format";

export class UnreadableError extends Error {
  /** `key` is a message, `where` the place in the file. */
  constructor(
    readonly key: "file-large" | "file-no-json" | "file-shape" | "file-unknown",
    readonly where = "",
  ) {
    super(`${key} ${where}`);
    this.name = "UnreadableError";
  }
}

export function readScript(text: string): Script {
  if (text.length > LARGEST) throw new UnreadableError("file-large");
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new UnreadableError("file-no-json");
  }
  for (const key of Object.keys(object(found, ""))) if (!KNOWN.has(key)) throw new UnreadableError("file-unknown", key);
  const script = whole(part("Script", found, "") as unknown as Written);
  for (const key of ["players", "first_player"] as const) {
    const [from, to] = BOUNDS[key];
    const number = script[key];
    fit(number === "draw" || (Number.isInteger(number) && number >= from && number <= to), number, key);
  }
  return script;
}

/** `campaign` and `solution` are read over: a script of one's own has neither. */
const KNOWN = new Set([...Object.keys(FORMS.Script ?? {}), "campaign", "solution"]);
/** What a file may leave out although the rules ask for it, and what it may not although they do not. */
const FORGIVEN: Readonly<Record<string, unknown>> = { control: "player", count: 1, label_en: "", label_ru: "" };
const NEEDED = new Set(["placement"]);

/** The keys of an object that are known and there: the server judges everything else. */
function part(name: string, found: unknown, where: string): Record<string, unknown> {
  const written = object(found, where);
  const read: Record<string, unknown> = {};
  for (const [key, form] of Object.entries(FORMS[name] ?? {})) {
    const given = written[key] ?? FORGIVEN[key];
    if (given == null && form.optional && !NEEDED.has(key)) {
      if (given === null && form.null) read[key] = null;
    } else read[key] = value(form, given, where ? `${where}.${key}` : key);
  }
  return read;
}

function value(form: Form, found: unknown, where: string): unknown {
  switch (form.kind) {
    case "object":
      return part(form.of, found, where);
    case "entry":
      return entry(object(found, where), where);
    case "map": {
      const pairs = Object.entries(object(found, where));
      return Object.fromEntries(pairs.map(([key, each]) => [key, value(form.of, each, `${where}.${key}`)]));
    }
    case "keyed": {
      const written = object(found, where);
      const forms = Object.entries(form.of);
      const [key, inner] = forms.find(([each]) => written[each] !== undefined) ?? forms[0] ?? fail(where);
      return { [key]: value(inner, written[key], `${where}.${key}`) };
    }
    case "list":
      return list(found, where).map((each, at) => value(form.of, each, `${where}[${at}]`));
    case "row": {
      const items = list(found, where);
      fit(items.length === form.of.length, items, where);
      return form.of.map((each, at) => value(each, items[at], `${where}[${at}]`));
    }
    case "either": {
      const fitting = form.of.find(({ kind }) => (kind === "word") === (typeof found === "string"));
      return value(fitting ?? fail(where), found, where);
    }
    case "word":
      return fit(form.of.includes(found as string), found, where);
    case "number":
      return fit(Number.isFinite(found), found, where);
    case "flag":
      return found === true;
    case "text":
      return fit(typeof found === "string", found, where);
  }
}

/** A condition or special rule of any type, with whatever it has. */
function entry(written: Record<string, unknown>, where: string): Record<string, unknown> {
  if (where.startsWith("victory")) value({ kind: "number" }, written.team, `${where}.team`);
  value({ kind: "text" }, written.type, `${where}.type`);
  return { ...written };
}

function object(found: unknown, where: string): Record<string, unknown> {
  return fit(typeof found === "object" && found !== null && !Array.isArray(found), found, where) as Record<
    string,
    unknown
  >;
}

function list(found: unknown, where: string): unknown[] {
  return Array.isArray(found) ? found : fail(where);
}

function fit(fits: boolean, found: unknown, where: string): unknown {
  return fits ? found : fail(where);
}

function fail(where: string): never {
  throw new UnreadableError("file-shape", where);
}
