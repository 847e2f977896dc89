import { endsBeforeStart, isCareerDate, ResumeDocument } from "@jobmap/contract";
import { describe, expect, it } from "vitest";

const NOW = new Date("2026-11-23T12:00:00Z");

describe("a date of a career", () => {
  it.each(["2019", "2019-03", "2024-02-29", "1920", "2056"])("takes %s", (value) => {
    expect(isCareerDate(value, NOW)).toBe(true);
  });

  it.each(["2525", "1890", "2019-13", "2019-00", "2023-02-29", "2019-3", "03/2019", "2019-03-", "", "2057"])(
    "refuses %j",
    (value) => {
      expect(isCareerDate(value, NOW)).toBe(false);
    },
  );

  it("compares what both dates say", () => {
    expect(endsBeforeStart("2024-03", "2024")).toBe(false);
    expect(endsBeforeStart("2024-03", "2023")).toBe(true);
    expect(endsBeforeStart("2024-03", "2024-02-28")).toBe(true);
    expect(endsBeforeStart("2024-03", "2024-03")).toBe(false);
  });
});

describe("a resume document", () => {
  it("names the field that is wrong", () => {
    const work = [{ name: "Harbor Foods", position: "Baker", startDate: "2021-05", endDate: "2020" }];
    const { error } = ResumeDocument.safeParse({ work });
    expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["work.0.endDate"]);
  });

  it("keeps what JSON Resume and our own sections say", () => {
    const document = {
      basics: { name: "Łukasz Żółć", profiles: [{ network: "GitHub", url: "https://example.com/lz" }] },
      work: [{ name: "Harbor Foods", position: "Baker", startDate: "2021-05", highlights: ["Bread"] }],
      licenses: [{ type: "RN", jurisdiction: "US-OH", number: "123", issued: "2020", status: "ACTIVE" }],
      affiliations: [{ organization: "ANA", role: "Member", startDate: "2020" }],
    };
    expect(ResumeDocument.parse(document)).toEqual(document);
  });
});
