/** Clocks that tick between two messages of the server. */
import type { ChairSeen } from "$web/wire/types";

/** Seconds left now on a clock that was read `elapsed` milliseconds ago; null: no clock. */
export function leftNow(chair: Pick<ChairSeen, "left" | "ticking">, elapsed: number): number | null {
  if (chair.left === null) return null;
  return Math.max(0, chair.left - (chair.ticking ? elapsed / 1000 : 0));
}

export type Shown = { key: "clock-days"; days: number; hours: number } | { key: "clock-time"; text: string };

/** How time is shown: days and hours, hours and minutes, minutes and seconds, and tenths at the very end. */
export function shownTime(seconds: number): Shown {
  if (seconds >= 86_400) {
    return { key: "clock-days", days: Math.floor(seconds / 86_400), hours: Math.floor((seconds % 86_400) / 3600) };
  }
  if (seconds < 10) return { key: "clock-time", text: (Math.floor(seconds * 10) / 10).toFixed(1) };
  const whole = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return { key: "clock-time", text: hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}` };
}

/** Whether somebody should hurry. */
export function isShort(seconds: number): boolean {
  return seconds < 20;
}
