import type { FeedJob, PreferenceChange, Preferences } from "@jobmap/contract";
import { LOCATION_TYPES } from "@jobmap/contract/enums";
import { plural, t } from "#text";
import { LOCATION_TYPE_TEXT } from "../../ui/index.ts";
import { listText, yearlyText } from "./fit-words.ts";
import { PAY_STEPS } from "./steps.ts";

/** A press that says what is wrong with a job: the wish that it changes, and what is said then. */
export interface Correction {
  readonly text: string;
  readonly change: PreferenceChange;
  readonly said: string;
}

const MUST = { importance: "DEALBREAKER" } as const;

/** The corrections that take a job out of the feed, each by one stated wish. */
export function correctionsOf({ job, occupation, facts }: FeedJob, wishes: Preferences): Correction[] {
  const all: Correction[] = [];
  if (occupation)
    all.push({
      text: t`Not this occupation`,
      change: { not_occupations: [...wishes.not_occupations.map(({ code }) => code), occupation.code] },
      said: t`Ruled out: ${occupation.name}.`,
    });
  const { distance } = wishes;
  if (distance && job.distance !== null && job.distance > 1) {
    const miles = Math.max(1, Math.ceil(Math.min(job.distance, distance.miles)) - 1);
    const far = plural(miles, { one: "# mile", other: "# miles" });
    all.push({
      text: t`Too far`,
      change: { distance: { location: distance.location, miles, ...MUST } },
      said: t`Your wish is now up to ${far} from ${distance.location}.`,
    });
  }
  const paid = Number(facts.find(({ fact }) => fact === "pay_floor")?.found[0] ?? Number.NaN);
  const floor = PAY_STEPS.find((step) => step > paid);
  if (floor !== undefined) {
    const pay = yearlyText(floor);
    all.push({
      text: t`Pays too little`,
      change: { pay_floor: { value: floor, ...MUST } },
      said: t`Your wish is now at least ${pay}.`,
    });
  }
  const modes = (wishes.location_types?.value ?? LOCATION_TYPES).filter((mode) => mode !== job.location_type);
  if (modes.length > 0) {
    const mode = LOCATION_TYPE_TEXT[job.location_type].toLowerCase();
    const others = listText(modes.map((one) => LOCATION_TYPE_TEXT[one].toLowerCase()));
    all.push({
      text: t`Not ${mode}`,
      change: { location_types: { value: modes, ...MUST } },
      said: t`Your wish is now ${others}.`,
    });
  }
  return all;
}
