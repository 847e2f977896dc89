const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** `November 23, 2026` of `2026-11-23`. */
export const dayText = (day: string): string => DAY.format(new Date(day));
