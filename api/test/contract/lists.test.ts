import {
  COUNTRIES,
  CURRENCIES,
  currencyOfCountry,
  EmployerJob,
  JOB_CONTENT_KEYS,
  JobChanges,
  JobContent,
} from "@jobmap/contract";
import { describe, expect, it } from "vitest";

describe("countries and currencies", () => {
  it("are all of ISO 3166-1, each once and with a name", () => {
    expect(new Set(COUNTRIES).size).toBe(249);
    const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
    expect(COUNTRIES.filter((code) => !names.of(code))).toEqual([]);
  });

  it("have a currency for each country, and a name for each currency", () => {
    const names = new Intl.DisplayNames("en", { type: "currency", fallback: "none" });
    expect(CURRENCIES.filter((code) => !names.of(code))).toEqual([]);
    expect(COUNTRIES.filter((code) => !CURRENCIES.includes(currencyOfCountry(code)))).toEqual([]);
    const known = { US: "USD", DE: "EUR", CA: "CAD", GB: "GBP", SE: "SEK", CH: "CHF", SN: "XOF", LI: "CHF" };
    expect(Object.keys(known).map(currencyOfCountry)).toEqual(Object.values(known));
  });
});

describe("the content of a listing", () => {
  it("has the same fields wherever it occurs", () => {
    const keys = [...JOB_CONTENT_KEYS].sort();
    expect(Object.keys(JobContent.shape).sort()).toEqual(keys);
    expect(Object.keys(JobChanges.shape).sort()).toEqual(keys);
    expect(keys.filter((key) => !(key in EmployerJob.shape))).toEqual([]);
  });

  it("changes only the given fields", () => {
    expect(JobChanges.parse({})).toEqual({});
    expect(JobChanges.parse({ title: " Deckhand " })).toEqual({ title: "Deckhand" });
  });
});
