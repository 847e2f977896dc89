import { t } from "#text";

const MINUTE_MS = 60_000;
const STEPS = [
  { unit: "minute", ms: MINUTE_MS, below: 60 },
  { unit: "hour", ms: 60 * MINUTE_MS, below: 24 },
  { unit: "day", ms: 24 * 60 * MINUTE_MS, below: Number.POSITIVE_INFINITY },
] as const;

/** "just now", "2 minutes ago", "5 days ago". @param now in milliseconds; clocks that differ make nothing come from the future */
export function agoText(at: string, now: number): string {
  const age = now - Date.parse(at);
  if (age < MINUTE_MS) return t`just now`;
  const step = STEPS.find(({ ms, below }) => age / ms < below) ?? STEPS[2];
  return new Intl.RelativeTimeFormat("en-US", { numeric: "always" }).format(
    -Math.floor(age / step.ms),
    step.unit,
  );
}
