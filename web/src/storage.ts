/** What is kept in the browser, as JSON; a browser that keeps nothing, or something that is none of ours, gives null. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  keepText(key, JSON.stringify(value));
}

/** The same for values that are kept as they are, without JSON. */
export function recallText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // a full or forbidden storage: the defaults next time
  }
}
