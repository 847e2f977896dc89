import { HOUR_MS } from "@jobmap/contract/limits";
import { plural, t } from "#text";

/** "2 days", "5 hours", "less than an hour": whole ones that have passed or are left. */
export function lengthText(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours < 1) return t`less than an hour`;
  return hours < 24
    ? plural(hours, { one: "# hour", other: "# hours" })
    : plural(Math.floor(hours / 24), { one: "# day", other: "# days" });
}
