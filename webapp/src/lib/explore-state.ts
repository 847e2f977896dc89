import {
  EDUCATION_LEVELS,
  type EducationLevel,
  EMPLOYMENT_TYPES,
  type EmploymentType,
  JOB_SORTS,
  type JobSort,
  LOCATION_TYPES,
  type LocationType,
  type PlaceKind,
} from "@jobmap/contract/enums";
import { DEFAULT_DISTANCE_MILES } from "@jobmap/contract/limits";
import type { Bounds, Point } from "@jobmap/widget/core";
import {
  area,
  bounds,
  type Camera,
  camera,
  choices,
  decimals,
  distance,
  drawn,
  ids,
  numberWithin,
  wholeWithin,
  words,
} from "./explore-values.ts";

/** Rows of one page of the list. */
export const PAGE_SIZE = 20;
/** The API pages through at most this many jobs of a list. */
export const LAST_PAGE = 10_000 / PAGE_SIZE;

/** A state, a county or another area, or remote work: what `GET map/places` said of it. */
export interface Extent {
  readonly label: string;
  readonly kind: PlaceKind;
  readonly bounds: Bounds;
}

/**
 * The complete state in the address of /jobmap. The searched area is one of three: `bounds` if the list follows the map, else `distance`
 * miles around the place, else everywhere. With `bounds`, `point` is only what distances are measured from.
 */
export interface ExploreState {
  readonly search: string;
  /** Name of the place, as typed or chosen. */
  readonly location: string;
  readonly point: Point | null;
  /** The area that the place is, once it is known: then it is no point with a distance. Not part of the address. */
  readonly extent: Extent | null;
  readonly distance: number;
  /** Areas drawn on the map, as the API takes them; then `point` is only what distances are measured from. */
  readonly within: string | null;
  /** A company by keyword, and an unclaimed one. */
  readonly companyInfo: string;
  readonly thirdParty: string;
  readonly companies: readonly number[];
  readonly employmentTypes: readonly EmploymentType[];
  readonly locationTypes: readonly LocationType[];
  readonly categories: readonly number[];
  readonly education: readonly EducationLevel[];
  /** Minimum pay per year, in cents. */
  readonly payFloor: number | null;
  /** Days. */
  readonly postedWithin: number | null;
  /** The searched part of the map. */
  readonly bounds: Bounds | null;
  /** Grid cells of a stack that is open as a list, in the format of the map's reply. */
  readonly area: string | null;
  readonly sort: JobSort | null;
  readonly page: number;
  /** The map's camera while the list does not follow it. */
  readonly at: Camera | null;
  /** The job in the preview. */
  readonly job: number | null;
  /** The job that is read beside the list. */
  readonly reading: number | null;
}

export const EMPTY_STATE: ExploreState = {
  search: "",
  location: "",
  point: null,
  extent: null,
  distance: DEFAULT_DISTANCE_MILES,
  within: null,
  companyInfo: "",
  thirdParty: "",
  companies: [],
  employmentTypes: [],
  locationTypes: [],
  categories: [],
  education: [],
  payFloor: null,
  postedWithin: null,
  bounds: null,
  area: null,
  sort: null,
  page: 1,
  at: null,
  job: null,
  reading: null,
};

/** Parameter names: the specification's if it has one (section 2), else the API's, else our own. */
export const PARAM = {
  search: "search",
  location: "location",
  latitude: "latitude",
  longitude: "longitude",
  distance: "distance",
  within: "within",
  companyInfo: "company-info",
  thirdParty: "company-info-third-party",
  companies: "company",
  employmentTypes: "employment_type",
  locationTypes: "location_type",
  categories: "category",
  education: "education",
  payFloor: "pay_floor",
  postedWithin: "posted_within",
  bounds: "bbox",
  area: "area",
  sort: "sort",
  page: "page",
  at: "at",
  job: "job",
  reading: "read",
} as const;

/** The largest id that the database can assign. */
const MAX_ID = 4_294_967_295;

export interface Reading {
  readonly state: ExploreState;
  /** Parameters with invalid values, which were ignored. */
  readonly dropped: readonly string[];
}

/** Parses an address. Never fails: invalid values are dropped and reported by name. */
export function readState(params: URLSearchParams): Reading {
  const dropped = new Set<string>();
  const take = <T>(name: string, parse: (text: string) => T | undefined, fallback: T): T => {
    // A form without scripts repeats a parameter for each value; links join values with commas.
    const text = params.getAll(name).join(",").trim();
    if (text === "") return fallback;
    const value = parse(text);
    if (value === undefined) dropped.add(name);
    return value ?? fallback;
  };
  const latitude = take<number | null>(PARAM.latitude, numberWithin(-90, 90), null);
  const longitude = take<number | null>(PARAM.longitude, numberWithin(-180, 180), null);
  // Half a point is invalid.
  if (latitude === null && longitude !== null) dropped.add(PARAM.longitude);
  if (latitude !== null && longitude === null) dropped.add(PARAM.latitude);
  const state: ExploreState = {
    search: take(PARAM.search, words, ""),
    location: take(PARAM.location, words, ""),
    point: latitude === null || longitude === null ? null : { latitude, longitude },
    extent: null,
    distance: take(PARAM.distance, distance, DEFAULT_DISTANCE_MILES),
    within: take<string | null>(PARAM.within, drawn, null),
    companyInfo: take(PARAM.companyInfo, words, ""),
    thirdParty: take(PARAM.thirdParty, words, ""),
    companies: take(PARAM.companies, ids(50), []),
    employmentTypes: take(PARAM.employmentTypes, choices(EMPLOYMENT_TYPES), []),
    locationTypes: take(PARAM.locationTypes, choices(LOCATION_TYPES), []),
    categories: take(PARAM.categories, ids(30), []),
    education: take(PARAM.education, choices(EDUCATION_LEVELS), []),
    payFloor: take<number | null>(PARAM.payFloor, wholeWithin(1, 1_000_000_000), null),
    postedWithin: take<number | null>(PARAM.postedWithin, wholeWithin(1, 365), null),
    bounds: take<Bounds | null>(PARAM.bounds, bounds, null),
    area: take<string | null>(PARAM.area, area, null),
    sort: take<JobSort | null>(PARAM.sort, (text) => JOB_SORTS.find((sort) => sort === text), null),
    page: take(PARAM.page, wholeWithin(1, LAST_PAGE), 1),
    at: take<Camera | null>(PARAM.at, camera, null),
    job: take<number | null>(PARAM.job, wholeWithin(1, MAX_ID), null),
    reading: take<number | null>(PARAM.reading, wholeWithin(1, MAX_ID), null),
  };
  if (state.sort === "nearest" && !hasPlace(state)) {
    dropped.add(PARAM.sort);
    return { state: { ...state, sort: null }, dropped: [...dropped] };
  }
  return { state, dropped: [...dropped] };
}

/** The address of a state without defaults; parameters are in a fixed order, so that each search has one address. */
export function writeState(state: ExploreState): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== "") params.set(name, String(value));
  };
  put(PARAM.search, state.search);
  put(PARAM.location, state.location);
  put(PARAM.latitude, state.point && decimals(state.point.latitude, 5));
  put(PARAM.longitude, state.point && decimals(state.point.longitude, 5));
  put(PARAM.distance, state.distance === DEFAULT_DISTANCE_MILES ? null : state.distance);
  put(PARAM.within, state.within);
  put(PARAM.companyInfo, state.companyInfo);
  put(PARAM.thirdParty, state.thirdParty);
  put(PARAM.companies, state.companies.join(","));
  put(PARAM.employmentTypes, state.employmentTypes.join(","));
  put(PARAM.locationTypes, state.locationTypes.join(","));
  put(PARAM.categories, state.categories.join(","));
  put(PARAM.education, state.education.join(","));
  put(PARAM.payFloor, state.payFloor);
  put(PARAM.postedWithin, state.postedWithin);
  put(PARAM.bounds, state.bounds && boundsText(state.bounds));
  put(PARAM.area, state.area);
  put(PARAM.sort, state.sort);
  put(PARAM.page, state.page === 1 ? null : state.page);
  put(PARAM.at, state.at && cameraText(state.at));
  put(PARAM.job, state.job);
  put(PARAM.reading, state.reading);
  return params;
}

/** `west,south,east,north` as the API expects it; 5 decimals are a precision of about 3 feet. */
export function boundsText({ west, south, east, north }: Bounds): string {
  return [west, south, east, north].map((degrees) => decimals(degrees, 5)).join(",");
}

/** Whether the search has a place to measure distances from; an area has none. */
export function hasPlace(state: Pick<ExploreState, "location" | "point" | "extent">): boolean {
  return state.point !== null || (state.location !== "" && state.extent === null);
}

/** Key of the list. Two addresses with the same key show the same jobs. */
export function listKey(state: ExploreState): string {
  return writeState({ ...state, at: null, job: null, reading: null }).toString();
}

/** Key of the pins. The map itself adds its viewport. */
export function pinsKey(state: ExploreState): string {
  const place = state.bounds ? { point: null, location: "", distance: DEFAULT_DISTANCE_MILES } : {};
  return listKey({ ...state, ...place, bounds: null, area: null, sort: null, page: 1 });
}

/** Applies a change of the search: returns to the first page, closes an open stack, the preview and the job that is read. */
export function changed(state: ExploreState, change: Partial<ExploreState>): ExploreState {
  return { ...state, page: 1, area: null, job: null, reading: null, ...change };
}

function cameraText({ latitude, longitude, zoom }: Camera): string {
  return `${decimals(latitude, 5)},${decimals(longitude, 5)},${decimals(zoom, 2)}`;
}
