import { COMPANY_SIZES } from "@jobmap/contract";
import { expect, it } from "vitest";
import { companySizeText } from "../src/lib/company-size.ts";

it("company size is shown the same everywhere", () => {
  expect(COMPANY_SIZES.map(companySizeText)).toEqual([
    "1 to 10",
    "11 to 50",
    "51 to 200",
    "201 to 500",
    "501 to 1,000",
    "1,001 to 5,000",
    "5,001 to 10,000",
    "10,001 or more",
  ]);
  expect(companySizeText("about 50")).toBe("about 50");
});
