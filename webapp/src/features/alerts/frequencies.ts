import { ALERT_FREQUENCIES, type AlertFrequency } from "@jobmap/contract/enums";

const TEXT: Readonly<Record<AlertFrequency, { label: string; hint: string }>> = {
  INSTANT: { label: "Right away", hint: "Within a minute of posting" },
  DAILY: { label: "Daily", hint: "When there are new jobs" },
  WEEKLY: { label: "Weekly", hint: "Monday mornings, when there are new jobs" },
};

export const FREQUENCY_OPTIONS = ALERT_FREQUENCIES.map((value) => ({ value, ...TEXT[value] }));
