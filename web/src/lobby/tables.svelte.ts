/** The tables at which I have a seat, kept up to date while the page is looked at. */
import * as api from "$web/api";
import type { MyTable } from "$web/wire/types";

const EVERY = 30_000;

export class MyTables {
  all: readonly MyTable[] = $state.raw([]);
  /** When they were fetched, in seconds since 1970. */
  at = $state(0);

  /** Fetches them now, when the page is looked at again, and every half minute; returns what ends that. */
  follow(): () => void {
    const look = () => {
      if (document.visibilityState === "visible") void this.#fetch();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async #fetch(): Promise<void> {
    try {
      this.all = await api.myTables();
      this.at = Date.now() / 1000;
    } catch {
      // what is shown stays; the games themselves tell when the server is away
    }
  }
}
