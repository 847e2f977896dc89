import { describe, expect, it } from "vitest";
import { findPay } from "../../src/search/parse/pay.ts";

describe("findPay", () => {
  it.each([
    ["$25/hr", 52_000],
    ["$25 an hour", 52_000],
    ["nurse $50-60/hr", 104_000],
    ["$20.50/hour", 42_640],
    ["60k+", 60_000],
    ["65k remote", 65_000],
    ["over 60k", 60_000],
    ["at least 50,000", 50_000],
    ["80,000 a year", 80_000],
    ["$1500 a week", 78_000],
    ["driver 1500 weekly", 78_000],
    ["25 hr", 52_000],
    ["cook 18+", 37_440],
    ["bakery near Dayton paying 15", 31_200],
    ["cashier $15", 31_200],
    ["nurse 77030 $40/hr", 83_200],
    ["30 dollars an hour", 62_400],
    ["$20 bucks an hour", 41_600],
    ["salary of 120000", 120_000],
    ["six figure jobs", 100_000],
  ])("%s", (text, yearly) => {
    expect(findPay(text)?.floor).toBe(yearly * 100);
  });

  it.each([
    "5 years experience",
    "24 hour care",
    "12 hour shifts",
    "401k",
    "401 k benefits",
    "h1b",
    "3rd shift",
    "1099",
    "02139",
    "grade 5 teacher",
    "k-12 teacher",
    "2 year degree",
    "over 18 years",
    "over 40 hours",
    "4+ years",
    "c++",
    "java 8",
    "level 2",
    "within 10 miles",
  ])("%s is no pay", (text) => {
    expect(findPay(text)).toBeNull();
  });

  it("says what it understood", () => {
    expect(findPay("cook, $18.50 an hour, nights")).toMatchObject({
      label: "$18.50 an hour or more",
      start: 6,
      end: 20,
    });
  });
});
