/** What whoever runs the server says to everybody, in words. */
import type { Announced } from "$web/wire/types";
import { own } from "$web/words/own.svelte";

/** A restart that is nearer than this happens now. */
const SOON_SECONDS = 60;

/** The operator's own words, and when the server is started again. */
export function announcement({ text, restart }: Announced, now: Date): string {
  if (restart === null) return text;
  const at = new Date(now.getTime() + restart * 1000).toLocaleTimeString(own.language, {
    hour: "numeric",
    minute: "2-digit",
  });
  const when = restart < SOON_SECONDS ? own.say("restart-now") : own.say("restart-at", { at });
  return text ? `${text} ${when}` : when;
}
