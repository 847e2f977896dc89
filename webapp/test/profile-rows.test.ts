import { expect, it } from "vitest";
import { rowOf } from "../src/features/profile/entry-values.ts";
import { SECTION_FIELDS } from "../src/features/profile/section-fields.ts";

const period = (section: string, entry: Record<string, string>) => {
  const spec = SECTION_FIELDS.find((one) => one.section === section);
  return spec && rowOf(entry, spec).period;
};

it("a period has a beginning and an end, a date is one date", () => {
  expect(period("certificates", { name: "BLS", date: "2025-02" })).toBe("Feb 2025");
  expect(period("work", { startDate: "2020-03" })).toBe("Mar 2020 – Present");
  expect(period("work", { startDate: "2020-03", endDate: "2021" })).toBe("Mar 2020 – 2021");
  expect(period("education", { endDate: "2015" })).toBe("2015");
});
