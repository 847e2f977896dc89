import type { Data } from "@jobmap/contract";

export type Counts = Data<"GET employer/dashboard-count">;
export type Day = Counts["by_day"][number];

/** How many days can be shown, as the address has them. */
export const SPANS = ["7", "30", "90"] as const;
export type Span = (typeof SPANS)[number];
export const isSpan = (text: string): text is Span => SPANS.some((span) => span === text);

/** What is counted each day. */
const MEASURES = [
  { id: "views", text: "Views" },
  { id: "apply_clicks", text: "Apply clicks" },
  { id: "applications", text: "Applications" },
] as const;
export type Measure = (typeof MEASURES)[number]["id"];

/** What can be counted for this company: apply clicks lead to where an employer takes applications elsewhere. */
export const measuresOf = ({ applies_elsewhere, apply_clicks }: Counts) =>
  MEASURES.filter(({ id }) => id !== "apply_clicks" || applies_elsewhere || apply_clicks > 0);

const NUMBER = new Intl.NumberFormat("en-US");
export const numberText = (count: number) => NUMBER.format(count);

// Days are counted in UTC, whatever the reader's clock says.
const SHORT = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
export const shortDay = (day: string) => SHORT.format(new Date(`${day}T00:00:00Z`));
