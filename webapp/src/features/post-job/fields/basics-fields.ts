import type { EmploymentType, JobDraft, LocationType } from "@jobmap/contract";
import type { StepFields } from "./conversion.ts";
import { keptPlaces, type PlaceFields, placeFields, placesOf } from "./place-fields.ts";
import { type PlainFields, plainStep } from "./plain-fields.ts";
import { rowShown } from "./rows.ts";

/** The job's title, category and locations as form fields. */
export interface BasicsFields extends PlainFields<"job"> {
  readonly title: string;
  readonly category_id: string;
  readonly employment_types: readonly EmploymentType[];
  readonly location_type: LocationType;
  readonly locations: readonly PlaceFields[];
  readonly applicant_location_requirements: readonly string[];
}

const isRemote = ({ location_type }: Pick<BasicsFields, "location_type">) => location_type === "TELECOMMUTE";

const PLAIN = plainStep("job");

export const BASICS: StepFields<BasicsFields> = {
  show: (draft: JobDraft) => ({
    title: draft.title,
    category_id: String(draft.category_id ?? ""),
    employment_types: draft.employment_types,
    location_type: draft.location_type,
    locations: draft.locations.map(placeFields),
    applicant_location_requirements: draft.applicant_location_requirements,
    ...PLAIN.show(draft),
  }),
  readings: {
    title: { from: ["title"], read: ({ title }) => title },
    category_id: { from: ["category_id"], read: ({ category_id: id }) => (id === "" ? null : Number(id)) },
    employment_types: { from: ["employment_types"], read: (fields) => [...fields.employment_types] },
    location_type: { from: ["location_type"], read: (fields) => fields.location_type },
    // Only the visible one of the two counts, unless neither was touched.
    locations: {
      from: ["location_type", "locations"],
      own: ["locations"],
      read: (fields, base) => (isRemote(fields) ? [] : placesOf(fields.locations, base.locations)),
      shownAt: (path, fields, base) => rowShown(path, keptPlaces(fields.locations, base.locations)),
    },
    applicant_location_requirements: {
      from: ["location_type", "applicant_location_requirements"],
      own: ["applicant_location_requirements"],
      read: (fields) => (isRemote(fields) ? [...fields.applicant_location_requirements] : []),
    },
    ...PLAIN.readings,
  },
};
