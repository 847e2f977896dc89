import type { CompanyCulture as CompanyCultureReply, Preferences } from "@jobmap/contract";
import { type JobPreference, NO_WISHES } from "../models/index.ts";
import type { ShownCulture } from "../models/shown-company.ts";
import { nameOccupation } from "../search/occupation-names.ts";

/** Preferences, or those of somebody who has stated none. */
export function presentPreferences(preference: JobPreference | null): Preferences {
  const { not_occupations, ...wishes } = preference?.wishes ?? NO_WISHES;
  return {
    is_on: preference?.isOn ?? true,
    culture: preference?.culture ?? {},
    ...wishes,
    not_occupations: not_occupations.flatMap((code) => nameOccupation(code) ?? []),
    updated_at: preference?.updatedAt.toISOString() ?? null,
  };
}

export function presentCompanyCulture(answer: ShownCulture | null): CompanyCultureReply {
  return { culture: answer?.culture ?? {}, answered_at: answer?.answeredAt.toISOString() ?? null };
}
