import type { EmploymentType, LocationType } from "@jobmap/contract/enums";
import type { MapNames } from "./map-names.ts";
import type { PayWords } from "./pay.ts";

/** Texts of the list and the map. Counts come formatted; `one` is whether the count is exactly one. */
export interface FirstStrings extends PayWords {
  readonly jobsAt: (company: string) => string;
  readonly search: string;
  readonly location: string;
  /** Shorter versions, for narrow fields. */
  readonly searchShort: string;
  readonly locationShort: string;
  readonly locationHint: (distance: string) => string;
  readonly filters: string;
  readonly filtersOn: (count: string) => string;
  readonly clear: string;
  readonly types: Readonly<Record<EmploymentType, string>>;
  readonly places: Readonly<Record<LocationType, string>>;
  readonly mapNames?: MapNames;
  readonly payNone: string;
  readonly jobs: (count: string, one: boolean) => string;
  readonly jobsInView: (count: string, total: string, one: boolean) => string;
  readonly jobsHere: (count: string, one: boolean) => string;
  readonly showAll: (count: string) => string;
  readonly more: (count: string) => string;
  readonly list: string;
  readonly skipList: string;
  readonly near: (place: string) => string;
  readonly andMore: (count: string, one: boolean) => string;
  readonly map: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly loading: string;
  readonly noMatch: string;
  readonly noMatchText: string;
  readonly downTitle: string;
  readonly downText: string;
  readonly retry: string;
  readonly retrying: (seconds: string) => string;
  readonly stale: string;
  readonly notLoaded: string;
  readonly back: string;
  readonly jobPage: string;
  readonly cluster: (count: string, town?: string) => string;
  readonly stack: (count: string) => string;
  readonly approximate: string;
  readonly opened: string;
  readonly selected: string;
  readonly wheelHint: (key: string) => string;
  readonly touchHint: string;
  readonly poweredBy: string;
}

/** Texts shown only after something was opened or if there is nothing to show: they load with the chunks that use them. */
export interface LateStrings {
  readonly type: string;
  readonly where: string;
  readonly category: string;
  readonly anyCategory: string;
  readonly pay: string;
  readonly anyPay: string;
  readonly payFrom: (amount: string) => string;
  readonly done: string;
  /** By SOC major group, as "45"; a group without a name here keeps the server's. */
  readonly categories: Readonly<Record<string, string>>;
  readonly slow: string;
  readonly busy: string;
  readonly busyFor: (seconds: string, one: boolean) => string;
  readonly broken: string;
  readonly garbled: string;
  readonly maybeOld: string;
  readonly credits: string;
  readonly farAway: string;
  readonly posted: (date: string) => string;
  readonly confirmed: (date: string) => string;
  readonly seen: (date: string) => string;
  readonly closed: (date: string) => string;
  readonly answers: (days: string, one: boolean) => string;
  readonly answersRarely: string;
  readonly today: string;
  readonly apply: string;
  readonly newTab: string;
  readonly directions: string;
  readonly approximateMap: string;
  readonly about: string;
  readonly duties: string;
  readonly skills: string;
  readonly benefits: string;
  readonly gone: string;
  readonly noneTitle: string;
  readonly noneText: (company: string) => string;
  readonly unknownTitle: string;
  readonly unknownText: (company: string) => string;
  readonly deactivatedTitle: string;
  readonly deactivatedText: string;
  readonly mistakeTitle: string;
  readonly mistakeText: string;
}

/** All texts of the widget in one language. */
export interface Strings extends FirstStrings, LateStrings {}
