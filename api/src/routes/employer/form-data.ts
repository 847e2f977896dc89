import {
  ALLOWANCE_HOURS,
  APPLY_KINDS,
  currencyOfCountry,
  EDUCATION_LABELS,
  EDUCATION_LEVELS,
  EMPLOYMENT_TYPES,
  LOCATION_TYPES,
  PAY_UNITS,
  QUESTION_TYPES,
} from "@jobmap/contract";
import { notFound } from "../../errors/api-error.ts";
import { route } from "../../http/dispatch.ts";
import { Company } from "../../models/index.ts";
import { companyOf } from "../../policies/employer.ts";
import { DEFAULT_DURATION_DAYS } from "../../policies/publishing.ts";
import {
  APPLY_KIND_LABELS,
  EMPLOYMENT_TYPE_LABELS,
  LOCATION_TYPE_LABELS,
  PAY_UNIT_LABELS,
  QUESTION_TYPE_LABELS,
} from "../../presenters/labels.ts";
import { findCategories } from "../../queries/names.ts";
import { findFreePlan } from "../../queries/plans.ts";
import { allowanceOf } from "../../queries/publishing-allowance.ts";

const labeled = <V extends string>(values: readonly V[], labels: Readonly<Record<V, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

export const getPublishingAllowance = route(
  "GET employer/job/publishing-allowance",
  async (_, { services, session }) => {
    const { total, left, freeAt, isProven, provenTotal } = await allowanceOf(services, companyOf(session));
    return {
      hours: ALLOWANCE_HOURS,
      total,
      left,
      free_at: freeAt?.toISOString() ?? null,
      is_proven: isProven,
      proven_total: provenTotal,
    };
  },
);

export const getFormData = route("GET employer/job/get-form-data", async (_, { session }) => {
  const company = await Company.findByPk(companyOf(session));
  if (!company) throw notFound("Company not found.");
  const categories = await findCategories();
  const free = await findFreePlan();
  return {
    employment_types: labeled(EMPLOYMENT_TYPES, EMPLOYMENT_TYPE_LABELS),
    location_types: labeled(LOCATION_TYPES, LOCATION_TYPE_LABELS),
    education_levels: labeled(EDUCATION_LEVELS, EDUCATION_LABELS),
    categories: categories.map(({ id, code, name }) => ({ id, code, name })),
    pay_units: labeled(PAY_UNITS, PAY_UNIT_LABELS),
    apply_kinds: labeled(APPLY_KINDS, APPLY_KIND_LABELS),
    question_types: labeled(QUESTION_TYPES, QUESTION_TYPE_LABELS),
    days_published: free?.durationDays ?? DEFAULT_DURATION_DAYS,
    company: {
      name: company.name,
      locality: company.locality,
      region: company.region,
      country: company.country,
      currency: currencyOfCountry(company.country),
    },
  };
});

export const locatePlace = route("GET employer/job/locate-place", async ({ query }, { services }) => {
  const found = await services.places.geocode(query);
  if ("reason" in found) return { found: null };
  const { latitude, longitude, precision } = found;
  return { found: { latitude, longitude, precision } };
});
