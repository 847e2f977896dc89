import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Pay, payAmount, payText } from "../src/core/pay.ts";
import { payLabel, payLabelText } from "../src/core/pay-label.ts";

const hourly = (min: number, max: number | null = null): Pay => ({ currency: "USD", min, max, unit: "HOUR" });

describe("payLabelText", () => {
  it.each([
    [hourly(1821), "$18.21"],
    [hourly(2000), "$20"],
    [hourly(1900, 2500), "$19–25"],
    [hourly(1850, 2475), "$18–24"],
    [hourly(1821, 1890), "$18.21–18.90"],
    [hourly(2000, 2000), "$20"],
    [{ ...hourly(12_500), unit: "DAY" }, "$125/day"],
    [{ ...hourly(85_050), unit: "WEEK" }, "$850.50/wk"],
    [{ ...hourly(240_000), unit: "MONTH" }, "$2,400/mo"],
    [{ ...hourly(5_200_000), unit: "YEAR" }, "$52k/yr"],
    [{ ...hourly(5_249_900), unit: "YEAR" }, "$52.4k/yr"],
    [{ ...hourly(5_200_000, 6_000_000), unit: "YEAR" }, "$52–60k/yr"],
    [{ ...hourly(900_000, 1_200_000), unit: "YEAR" }, "$9,000–12,000/yr"],
  ] satisfies [Pay, string][])("%o is %s", (pay, text) => {
    expect(payLabelText(pay)).toBe(text);
  });

  it("makes only cents and units smaller", () => {
    expect(payLabel(hourly(1821))).toEqual([
      { text: "$18", minor: false },
      { text: ".21", minor: true },
    ]);
    expect(payLabel({ ...hourly(5_200_000), unit: "YEAR" }).at(-1)).toEqual({ text: "/yr", minor: true });
  });

  it("follows the locale's order and the currency's decimals", () => {
    expect(payLabelText({ currency: "EUR", min: 1_550, max: null, unit: "HOUR" }, "de-DE")).toBe(
      "15,50\u00a0€",
    );
    expect(payLabelText({ currency: "JPY", min: 1_200, max: null, unit: "HOUR" }, "en-US")).toBe("¥1,200");
  });

  it("never shows more than the employer offers", () => {
    const pays = fc.record({
      min: fc.integer({ min: 1, max: 50_000_000 }),
      unit: fc.constantFrom("HOUR", "DAY", "WEEK", "MONTH", "YEAR"),
    });
    fc.assert(
      fc.property(pays, ({ min, unit }) => {
        const [text = ""] = payLabelText({ currency: "USD", min, max: null, unit }).split("/");
        const figure = Number(text.replace(/[$,k]/g, "")) * (text.endsWith("k") ? 1_000 : 1);
        expect(figure * 100).toBeLessThanOrEqual(min + 1e-6);
      }),
    );
  });
});

describe("payText", () => {
  it.each([
    ["COP", "5,000.50"],
    ["JPY", "500,050"],
    ["KWD", "500.05"],
  ])("uses the decimals of %s from ISO 4217, whatever the browser has", (currency, figure) =>
    expect(payAmount({ currency, min: 500_050, max: null, unit: "MONTH" })).toContain(figure),
  );

  it("reads naturally", () => {
    expect(payText(hourly(1821))).toBe("$18.21 an hour");
    expect(payText({ ...hourly(5_200_000, 6_000_000), unit: "YEAR" })).toBe("$52,000 to $60,000 a year");
    expect(payAmount(hourly(1900, 2550))).toBe("$19 to $25.50");
  });
});
