import { describe, expect, it } from "vitest";
import { NamedPlaces } from "../../src/places/named-places.ts";
import { SearchSuggester } from "../../src/search/search-suggester.ts";
import { gazetteer } from "../places/gazetteer.ts";
import { openDemoJobs } from "./demo-jobs.ts";

const { index, jobs, reader } = openDemoJobs(6_000);

/** Kinds and labels of the parts that a text is read as. */
const partsOf = (text: string) => reader.read(text).parts.map(({ kind, label }) => `${kind}: ${label}`);
const titlesOf = (text: string) => {
  const { clauses, ranking } = reader.read(text);
  const { ids } = index.list({ clauses }, { sort: "relevance", ranking, limit: 5 });
  return ids.map((id) => jobs.get(id)?.posting.title);
};

describe("a search is read as its parts", () => {
  it.each([
    ["rn", ["occupation: Registered Nurses"]],
    ["part time cashier boston", ["employment_type: Part time", "occupation: Cashiers", "place: Boston, MA"]],
    ["remote software engineer", ["work_mode: Remote", "occupation: Software Developers"]],
    ["work from home", ["work_mode: Remote"]],
    ["software engineer in austin", ["occupation: Software Developers", "place: Austin, TX"]],
    [
      "nurse, nights, $40/hr",
      ["occupation: Registered Nurses", "schedule: Nights", "pay: $40 an hour or more"],
    ],
    [
      "welder near Reading, PA",
      ["occupation: Welders, Cutters, Solderers, and Brazers", "place: Reading, PA"],
    ],
    ["cook within 10 miles of denver", ["occupation: Cooks, Institution and Cafeteria", "place: Denver, CO"]],
    ["cashier 02139", ["occupation: Cashiers", "place: 02139"]],
    ["no experience", ["experience: No experience needed"]],
    ["Texas", ["place: Texas"]],
    ["nyc", ["place: New York, NY"]],
    ["nurse new york", ["occupation: Registered Nurses", "place: New York, NY"]],
    ["bay area software engineer", ["place: San Francisco Bay Area, CA", "occupation: Software Developers"]],
    ["rn in harris county", ["occupation: Registered Nurses", "place: Harris County, TX"]],
    [
      "plumber greater boston",
      ["occupation: Plumbers, Pipefitters, and Steamfitters", "place: Boston metro area, MA-NH"],
    ],
    ["cajera", ["occupation: Cashiers"]],
    ["warehouse no weekends", ["words: warehouse", "schedule: No weekends"]],
    ["C.N.A.", ["occupation: Nursing Assistants"]],
    ["🚚 cdl", ["occupation: Heavy and Tractor-Trailer Truck Drivers"]],
    ["nurse 77030 $40/hr", ["occupation: Registered Nurses", "place: 77030", "pay: $40 an hour or more"]],
    ["WAREHOUSE NEAR ME HIRING NOW", ["words: warehouse"]],
    ["cashier mon-fri", ["occupation: Cashiers", "schedule: No weekends"]],
    ["jobs in south florida", ["place: Miami metro area, FL"]],
    [
      "plumber dfw",
      ["occupation: Plumbers, Pipefitters, and Steamfitters", "place: Dallas-Fort Worth metro area, TX"],
    ],
    ["cashier north texas", ["occupation: Cashiers", "place: Texas"]],
    ["cashier upstate new york", ["occupation: Cashiers", "place: New York"]],
    ["cashier downtown seattle", ["occupation: Cashiers", "place: Seattle, WA"]],
    ["phila pa cashier", ["place: Philadelphia, PA", "occupation: Cashiers"]],
    ["electrician GA", ["occupation: Electricians", "place: Georgia"]],
    ["nurse pa", ["occupation: Registered Nurses", "place: Pennsylvania"]],
    ["pediatric pa", ["occupation: Physician Assistants"]],
    ["cashier toronto", ["occupation: Cashiers", "place: Toronto, ON, Canada"]],
    ["cashier, no weekends", ["occupation: Cashiers", "schedule: No weekends"]],
    ["server -banquet", ["occupation: Waiters and Waitresses", "excluded: banquet"]],
    ["cashier not remote", ["occupation: Cashiers", "excluded: not remote"]],
  ])("%s", (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });

  it("rules out what it must not be", () => {
    const { clauses, without } = reader.read("server -banquet");
    const titles = index.list({ clauses, without }).ids.map((id) => jobs.get(id)?.posting.title ?? "");
    expect(titles.length).toBeGreaterThan(3);
    for (const title of titles) expect(title).not.toMatch(/banquet/i);
  });

  it("says how far from a place is near enough", () => {
    expect(reader.read("cook 30 miles from denver").place).toMatchObject({ distanceMiles: 30 });
    expect(reader.read("cook within 10 miles of denver").place).toMatchObject({ distanceMiles: 10 });
  });

  it("leaves the place to its own field if that is filled", () => {
    expect(reader.read("cashier boston", { hasPlace: true }).place).toBeNull();
  });
});

describe("a word that is a job's is no town", () => {
  it.each([
    "Reading specialist",
    "Mobile phlebotomist",
    "Temple security guard",
    "Orange picker",
    "Page designer",
    "Nurse in training",
    "jobs near me",
    "help in me",
    "Media manager",
    "Mobile app developer",
    "Independence coach",
    "Enterprise architect",
    "Hazard analyst",
    "Bath designer",
    "Kitchen and bath designer",
    "Home health aide in home",
    "Child care in home",
  ])("%s", (text) => {
    expect(reader.read(text).place).toBeNull();
  });
});

describe("misspelled words", () => {
  it.each([
    ["nurse practitoner", "nurse practitioner"],
    ["sofware enginer", "software engineer"],
    ["electrican", "electrician"],
    ["lanternfeild", "lanternfield"],
    ["flebotomist", "phlebotomist"],
    ["resteraunt", "restaurant"],
    ["manger", "manager"],
  ])("%s: %s", (typed, searched) => {
    expect(reader.read(typed).correction).toEqual({ searched, literal: `"${typed}"` });
  });

  it.each(["golang", "uber", "second chance", "saas", "dot", "locum tenens", "moms"])(
    "are not seen in %s",
    (text) => {
      expect(reader.read(text).correction).toBeNull();
    },
  );

  it("are searched as they are in quotes", () => {
    expect(reader.read('"practitoner"')).toMatchObject({ correction: null, isUnknown: true });
  });

  it("are not looked for in words with digits", () => {
    expect(reader.read("h1c").correction).toBeNull();
  });
});

describe("no extra word empties a search", () => {
  it.each([
    "registered nurse xylophone",
    "cashier zebra night shift no weekends",
    "nurse, rn",
    "paralegal quantum",
  ])("%s", (text) => {
    const { clauses } = reader.read(text);
    expect(index.count({ clauses })).toBeGreaterThan(0);
  });

  it("and what is left out is told", () => {
    expect(partsOf("paralegal zzyzx")).toEqual([
      "occupation: Paralegals and Legal Assistants",
      "unmatched: zzyzx",
    ]);
  });

  it("and of a condition with all of its words", () => {
    expect(partsOf("per diem software engineer")).toEqual([
      "unmatched: per diem",
      "occupation: Software Developers",
    ]);
  });

  it("and for an employer or a license without jobs the work that goes with it", () => {
    expect(partsOf("walmart")).toEqual(["related: Retail Salespersons"]);
    expect(partsOf("walmart near boston")).toEqual(["related: Retail Salespersons", "place: Boston, MA"]);
    expect(partsOf("pmp")).toEqual(["related: project manager"]);
    expect(partsOf("fedex cashier")).toEqual(["unmatched: fedex", "occupation: Cashiers"]);
  });

  it("nor does a condition that no job states empty a place", () => {
    const { isUnknown, clauses } = reader.read("second chance jobs houston");
    expect(isUnknown).toBe(false);
    expect(clauses).toEqual([]);
    expect(reader.read("second chance jobs").isUnknown).toBe(true);
  });

  it("and the work stays longer than when it is", () => {
    expect(partsOf("marketing intern summer")).toEqual([
      "words: marketing",
      "employment_type: Internship",
      "unmatched: summer",
    ]);
    expect(partsOf("plumbers helper")).toEqual(["related: Plumbers, Pipefitters, and Steamfitters"]);
  });

  it("but words that nothing has find nothing", () => {
    const { isUnknown, asked } = reader.read("zzyzx qwertz");
    expect(isUnknown).toBe(true);
    expect(index.count({ clauses: asked })).toBe(0);
  });

  it("and for an occupation without jobs related ones are shown", () => {
    expect(partsOf("brain surgeon")[0]).toMatch(/^related: /);
  });
});

describe("the best comes first", () => {
  it.each([
    ["cashier", /^Cashier/],
    ["data analyst", /^Data Analyst/],
    ["nurse practitioner", /^Nurse Practitioner/],
    ["software engineer", /^Software Engineer(?! Intern)/],
    ["front end developer", /^Front-End Developer/],
  ])("%s", (text, title) => {
    for (const found of titlesOf(text)) expect(found).toMatch(title);
  });

  it("a word of another field's titles is not the work", () => {
    expect(titlesOf("labor").some((title) => /nurse/i.test(title ?? ""))).toBe(false);
  });

  it("an employer's name is not a job word", () => {
    expect(titlesOf("lab technician").every((title) => /laboratory|lab /i.test(title ?? ""))).toBe(true);
  });
});

describe("suggestions", () => {
  const suggester = new SearchSuggester(reader, new NamedPlaces(gazetteer), () => index);

  it("are of a place whenever they name one, each once", () => {
    const ideas = suggester.suggest("cashier bosto", 8);
    expect(ideas.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      "place: Cashiers in Boston, MA",
      "place: cashier in Boston, MA",
    ]);
  });

  it("put a misspelled word right", () => {
    expect(suggester.suggest("nurse practitoner", 8)[0]).toMatchObject({
      kind: "title",
      text: "nurse practitioner",
    });
  });
});
