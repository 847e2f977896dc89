import type { PreferenceChange } from "@jobmap/contract";
import { ApiError } from "../../errors/api-error.ts";
import { retried } from "../../errors/retried.ts";
import { Account, JobPreference, NO_WISHES, type StoredWishes } from "../../models/index.ts";
import { nameOccupation } from "../../search/occupation-names.ts";
import type { SearchReader } from "../../search/search-reader.ts";
import type { Services } from "../../services.ts";

/** What an occupation may ask for beside its own words; the feed combines all of them. */
const MAX_CONDITIONS = 3;

/**
 * Changes a candidate's preferences; what is left out stays.
 * @throws ApiError `invalid_input` for a place that is no town or ZIP code, or an occupation that is none
 */
export async function savePreferences(
  services: Services,
  accountId: number,
  { is_on: isOn, culture, distance, ...wishes }: PreferenceChange,
): Promise<JobPreference> {
  for (const [n, text] of (wishes.occupations ?? []).entries()) checkOccupation(services.searches, text, n);
  for (const [n, code] of (wishes.not_occupations ?? []).entries()) checkCode(code, n);
  const placed =
    distance === undefined
      ? {}
      : { distance: distance && { ...distance, ...(await locate(services, distance)) } };
  const changes = Object.fromEntries(
    Object.entries({ ...wishes, ...placed }).filter(([, value]) => value !== undefined),
  );
  return await retried(() =>
    services.database.transaction(async (transaction) => {
      // Serialized, so that two first changes do not create two rows.
      await Account.findByPk(accountId, { attributes: ["id"], transaction, lock: true });
      const before = await JobPreference.findByPk(accountId, { transaction });
      const after: StoredWishes = { ...(before?.wishes ?? NO_WISHES), ...changes };
      const [saved] = await JobPreference.upsert(
        {
          accountId,
          isOn: isOn ?? before?.isOn ?? true,
          culture: culture ?? before?.culture ?? {},
          wishes: after,
          updatedAt: services.now(),
        },
        { transaction },
      );
      return saved;
    }),
  );
}

function checkOccupation(searches: SearchReader, text: string, n: number): void {
  const { asked, without, payFloor } = searches.read(text, { hasPlace: true });
  if (asked.length > 0 && asked.length <= MAX_CONDITIONS && without.length === 0 && payFloor === null) return;
  const message = "Please name one occupation in a few words, such as nurse or forklift operator.";
  throw new ApiError("invalid_input", message, { [`occupations[${n}]`]: message });
}

function checkCode(code: string, n: number): void {
  if (nameOccupation(code)) return;
  const message = "There is no such occupation.";
  throw new ApiError("invalid_input", message, { [`not_occupations[${n}]`]: message });
}

async function locate({ places }: Services, { location }: { location: string }) {
  const found = await places.locate(location);
  if (found?.outlines === null && found.place.kind !== "REMOTE" && found.place.kind !== "COUNTRY") {
    const { label, latitude, longitude } = found.place;
    return { location: label, latitude, longitude };
  }
  const message = found
    ? "Distance is measured from a point. Please enter a city and state, or a ZIP code."
    : "We couldn't find this place. Try a city and state, or a ZIP code.";
  throw new ApiError("invalid_input", message, { "distance.location": message });
}

/** Deletes all that a candidate stated. */
export async function erasePreferences(accountId: number): Promise<void> {
  await JobPreference.destroy({ where: { accountId } });
}
