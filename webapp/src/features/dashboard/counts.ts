import type { Data } from "@jobmap/contract";
import { t } from "#text";

export type Counts = Data<"GET employer/dashboard-count">;
export type Day = Counts["by_day"][number];

/** The selectable numbers of days, as they appear in the address. */
export const SPANS = ["7", "30", "90"] as const;
export type Span = (typeof SPANS)[number];
export const isSpan = (text: string): text is Span => SPANS.some((span) => span === text);

/** The metrics counted per day. */
const MEASURES = [
  { id: "views", text: t`Views` },
  { id: "apply_clicks", text: t`Apply clicks` },
  { id: "applications", text: t`Applications` },
] as const;
export type Measure = (typeof MEASURES)[number]["id"];

/** The metrics that apply to this company: apply clicks exist only if the employer takes applications elsewhere. */
export const measuresOf = ({ applies_elsewhere, apply_clicks }: Counts) =>
  MEASURES.filter(({ id }) => id !== "apply_clicks" || applies_elsewhere || apply_clicks > 0);

const NUMBER = new Intl.NumberFormat("en-US");
export const numberText = (count: number) => NUMBER.format(count);

// Days are counted in UTC, regardless of the reader's time zone.
const SHORT = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
export const shortDay = (day: string) => SHORT.format(new Date(`${day}T00:00:00Z`));
