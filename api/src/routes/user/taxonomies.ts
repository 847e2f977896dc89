import { EDUCATION_LABELS, EDUCATION_LEVELS } from "@jobmap/contract";
import { route } from "../../http/dispatch.ts";
import { TAXONOMIES } from "../../taxonomy/index.ts";

export const listEducationLevels = route("GET user/get-education-level", () =>
  EDUCATION_LEVELS.map((value) => ({ value, label: EDUCATION_LABELS[value] })),
);

export const findFieldsOfStudy = route("GET user/field-of-study", ({ query: { search, limit } }) => [
  ...TAXONOMIES.fieldsOfStudy().find(search, limit),
]);

export const findSkills = route("GET user/skills", ({ query: { search, limit } }) => [
  ...TAXONOMIES.skills().find(search, limit),
]);

export const findDegrees = route("GET user/get-degree", ({ query: { search, limit } }) => [
  ...TAXONOMIES.degrees().find(search, limit),
]);

export const findCertificates = route("GET user/get-certificate", ({ query: { search, limit } }) => [
  ...TAXONOMIES.certificates().find(search, limit),
]);

export const findLicenses = route("GET user/get-license", ({ query: { search, limit } }) => [
  ...TAXONOMIES.licenses().find(search, limit),
]);
