/** How long ago something was, in words. */

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** Such as "5 minutes ago" or "yesterday"; both times in seconds since 1970. */
export function when(then: number, now: number, language: string): string {
  const passed = Math.max(0, now - then);
  const [unit, seconds] = UNITS.find(([, length]) => passed >= length) ?? ["second", 1];
  const count = unit === "second" ? 0 : Math.floor(passed / seconds);
  if (unit === "day" && count > 30)
    return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(new Date(then * 1000));
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-count, unit);
}
