// Made when it is needed: the first of a page costs some 5 ms.
let day: Intl.DateTimeFormat | undefined;

/** "November 23, 2026", the same on the server and in every browser. */
export function longDay(iso: string): string {
  day ??= new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  return day.format(new Date(iso));
}
