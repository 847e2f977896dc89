import { ALERT_FREQUENCIES, type AlertFrequency } from "@jobmap/contract/enums";

const TEXT: Readonly<Record<AlertFrequency, { label: string; hint: string }>> = {
  INSTANT: { label: "At once", hint: "Within a minute of publication" },
  DAILY: { label: "Every morning", hint: "If there is something new" },
  WEEKLY: { label: "On Mondays", hint: "In the morning, if there is something new" },
};

export const FREQUENCY_OPTIONS = ALERT_FREQUENCIES.map((value) => ({ value, ...TEXT[value] }));
