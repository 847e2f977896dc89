import { EMPLOYMENT_TYPES, type JobChanges, type LocationInput } from "@jobmap/contract";
import { ApiError } from "../../errors/api-error.ts";
import { Category } from "../../models/index.ts";
import { toSafeHtml } from "../../sanitize/safe-html.ts";
import type { Services } from "../../services.ts";

/**
 * Prepares changes for storage: texts as safe HTML, places with their positions, empty values as null. Runs before the
 * transaction, because an external place service may be slow.
 * @throws ApiError `invalid_input` for an unknown category
 */
export async function prepareChanges(services: Services, changes: JobChanges): Promise<JobChanges> {
  const prepared = { ...changes };
  if (changes.category_id) await requireCategory(changes.category_id);
  if (changes.locations)
    prepared.locations = await Promise.all(changes.locations.map((place) => located(services, place)));
  if (changes.employment_types)
    prepared.employment_types = EMPLOYMENT_TYPES.filter((type) => changes.employment_types?.includes(type));
  if (changes.description !== undefined) prepared.description = toSafeHtml(changes.description);
  for (const key of ["responsibilities", "qualifications"] as const)
    if (changes[key] !== undefined) prepared[key] = toSafeHtml(changes[key] ?? "") || null;
  for (const key of ["requisition_id", "apply_url", "apply_email"] as const)
    if (changes[key] !== undefined) prepared[key] = changes[key] || null;
  return prepared;
}

async function requireCategory(id: number): Promise<void> {
  if ((await Category.count({ where: { id } })) > 0) return;
  const message = "Category not found.";
  throw new ApiError("invalid_input", message, { category_id: message });
}

/** The place with its position: that of its pin, or else that of its address; without one if neither is known. */
async function located({ places }: Services, place: LocationInput): Promise<LocationInput> {
  if (place.latitude !== null) return { ...place, precision: place.precision ?? "ROOFTOP" };
  const found = await places.geocode(place);
  return "reason" in found ? { ...place, precision: null } : { ...place, ...found };
}
