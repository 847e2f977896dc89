import {
  EMPLOYMENT_TYPES,
  type EmploymentType,
  LOCATION_TYPES,
  type LocationType,
  PAY_UNITS,
} from "@jobmap/contract/enums";
import type { Pay } from "../../core/pay.ts";

/** A job in the list: the parts of `JobSummary` that are shown. */
export interface Summary {
  readonly id: number;
  readonly title: string;
  readonly pay: Pay | null;
  readonly locationType: LocationType;
  readonly employmentTypes: readonly EmploymentType[];
  readonly places: readonly Place[];
  readonly posted: string;
}

export interface Place {
  readonly name: string;
  readonly isNear: boolean;
}

export interface Page {
  readonly items: readonly Summary[];
  readonly total: number;
}

type Json = Readonly<Record<string, unknown>>;

/** Reads the reply of `GET user/job/list`. @throws TypeError if it has another format */
export function readPage(value: unknown): Page {
  const { items, total } = record(value);
  if (!Array.isArray(items) || typeof total !== "number") throw new TypeError("The list has another form.");
  return { items: items.map(readSummary), total };
}

export function readSummary(value: unknown): Summary {
  const job = record(value);
  if (typeof job["id"] !== "number") throw new TypeError("The job has no id.");
  const locations = Array.isArray(job["locations"]) ? job["locations"].map(record) : [];
  const types = Array.isArray(job["employment_types"]) ? job["employment_types"] : [];
  return {
    id: job["id"],
    title: text(job["title"]),
    pay: readPay(job["base_salary"]),
    locationType: LOCATION_TYPES.find((type) => type === job["location_type"]) ?? "ONSITE",
    employmentTypes: EMPLOYMENT_TYPES.filter((type) => types.includes(type)),
    places: locations.map((place) => ({
      name: [place["locality"], place["region"]].filter((part) => typeof part === "string").join(", "),
      isNear: place["precision"] === "POSTCODE" || place["precision"] === "CITY",
    })),
    posted: text(job["date_posted"]),
  };
}

function readPay(value: unknown): Pay | null {
  if (value === null || value === undefined) return null;
  const { currency, min, max, unit } = record(value);
  const found = PAY_UNITS.find((one) => one === unit);
  if (typeof currency !== "string" || typeof min !== "number" || found === undefined) return null;
  return { currency, min, max: typeof max === "number" ? max : null, unit: found };
}

export function record(value: unknown): Json {
  if (typeof value !== "object" || value === null) throw new TypeError("The reply has another form.");
  return value as Json;
}

export function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
