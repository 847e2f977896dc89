import type { PayWeather } from "@jobmap/contract";
import { describe, expect, it } from "vitest";
import { payWeatherWords } from "../src/features/post-job/pay-weather-words.ts";

const weather = (more: Partial<PayWeather>): PayWeather => ({
  occupation: "Sailors and Marine Oilers",
  miles: 20,
  listings: 48,
  median: 2_200,
  own: null,
  ...more,
});

describe("words of pay weather", () => {
  it("say where the pay stands and what a raise would pass", () => {
    const own = { third: "LOWEST", below: 4, raise: { more: 150, passes: 40 } } as const;
    expect(payWeatherWords(weather({ own }), "HOUR")).toBe(
      "Your pay is in the lowest third. Half of 48 other listings for Sailors and Marine Oilers within 20 miles pay $22 an hour or more. $1.50 more passes 40 listings.",
    );
  });

  it("claim nothing of too few, of none, and of an unknown occupation", () => {
    expect(payWeatherWords(weather({ listings: 3, median: null }), "YEAR")).toContain(
      "Only 3 other listings for Sailors and Marine Oilers within 20 miles state pay in US dollars: too few",
    );
    expect(payWeatherWords(weather({ listings: 1, median: null }), "YEAR")).toContain("1 other listing for");
    expect(payWeatherWords(weather({ listings: 0, median: null }), "YEAR")).toContain("No other listing");
    expect(payWeatherWords(weather({ occupation: null }), "YEAR")).toContain("no occupation we know");
  });
});
