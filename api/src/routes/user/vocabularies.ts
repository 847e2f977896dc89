import { EMPLOYMENT_TYPES, LOCATION_TYPES } from "@jobmap/contract";
import { route } from "../../http/dispatch.ts";
import { EMPLOYMENT_TYPE_LABELS, LOCATION_TYPE_LABELS } from "../../presenters/labels.ts";
import { findCategories } from "../../queries/names.ts";

export const listEmploymentTypes = route("GET user/job-types", () =>
  EMPLOYMENT_TYPES.map((value) => ({ value, label: EMPLOYMENT_TYPE_LABELS[value] })),
);

export const listLocationTypes = route("GET user/job-location-type", () =>
  LOCATION_TYPES.map((value) => ({ value, label: LOCATION_TYPE_LABELS[value] })),
);

export const listCategories = route("GET user/job-category", async () =>
  (await findCategories()).map(({ id, code, name }) => ({ id, code, name })),
);
