// Made when it is needed: the first of a page costs some 5 ms.
let day: Intl.DateTimeFormat | undefined;

/** `November 23, 2026` of `2026-11-23`. */
export function dayText(date: string): string {
  day ??= new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  return day.format(new Date(date));
}
