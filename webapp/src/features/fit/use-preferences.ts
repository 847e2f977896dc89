import type { PreferenceChange, Preferences } from "@jobmap/contract";
import { t } from "#text";
import { toastFailure } from "../../lib/aloud.ts";
import { call } from "../../lib/api.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { useChange } from "../../lib/server-state/use-change.ts";
import { toast } from "../../lib/toasts.ts";

export const preferencesQuery = endpointQuery("GET user/preference", {});

/** Places are looked up, and codes are named. */
const ANSWERED = new Set(["distance", "not_occupations"]);

/** Changes preferences at once; what only the server knows of a change arrives a moment later. */
export function usePreferenceChange(): (change: PreferenceChange) => void {
  const { mutate } = useChange("POST user/preference/update", preferencesQuery, (shown, { body }) => {
    const stated = Object.entries(body ?? {}).filter(
      ([name, value]) => value !== undefined && !ANSWERED.has(name),
    );
    return { ...shown, ...Object.fromEntries(stated) };
  });
  return (body) => mutate({ body });
}

/** Changes a wish from elsewhere than its form, says so, and offers to take it back. */
export async function correct(before: Preferences, change: PreferenceChange, said: string): Promise<void> {
  const send = (body: PreferenceChange) => call("POST user/preference/update", { body });
  try {
    await send(change);
    toast(said, {
      tone: "success",
      action: { text: t`Undo`, run: () => void send(undoing(before, change)).catch(toastFailure) },
    });
  } catch (failure) {
    toastFailure(failure);
  }
}

/** What was stated before, of what a change touches. */
function undoing(before: Preferences, change: PreferenceChange): PreferenceChange {
  const all: PreferenceChange = {
    is_on: before.is_on,
    culture: before.culture,
    occupations: before.occupations,
    not_occupations: before.not_occupations.map(({ code }) => code),
    location_types: before.location_types,
    distance: before.distance && {
      location: before.distance.location,
      miles: before.distance.miles,
      importance: before.distance.importance,
    },
    pay_floor: before.pay_floor,
    employment_types: before.employment_types,
    company_sizes: before.company_sizes,
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => name in change));
}
