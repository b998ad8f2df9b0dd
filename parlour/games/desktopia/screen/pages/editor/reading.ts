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
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new UnreadableError("file-no-json");
  }
  for (const key of Object.keys(object(json, ""))) if (!KNOWN.has(key)) throw new UnreadableError("file-unknown", key);
  const script = whole(part("Script", json, "") as unknown as Written);
  for (const key of ["players", "first_player"] as const) {
    const [from, to] = BOUNDS[key];
    const number = script[key];
    fit(number === "draw" || (Number.isInteger(number) && number >= from && number <= to), number, key);
  }
  return script;
}

/** `campaign` and `solution` are ignored: a script of one's own has neither. */
const KNOWN = new Set([...Object.keys(FORMS.Script ?? {}), "campaign", "solution"]);
/** Required keys that a file may leave out, with their defaults; then optional keys that it must have. */
const FORGIVEN: Readonly<Record<string, unknown>> = { control: "player", count: 1, label_en: "", label_ru: "" };
const NEEDED = new Set(["placement"]);

/** The keys of an object that are known and there: the server judges everything else. */
function part(name: string, json: unknown, where: string): Record<string, unknown> {
  const written = object(json, where);
  const read: Record<string, unknown> = {};
  for (const [key, form] of Object.entries(FORMS[name] ?? {})) {
    const given = written[key] ?? FORGIVEN[key];
    if (given == null && form.optional && !NEEDED.has(key)) {
      if (given === null && form.null) read[key] = null;
    } else read[key] = value(form, given, where ? `${where}.${key}` : key);
  }
  return read;
}

function value(form: Form, json: unknown, where: string): unknown {
  switch (form.kind) {
    case "object":
      return part(form.of, json, where);
    case "entry":
      return entry(object(json, where), where);
    case "map": {
      const pairs = Object.entries(object(json, where));
      return Object.fromEntries(pairs.map(([key, item]) => [key, value(form.of, item, `${where}.${key}`)]));
    }
    case "keyed": {
      const written = object(json, where);
      const forms = Object.entries(form.of);
      const [key, inner] = forms.find(([name]) => written[name] !== undefined) ?? forms[0] ?? fail(where);
      return { [key]: value(inner, written[key], `${where}.${key}`) };
    }
    case "list":
      return list(json, where).map((item, at) => value(form.of, item, `${where}[${at}]`));
    case "row": {
      const items = list(json, where);
      fit(items.length === form.of.length, items, where);
      return form.of.map((inner, at) => value(inner, items[at], `${where}[${at}]`));
    }
    case "either": {
      const fitting = form.of.find(({ kind }) => (kind === "word") === (typeof json === "string"));
      return value(fitting ?? fail(where), json, where);
    }
    case "word":
      return fit(form.of.includes(json as string), json, where);
    case "number":
      return fit(Number.isFinite(json), json, where);
    case "flag":
      return json === true;
    case "text":
      return fit(typeof json === "string", json, where);
  }
}

/** A condition or special rule of any type, with whatever it has. */
function entry(written: Record<string, unknown>, where: string): Record<string, unknown> {
  if (where.startsWith("victory")) value({ kind: "number" }, written.team, `${where}.team`);
  value({ kind: "text" }, written.type, `${where}.type`);
  return { ...written };
}

function object(json: unknown, where: string): Record<string, unknown> {
  return fit(typeof json === "object" && json !== null && !Array.isArray(json), json, where) as Record<string, unknown>;
}

function list(json: unknown, where: string): unknown[] {
  return Array.isArray(json) ? json : fail(where);
}

function fit(fits: boolean, json: unknown, where: string): unknown {
  return fits ? json : fail(where);
}

function fail(where: string): never {
  throw new UnreadableError("file-shape", where);
}
