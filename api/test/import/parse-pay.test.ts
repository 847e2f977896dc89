import { PAY_UNITS } from "@jobmap/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { payText } from "../../src/format/pay-text.ts";
import { parsePayPeriod, payFromFigures } from "../../src/import/parse/pay.ts";
import { payFromText } from "../../src/import/parse/pay-text.ts";

function read(text: string, country = "US"): string {
  const result = payFromText(text, { country });
  if ("pay" in result) return payText(result.pay);
  return "problem" in result ? result.problem : "nothing";
}

describe("payFromText", () => {
  it.each([
    ["$18.21/hr", "$18.21 an hour"],
    ["$18-$22/hour DOE", "$18.00–$22.00 an hour"],
    ["$17.00 to $19.00 Hourly", "$17.00–$19.00 an hour"],
    ["Between $20 and $25 an hour", "$20.00–$25.00 an hour"],
    ["$20/hr to $25/hr", "$20.00–$25.00 an hour"],
    ["From $20 per hour", "$20.00 an hour"],
    ["$52,000 - $61,000 a year", "$52,000–$61,000 a year"],
    ["USD 52,000.00 annually", "$52,000 a year"],
    ["65k-80k", "$65,000–$80,000 a year"],
    ["$65-80k", "$65,000–$80,000 a year"],
    ["$100,000-$90,000", "$90,000–$100,000 a year"],
    ["$200/day", "$200 a day"],
    ["$1,500 biweekly", "$750 a week"],
    ["$2,000 semi-monthly", "$4,000 a month"],
    ["Grade 7: $25.10 - $31.20", "$25.10–$31.20 an hour"],
    ["40 hours at $15.25 per hour", "$15.25 an hour"],
    ["$18 per hour up to 40 hours", "$18.00 an hour"],
    ["H-2A 12.27", "$12.27 an hour"],
    ["$1,000 sign-on bonus, $18.50/hr", "$18.50 an hour"],
    ["$18.50/hr + $1,000 bonus", "$18.50 an hour"],
    ["401k, $50k", "$50,000 a year"],
    ["70000", "$70,000 a year"],
  ])("reads %s", (text, pay) => expect(read(text)).toBe(pay));

  it.each([
    ["16,50 € pro Stunde", "DE", "€16.50 an hour"],
    ["45.000 - 55.000 € brutto/Jahr", "DE", "€45,000–€55,000 a year"],
    ["2 000 € par mois", "FR", "€2,000 a month"],
    ["1.800 € mensuales", "ES", "€1,800 a month"],
    ["£30,000 - £35,000 per annum", "GB", "£30,000–£35,000 a year"],
    ["25-30/hr", "CA", "CA$25.00–CA$30.00 an hour"],
    ["¥300,000 / month", "JP", "¥300,000 a month"],
  ])("reads %s in %s", (text, country, pay) => expect(read(text, country)).toBe(pay));

  it.each([
    ["14.84 per year", "pay_implausible"],
    ["$9.59 a month", "pay_implausible"],
    ["$2,058.31 per hour", "pay_implausible"],
    ["$16 - $1,600 per hour", "pay_implausible"],
    ["$5,000", "pay_unit_unknown"],
    ["$0.55 per mile", "pay_by_piece"],
    ["Up to $25/hr", "pay_only_maximum"],
  ])("shows no pay for %s", (text, problem) => expect(read(text)).toBe(problem));

  it.each(["", "DOE", "Competitive", "100%", "$0", "0.0", "commission"])("finds nothing in %j", (text) =>
    expect(read(text)).toBe("nothing"),
  );

  it("never throws, and returns whole, ordered, positive numbers", () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 80 }),
      fc.stringMatching(
        /^[$€£]? ?\d{1,9}([.,]\d{1,3}){0,3}k?( ?[-–to]{1,2} ?[$€£]?\d{1,7}(\.\d\d)?k?)? ?(\/hr|a year|per month|€)?$/,
      ),
    );
    fc.assert(
      fc.property(text, fc.constantFrom("US", "DE", "JP", "XX"), (source, country) => {
        const result = payFromText(source, { country });
        if (!("pay" in result)) return;
        const { min, max, unit, currency } = result.pay;
        expect(Number.isSafeInteger(min) && min > 0).toBe(true);
        expect(max === null || (Number.isSafeInteger(max) && max > min)).toBe(true);
        expect(max === null || max <= 4_294_967_295).toBe(true);
        expect(PAY_UNITS).toContain(unit);
        expect(currency).toMatch(/^[A-Z]{3}$/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("payFromFigures", () => {
  const us = { country: "US", period: { unit: "HOUR", periods: 1 } } as const;

  it("treats zero as not stated", () => {
    expect(payFromFigures(0, 0, us)).toEqual({});
    expect(payFromFigures(16.08, 0, us)).toEqual({
      pay: { currency: "USD", min: 1608, max: null, unit: "HOUR" },
    });
  });

  it("corrects a reversed range", () => {
    expect(payFromFigures(18, 16, us)).toEqual({
      pay: { currency: "USD", min: 1600, max: 1800, unit: "HOUR" },
    });
  });

  it("does not use a maximum pay as the minimum", () => {
    expect(payFromFigures(0, 25, us)).toEqual({ problem: "pay_only_maximum" });
  });

  it("never corrects an impossible unit", () => {
    expect(payFromFigures(9.59, 0, { country: "US", period: { unit: "MONTH", periods: 1 } })).toEqual({
      problem: "pay_implausible",
    });
  });

  it("derives the unit from the size only if one is possible", () => {
    expect(payFromFigures(18.5, undefined, { country: "US" })).toMatchObject({ pay: { unit: "HOUR" } });
    expect(payFromFigures(52_000, undefined, { country: "US" })).toMatchObject({ pay: { unit: "YEAR" } });
    expect(payFromFigures(2_500, undefined, { country: "US" })).toEqual({ problem: "pay_unit_unknown" });
  });
});

describe("parsePayPeriod", () => {
  it.each([
    ["Hour", "HOUR", 1],
    ["/hr", "HOUR", 1],
    ["Bi-Weekly", "WEEK", 2],
    ["semi-monthly", "MONTH", 0.5],
    ["per annum", "YEAR", 1],
    ["mensuel", "MONTH", 1],
    ["pro Woche", "WEEK", 1],
    ["por día", "DAY", 1],
  ])("reads %s", (text, unit, periods) => expect(parsePayPeriod(text)).toEqual({ unit, periods }));

  it("recognizes pay by output, and nothing in other words", () => {
    expect(parsePayPeriod("Piece Rate")).toBe("piece");
    expect(parsePayPeriod("negotiable")).toBeUndefined();
  });
});
