/**
 * The one WebSocket to the server: it reconnects by itself (exponential backoff with jitter) and follows tables from where it
 * left off. Every command carries an idempotency key and is sent again until the server has said what became of it.
 */
import type { Announced, Command, Do, Done, Hint, Hinted, Incoming, Outgoing, Refused, Update } from "$web/wire/types";

export const PROTOCOL = 1;
/** A server that has said nothing for so long is asked whether it is there; silence after that ends the connection. */
const PING_AFTER_MS = 20_000;
const PONG_TIMEOUT_MS = 8_000;
const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 15_000;

export type Link = "connecting" | "open" | "lost" | "outdated";

/** What a follower of a table is told. */
export interface Ears {
  update: (update: Update) => void;
  gone: () => void;
  refused?: (refused: Refused) => void;
}

/** As much of a WebSocket as we need; tests bring their own. */
export interface Socket {
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send: (data: string) => void;
  close: () => void;
}

/** The server refused a command or a request, and says why. */
export class RefusedError extends Error {
  constructor(readonly refused: Refused) {
    super(refused.key);
    this.name = "RefusedError";
  }
}

interface Waiting {
  message: Do | Hint;
  done: (answer: Done | Hinted) => void;
  /** The place in the line has changed; 0: it is thought about now. */
  queued: (place: number) => void;
  refused: (reason: Error) => void;
}

interface Followed {
  after: number;
  ears: Ears;
}

export class Connection {
  readonly #followed = new Map<string, Followed>();
  readonly #waiting = new Map<string, Waiting>();
  readonly #onlink: (link: Link) => void;
  readonly #onannounced: (announced: Announced) => void;
  readonly #open: () => Socket;
  #socket: Socket | null = null;
  #welcomed = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    open: () => Socket,
    onlink: (link: Link) => void = () => {},
    onannounced: (announced: Announced) => void = () => {},
  ) {
    this.#open = open;
    this.#onlink = onlink;
    this.#onannounced = onannounced;
  }

  /** Follows a table from entry number `after` on; the function that comes back ends it. */
  watch(table: string, ears: Ears, after = 0): () => void {
    this.#followed.set(table, { after, ears });
    if (this.#welcomed) this.#send({ message: "watch", table, after });
    else this.#connect();
    return () => {
      this.#followed.delete(table);
      this.#send({ message: "leave", table });
      if (this.#followed.size === 0) this.close();
    };
  }

  /** Carries out a command, however often the connection breaks; rejects with `RefusedError`. */
  do(table: string, command: Command): Promise<Done> {
    return this.#ask<Done>({ message: "do", id: newKey(), table, command });
  }

  /** Asks what a bot would do; `queued` hears of the place in the line while others are before it. */
  hint(table: string, seat: number, queued: (place: number) => void = () => {}): Promise<Hinted> {
    return this.#ask<Hinted>({ message: "hint", id: newKey(), table, seat }, queued);
  }

  /** Begins anew: with a new cookie, or because the network says that it is back. */
  reconnect(): void {
    this.#drop();
    this.#failures = 0;
    this.#connect();
  }

  /** A broken connection is tried at once, a standing one asked whether it still does. */
  wake(): void {
    if (this.#followed.size === 0) return;
    if (!this.#socket) this.reconnect();
    else if (this.#welcomed) this.#probe();
  }

  /** The page goes out of sight for good or for a while, as into the browser's cache: nobody is here any longer. `wake` comes back. */
  suspend(): void {
    this.#drop();
  }

  close(): void {
    this.#drop();
    for (const waiting of this.#waiting.values()) waiting.refused(new Error("the connection was closed"));
    this.#waiting.clear();
  }

  #ask<Answer extends Done | Hinted>(message: Do | Hint, queued: Waiting["queued"] = () => {}): Promise<Answer> {
    return new Promise((done, refused) => {
      this.#waiting.set(message.id, { message, done: done as Waiting["done"], queued, refused });
      if (this.#welcomed) this.#send(message);
      else this.#connect();
    });
  }

  #connect(): void {
    if (this.#socket) return;
    clearTimeout(this.#timer);
    this.#onlink("connecting");
    const socket = this.#open();
    this.#socket = socket;
    this.#timer = setTimeout(() => this.#broken(socket), PONG_TIMEOUT_MS + LONGEST_RETRY_MS);
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(data) as Outgoing);
    };
    socket.onclose = () => this.#broken(socket);
  }

  #hear(message: Outgoing): void {
    this.#listen();
    switch (message.message) {
      case "welcome":
        this.#greet(message.protocol);
        break;
      case "update":
        this.#update(message);
        break;
      case "done":
      case "hinted":
        this.#answered(message.id)?.done(message);
        break;
      case "queued":
        this.#waiting.get(message.id)?.queued(message.place);
        break;
      case "refused":
        this.#refuse(message);
        break;
      case "gone":
        this.#followed.get(message.table)?.ears.gone();
        break;
      case "announced":
        this.#onannounced(message);
        break;
      case "pong":
        break;
    }
  }

  #greet(protocol: number): void {
    if (protocol !== PROTOCOL) {
      this.#drop();
      this.#onlink("outdated");
      return;
    }
    this.#welcomed = true;
    this.#failures = 0;
    for (const [table, { after }] of this.#followed) this.#send({ message: "watch", table, after });
    // the same ids again: what was done before the connection broke is done once
    for (const { message } of this.#waiting.values()) this.#send(message);
    this.#onlink("open");
  }

  #update(update: Update): void {
    const followed = this.#followed.get(update.table);
    if (!followed || update.number < followed.after) return;
    const news = update.news.filter((entry) => entry.number > followed.after);
    followed.after = update.number;
    followed.ears.update({ ...update, news });
  }

  #answered(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  /** A refusal that belongs to nothing we wait for goes to all who follow a table. */
  #refuse(refused: Refused): void {
    const waiting = this.#answered(refused.id);
    if (waiting) waiting.refused(new RefusedError(refused));
    else for (const { ears } of this.#followed.values()) ears.refused?.(refused);
  }

  #send(message: Incoming): void {
    if (this.#welcomed) this.#socket?.send(JSON.stringify(message));
  }

  #listen(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#probe(), PING_AFTER_MS);
  }

  #probe(): void {
    const socket = this.#socket;
    if (!socket) return;
    clearTimeout(this.#timer);
    this.#send({ message: "ping" });
    this.#timer = setTimeout(() => this.#broken(socket), PONG_TIMEOUT_MS);
  }

  #broken(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#drop();
    if (this.#followed.size === 0 && this.#waiting.size === 0) return;
    this.#onlink("lost");
    this.#timer = setTimeout(() => this.#connect(), retryDelay(this.#failures));
    this.#failures += 1;
  }

  #drop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    socket?.close();
  }
}

/** How long to wait before the next try: twice as long each time, up to a limit, and never all clients at once. */
export function retryDelay(failures: number, chance = Math.random()): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures) * (0.5 + chance / 2);
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The socket of the server that this page came from. */
export function serverSocket(): Socket {
  const { protocol, host } = location;
  return new WebSocket(`${protocol === "https:" ? "wss" : "ws"}://${host}/socket`) as Socket;
}
