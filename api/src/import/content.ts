import { eachField, JOB_FIELDS, type JobField } from "@jobmap/contract";
import { parseEmail, parseUrl } from "@jobmap/contract/contact";
import { countryCode } from "../places/countries.ts";
import type { PlaceIndex } from "../places/place-index.ts";
import { regionCode } from "../places/regions.ts";
import { categorize } from "./categorize.ts";
import type { Field } from "./fields.ts";
import { parseDate } from "./parse/date.ts";
import { parseBoolean, parseCount, parseNumber } from "./parse/number.ts";
import { optionOf } from "./parse/option.ts";
import { parsePayPeriod } from "./parse/pay.ts";
import { payFromText } from "./parse/pay-text.ts";
import { parsePlaces } from "./parse/place.ts";
import {
  fullOrPartTime,
  parseEducation,
  parseEmploymentTypes,
  parseExperience,
  parseLocationType,
  parseResumeRequirement,
} from "./parse/vocabulary.ts";

type Test = (value: string) => boolean;

const hasLetters: Test = (value) => /\p{L}{2}/u.test(value);
const isBoolean: Test = (value) => parseBoolean(value) !== undefined;
const isNumber: Test = (value) => parseNumber(value.replace(/[$€£\s]/g, "")) !== undefined;
const isDate: Test = (value) => parseDate(value) !== undefined;
const isUrl: Test = (value) => parseUrl(value) !== undefined;
const isName: Test = (value) =>
  hasLetters(value) && value.length <= 200 && !isBoolean(value) && !isDate(value) && !/^https?:/i.test(value);
const isShortName: Test = (value) => isName(value) && value.length <= 60;
const isProse: Test = (value) => hasLetters(value) && !isBoolean(value) && !isDate(value);
const isTime: Test = (value) => /^\d{1,2}(?:[:.]\d{2})?(?::\d{2})?\s*(?:[ap]\.?\s?m\.?|h)?$/i.test(value);
/** Not just "is no date": a spreadsheet's serial numbers of dates look like postal codes of the South. */
const isPostcode: Test = (value) =>
  /\d/.test(value) && /^[A-Z\d][A-Z\d .-]{2,11}$/i.test(value) && !/^\d{4}-\d{2}-\d{2}/.test(value);
const isCoordinate =
  (limit: number): Test =>
  (value) => {
    const number = /^-?\d{1,3}(?:[.,]\d+)?$/.test(value) ? Number(value.replace(",", ".")) : Number.NaN;
    return Math.abs(number) <= limit;
  };

/** Which cells a plain field accepts, by its kind. */
export function testOf(field: JobField): Test {
  switch (field.kind) {
    case "number": {
      const digits = String(field.max).length;
      return (value) => new RegExp(String.raw`^\d{1,${digits}}(?:[.,]\d+)?\b`).test(value);
    }
    case "yes_no":
      return isBoolean;
    case "choice":
      return (value) => optionOf(field.options, value) !== undefined;
    case "date":
      return isDate;
    case "text":
      return () => true;
  }
}

const TESTS: Partial<Record<Field, Test>> = {
  ...eachField(JOB_FIELDS, testOf),
  title: isName,
  company: (value) => /\p{L}/u.test(value) && value.length <= 250 && !isBoolean(value) && !isDate(value),
  company_website: isUrl,
  description: isProse,
  responsibilities: isProse,
  qualifications: isProse,
  benefits: isProse,
  skills: isProse,
  category: hasLetters,
  occupation_code: (value) => /\d{2}-?\d{4}/.test(value),
  location: (value) => isProse(value) || isPostcode(value),
  street: (value) => hasLetters(value) && !isBoolean(value),
  locality: isShortName,
  region: isShortName,
  postal_code: isPostcode,
  country: (value) =>
    countryCode(value) !== undefined || (isShortName(value) && regionCode(value) === undefined),
  latitude: isCoordinate(90),
  longitude: isCoordinate(180),
  coordinates: (value) => /^\(?-?\d{1,3}\.\d+\s*[,;\s]\s*-?\d{1,3}\.\d+\)?$/.test(value),
  location_type: (value) => isBoolean(value) || parseLocationType(value) !== undefined,
  employment_type: (value) => parseEmploymentTypes(value) !== undefined,
  full_time: isBoolean,
  full_part_time: (value) => value.length <= 25 && fullOrPartTime(value).length > 0,
  schedule_from: isTime,
  schedule_to: isTime,
  education_level: (value) => parseEducation(value) !== undefined,
  months_of_experience: (value) => parseExperience(value, "months") !== undefined,
  years_of_experience: (value) => parseExperience(value, "years") !== undefined,
  resume_requirement: (value) => parseResumeRequirement(value) !== undefined,
  training_months: isNumber,
  openings: (value) => parseCount(value, 0, 1_000_000) !== undefined,
  how_to_apply: hasLetters,
  apply_url: isUrl,
  job_url: isUrl,
  apply_email: (value) => parseEmail(value) !== undefined,
  visa_class: (value) => /^[a-z]{1,3}-?\d?[a-z]?\b/i.test(value) && value.length <= 30,
  salary: (value) =>
    isNumber(value) || saysPay(value) || /\b(?:doe|competitive|negotiable|experience)\b/i.test(value),
  salary_min: (value) => isNumber(value) || saysPay(value),
  salary_max: (value) => isNumber(value) || saysPay(value),
  overtime_min: isNumber,
  overtime_max: isNumber,
  salary_unit: (value) => value.length <= 25 && !/\d/.test(value) && parsePayPeriod(value) !== undefined,
  salary_currency: (value) =>
    /^[A-Z]{3}$/i.test(value) || /^[$€£¥₹]$/.test(value) || /euro|dollar/i.test(value),
  pay_note: isProse,
  ends_on: isDate,
  posted_on: isDate,
  valid_through: isDate,
  application_deadline: isDate,
  company_locality: isShortName,
  company_region: isShortName,
  company_postal_code: isPostcode,
};

const hasAddress: Test = (value) => /\b(?:https?:\/\/|www\.)\S/i.test(value);

function saysPay(value: string): boolean {
  return !hasAddress(value) && Object.keys(payFromText(value, { country: "US" })).length > 0;
}

/** Share of the values that a field accepts, 0 to 1; undefined if there are no values. */
export function contentFit(field: Field, values: readonly string[]): number | undefined {
  if (values.length === 0) return undefined;
  const test = TESTS[field];
  return test === undefined ? 1 : values.filter(test).length / values.length;
}

/** Recognizes a field by a column's content, where its header is not enough. */
interface Sniffer {
  readonly field: Field;
  /** The minimum share of values that must pass. */
  readonly share: number;
  readonly test: (value: string, gazetteer: PlaceIndex) => boolean;
}

/** Most specific first. Dates and bare numbers are not guessed: only the header tells what they mean. */
const SNIFFERS: readonly Sniffer[] = [
  { field: "apply_email", share: 0.8, test: (value) => parseEmail(value) !== undefined },
  { field: "job_url", share: 0.8, test: (value) => /^https?:\/\//i.test(value) && isUrl(value) },
  {
    field: "postal_code",
    share: 0.8,
    test: (value, gazetteer) =>
      /^\d{5}(?:-\d{4})?$/.test(value) && gazetteer.postcode(value.slice(0, 5)) !== undefined,
  },
  { field: "region", share: 0.8, test: (value) => regionCode(value) !== undefined },
  { field: "location", share: 0.7, test: isTownAndRegion },
  {
    field: "locality",
    share: 0.7,
    test: (value, gazetteer) => isShortName(value) && gazetteer.townsNamed(value).length > 0,
  },
  {
    field: "salary",
    share: 0.6,
    test: (value) => /[$€£]|\d\s?k\b|per (?:hour|year)|\/\s?h(?:ou)?r?\b/i.test(value) && saysPay(value),
  },
  {
    field: "location_type",
    share: 0.8,
    // A description that mentions remote work is none.
    test: (value) => value.length < 60 && !isBoolean(value) && parseLocationType(value) !== undefined,
  },
  {
    field: "employment_type",
    share: 0.8,
    test: (value) => value.length < 60 && parseEmploymentTypes(value) !== undefined,
  },
  { field: "company", share: 0.3, test: (value) => isName(value) && LEGAL_FORM.test(value) },
  {
    field: "title",
    share: 0.5,
    test: (value) => isName(value) && value.length <= 100 && categorize(value) !== null,
  },
  { field: "description", share: 0.6, test: (value) => isProse(value) && value.length >= 150 },
];
const LEGAL_FORM =
  /\b(?:inc|llc|l\.l\.c|corp|corporation|co|company|ltd|limited|lp|llp|plc|gmbh|ag|s\.?a\.?s?|s\.?l|bv|pty)\.?$/i;

function isTownAndRegion(value: string): boolean {
  const { places } = parsePlaces(value);
  return places.some((place) => place.locality !== null && (place.region !== null || place.country !== null));
}

/** Fields suggested by a column's content, best first. */
export function sniffFields(values: readonly string[], gazetteer: PlaceIndex): Field[] {
  if (values.length < 2) return [];
  return SNIFFERS.filter(
    ({ share, test }) => values.filter((value) => test(value, gazetteer)).length >= share * values.length,
  ).map(({ field }) => field);
}
