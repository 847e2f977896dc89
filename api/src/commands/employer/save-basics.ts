import { randomBytes } from "node:crypto";
import type { LocationInput, Received } from "@jobmap/contract";
import { Op, type Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { Category, Job, JobEmploymentType, JobLocation } from "../../models/index.ts";
import type { WholeJob } from "../../queries/employer-job.ts";
import type { Services } from "../../services.ts";
import { slugify } from "../../texts/slug.ts";
import { editJob } from "./edit-job.ts";

type Basics = Received<"POST employer/job/post">["body"];

interface Author {
  readonly companyId: number;
  readonly accountId: number;
}

/**
 * Saves what a job is and where. Without an id a draft is made; the same `request_key` again finds the one it made.
 * @throws ApiError `invalid_input` for a category that there is not, and as `editJob` does
 */
export async function saveBasics(services: Services, author: Author, basics: Basics): Promise<WholeJob> {
  await requireCategory(basics.category_id);
  // Places are looked up before the transaction: an outside service may be slow.
  const locations = await Promise.all(basics.locations.map((place) => located(services, place)));
  const id = basics.id ?? (await draft(services, author, basics));
  return await editJob(services, { id, companyId: author.companyId }, async (job, transaction) => {
    requireOpenings(basics.openings, job.positionsFilled);
    job.set({
      title: basics.title,
      categoryId: basics.category_id,
      locationType: basics.location_type,
      applicantLocationRequirements: basics.applicant_location_requirements,
      openings: basics.openings,
      requisitionId: basics.requisition_id,
    });
    await replaceLocations(id, locations, transaction);
    await replaceEmploymentTypes(id, basics.employment_types, transaction);
  });
}

function requireOpenings(openings: number | null, filled: number): void {
  if (filled <= Math.max(openings ?? 1, 1)) return;
  const message = `${filled} ${filled === 1 ? "opening is" : "openings are"} filled already.`;
  throw new ApiError("invalid_input", message, { openings: message });
}

async function requireCategory(id: number | null): Promise<void> {
  if (id === null || (await Category.count({ where: { id } })) > 0) return;
  const message = "There is no such category.";
  throw new ApiError("invalid_input", message, { category_id: message });
}

/** A new draft's id; or that of the draft that the same press of the button made before. */
async function draft({ now }: Services, author: Author, basics: Basics): Promise<number> {
  const requestKey = basics.request_key ?? null;
  const values = {
    slug: newSlug(basics.title),
    companyId: author.companyId,
    createdBy: author.accountId,
    requestKey,
    title: basics.title,
    description: "",
    locationType: basics.location_type,
    createdAt: now(),
    updatedAt: now(),
  };
  if (requestKey === null) return (await Job.create(values)).id;
  const [job] = await Job.findOrCreate({
    where: { companyId: author.companyId, requestKey },
    defaults: values,
  });
  return job.id;
}

/** Words of the title and eight characters that tell it from its namesakes. */
export const newSlug = (title: string) =>
  [slugify(title, 120), randomBytes(5).toString("hex")].filter(Boolean).join("-");

/** The place with its position: the one its pin was put at, else the one its address has; without one if there is none. */
async function located({ places }: Services, place: LocationInput): Promise<LocationInput> {
  if (place.latitude !== null) return { ...place, precision: place.precision ?? "ROOFTOP" };
  const found = await places.geocode(place);
  return "reason" in found ? place : { ...place, ...found };
}

export async function replaceLocations(
  jobId: number,
  locations: readonly LocationInput[],
  transaction: Transaction,
): Promise<void> {
  await JobLocation.destroy({ where: { jobId }, transaction });
  await JobLocation.bulkCreate(
    locations.map(
      ({ street, locality, region, postal_code, country, latitude, longitude, precision }, position) => ({
        jobId,
        position,
        street,
        locality,
        region,
        postalCode: postal_code,
        country,
        latitude,
        longitude,
        precision,
      }),
    ),
    { transaction },
  );
}

export async function replaceEmploymentTypes(
  jobId: number,
  types: Basics["employment_types"],
  transaction: Transaction,
): Promise<void> {
  await JobEmploymentType.destroy({ where: { jobId, employmentType: { [Op.notIn]: types } }, transaction });
  await JobEmploymentType.bulkCreate(
    [...new Set(types)].map((employmentType) => ({ jobId, employmentType })),
    { transaction, ignoreDuplicates: true },
  );
}
