/** The result of one check. */
export interface Finding {
  readonly about: string;
  /** `bad` prevents the site from serving users, or soon will; `warning` eventually will. */
  readonly state: "good" | "warning" | "bad";
  /** What was found and, unless it is good, what to do. */
  readonly says: string;
}

export const good = (about: string, says: string): Finding => ({ about, state: "good", says });
export const warning = (about: string, says: string): Finding => ({ about, state: "warning", says });
export const bad = (about: string, says: string): Finding => ({ about, state: "bad", says });

export const count = (n: number, one: string, many = `${one}s`) =>
  `${n.toLocaleString("en-US")} ${n === 1 ? one : many}`;

/** A duration in words. */
export function duration(seconds: number): string {
  if (seconds < 120) return count(Math.round(seconds), "second");
  if (seconds < 7_200) return count(Math.round(seconds / 60), "minute");
  if (seconds < 172_800) return count(Math.round(seconds / 3_600), "hour");
  return count(Math.round(seconds / 86_400), "day");
}
