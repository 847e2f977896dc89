const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "November 23, 2026", the same on the server and in every browser. */
export const longDay = (iso: string): string => DAY.format(new Date(iso));
