import { ALERT_FREQUENCIES, type AlertFrequency } from "@jobmap/contract/enums";
import { t } from "#text";

const TEXT: Readonly<Record<AlertFrequency, { label: string; hint: string }>> = {
  INSTANT: { label: t({ message: "Right away", context: "alert" }), hint: t`Within a minute of posting` },
  DAILY: { label: t`Daily`, hint: t`When there are new jobs` },
  WEEKLY: { label: t`Weekly`, hint: t`Monday mornings, when there are new jobs` },
};

export const FREQUENCY_OPTIONS = ALERT_FREQUENCIES.map((value) => ({ value, ...TEXT[value] }));
