/** The page's one connection, and whether anything about it is worth telling: short breaks are debounced. */
import { announcement } from "$web/table/announcement";
import { Connection, type Link, serverSocket } from "$web/table/connection";

/** A break shorter than this is not told of. */
const DEBOUNCE_MS = 1_000;

class PageLink {
  /** What to tell: nothing while all is well, or for a moment only. */
  trouble: Exclude<Link, "open"> | null = $state(null);
  /** What whoever runs the server says to everybody. */
  announced = $state("");
  readonly connection: Connection;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #link: Link = "open";

  constructor() {
    this.connection = new Connection(
      serverSocket,
      (link) => this.#changed(link),
      (said) => {
        this.announced = announcement(said, new Date());
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

  #changed(link: Link): void {
    this.#link = link;
    if (link === "open") this.announced = ""; // what is still true is said again
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
