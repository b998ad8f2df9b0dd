/** The page's one connection, and whether anything about it is worth telling: short breaks are debounced. */
import { announcement } from "$web/table/announcement";
import { Connection, type Link, serverSocket } from "$web/table/connection";
import type { Announced } from "$web/wire/types";

/** A break shorter than this is not told of. */
const DEBOUNCE_MS = 1_000;

class PageLink {
  /** What to tell: nothing while all is well, or for a moment only. */
  trouble: Exclude<Link, "open"> | null = $state(null);
  /** What whoever runs the server said to everybody, and when. */
  #said: { message: Announced; at: Date } | null = $state.raw(null);
  /** The words that were put away: they are said again with every connection. */
  #read = $state("");
  readonly connection: Connection;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #link: Link = "open";

  constructor() {
    this.connection = new Connection(
      serverSocket,
      (link) => this.#changed(link),
      (message) => {
        this.#said = { message, at: new Date() };
      },
    );
    addEventListener("online", () => this.connection.wake());
    addEventListener("offline", () => this.connection.wake());
    addEventListener("pagehide", () => this.connection.suspend());
    addEventListener("pageshow", ({ persisted }) => persisted && this.connection.wake());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.connection.wake();
    });
  }

  /** What whoever runs the server says to everybody, until it has been read. */
  get announced(): string {
    const words = this.#said ? announcement(this.#said.message, this.#said.at) : "";
    return words === this.#read ? "" : words;
  }

  /** It has been read. */
  putAway(): void {
    this.#read = this.announced;
  }

  #changed(link: Link): void {
    this.#link = link;
    if (link === "open") this.#said = null; // what is still true is said again
    if (link === "open" || link === "outdated") {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.trouble = link === "open" ? null : link;
    } else if (this.trouble) this.trouble = link;
    else
      this.#timer ??= setTimeout(() => {
        this.#timer = undefined;
        if (this.#link !== "open") this.trouble = this.#link;
      }, DEBOUNCE_MS);
  }
}

export const link = new PageLink();
