/** Reads the file of a record, as far as can be judged before the server looks at it. */

export const LARGEST = 1_000_000;

/** Why a file is no record: a key of our own words. */
export class NoRecord extends Error {
  constructor(readonly key: "record-too-large" | "record-not-text" | "record-foreign") {
    super(key);
    this.name = "NoRecord";
  }
}

/** The text of the record in a file; throws `NoRecord` for anything else. */
export async function readRecord(file: Blob): Promise<string> {
  if (file.size > LARGEST) throw new NoRecord("record-too-large");
  const text = await file.text();
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new NoRecord("record-not-text");
  }
  const format = typeof found === "object" && found !== null && "format" in found ? found.format : null;
  if (typeof format !== "string" || !format.startsWith("parlour-record/")) throw new NoRecord("record-foreign");
  return text;
}
