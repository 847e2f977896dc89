import { describe, expect, it } from "vitest";
import { NameList, TAXONOMIES } from "../../src/taxonomy/index.ts";

const names = (list: keyof typeof TAXONOMIES, text: string, limit = 10) =>
  TAXONOMIES[list]()
    .find(text, limit)
    .map(({ name }) => name);

describe("names that profiles choose from", () => {
  it("are real: programs of CIP 2020, skills of O*NET, licenses, certificates and degrees", () => {
    expect(TAXONOMIES.fieldsOfStudy().find("registered nursing", 1)).toEqual([
      { code: "51.3801", name: "Registered Nursing/Registered Nurse" },
    ]);
    expect(names("fieldsOfStudy", "", 5_000).length).toBeGreaterThan(2_000);
    expect(names("skills", "excel", 1)).toEqual(["Microsoft Excel"]);
    expect(names("skills", "", 20_000).length).toBeGreaterThan(8_000);
    expect(names("licenses", "LCSW")).toEqual(["Licensed Clinical Social Worker (LCSW)"]);
    expect(names("certificates", "basic life", 1)).toEqual(["Basic Life Support (BLS)"]);
    expect(names("degrees", "bachelor")[0]).toBe("Bachelor's degree");
  });

  it("are listed once each, in one line", () => {
    for (const list of Object.values(TAXONOMIES)) {
      const all = list()
        .find("", 20_000)
        .map(({ name }) => name);
      expect(all.filter((name, i) => all.indexOf(name) !== i || name !== name.trim() || name === "")).toEqual(
        [],
      );
    }
  });
});

describe("a list of names", () => {
  const list = new NameList(
    [
      "Medical Assistant",
      "Physician Assistant",
      "Café Manager",
      "C++",
      "C#",
      "Assistant Medical Examiner",
    ].map((name) => ({ code: null, name })),
  );
  const find = (text: string, limit = 10) => list.find(text, limit).map(({ name }) => name);

  it("is searched by the beginnings of words, in any order, without accents", () => {
    expect(find("ass med")).toEqual(["Medical Assistant", "Assistant Medical Examiner"]);
    expect(find("cafe")).toEqual(["Café Manager"]);
    expect(find("c#")).toEqual(["C#"]);
    expect(find("edical")).toEqual([]);
  });

  it("names those first that have the whole words, then those that begin with the text, and no more than asked for", () => {
    expect(find("assistant")).toEqual([
      "Medical Assistant",
      "Physician Assistant",
      "Assistant Medical Examiner",
    ]);
    expect(find("ass", 1)).toEqual(["Assistant Medical Examiner"]);
    expect(find("  ,. ", 2)).toEqual(["Medical Assistant", "Physician Assistant"]);
  });
});
