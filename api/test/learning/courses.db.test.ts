import { describe, expect, it } from "vitest";
import { SEED_COURSES, seedCourses } from "../../db/courses.ts";
import {
  addCourse,
  type CourseValues,
  changeCourse,
  showCourse,
} from "../../src/commands/learning/save-course.ts";
import { SavedJob } from "../../src/models/index.ts";
import { buildCompany, buildJob } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer();
const list = () => server().ok("GET user/courses", "user/courses");
const KNOTS: CourseValues = {
  name: "Knots",
  provider: "Harbor School",
  subject: "TRADES",
  url: "https://harbor.example.com/knots",
  teaches: "Forty knots.",
  terms: ["Knot tying"],
};

describe("the catalog of courses", () => {
  // @spec 7.54
  it("is rows, seeded once, and changed by an operator for good", async () => {
    await seedCourses(server().services.database);
    expect((await list()).items).toHaveLength(SEED_COURSES.length);
    expect((await list()).items[0]).toMatchObject({ subject: "HEALTH" });
    await addCourse("knots", KNOTS);
    await changeCourse("aha-bls", { name: "Life support" });
    await showCourse("osha-10", false);
    await seedCourses(server().services.database);
    const { items } = await list();
    expect(items.find(({ code }) => code === "knots")).toEqual({
      code: "knots",
      name: "Knots",
      provider: "Harbor School",
      subject: "TRADES",
      url: "https://harbor.example.com/knots",
      teaches: "Forty knots.",
      credential: null,
    });
    expect(items.find(({ code }) => code === "aha-bls")?.name).toBe("Life support");
    expect(items.some(({ code }) => code === "osha-10")).toBe(false);
    await showCourse("osha-10", true);
    expect((await list()).items).toHaveLength(SEED_COURSES.length + 1);
  });

  it.each<[string, CourseValues, RegExp]>([
    ["Knots!", KNOTS, /cannot be a code/],
    [
      "knots",
      { ...KNOTS, url: "http://harbor.example.com" },
      /url: must be an address that begins with https/,
    ],
    ["knots", { ...KNOTS, url: "javascript:alert(1)" }, /url/],
    ["knots", { ...KNOTS, terms: [] }, /terms: name at least one/],
    ["knots", { ...KNOTS, name: " " }, /name/],
  ])("refuses %s with %o", async (code, values, message) => {
    await expect(addCourse(code, values)).rejects.toThrow(message);
    await expect(showCourse("none", false)).rejects.toThrow('There is no course "none".');
  });
});

describe("what saved jobs ask for", () => {
  it("names the courses that teach it, with each listing's own words, to the one who saved them", async () => {
    await addCourse("knots", KNOTS);
    const company = await buildCompany({ name: "Harbor Works" });
    const licensed = await buildJob(
      { title: "Rigger", licences: ["Knot-tying certificate", "Driver's license"] },
      { company },
    );
    const skilled = await buildJob({ title: "Sailor" }, { company, skills: ["Knot tying"] });
    const closed = await buildJob({ title: "Mate", status: "CLOSED", licences: ["Knot tying"] });
    const other = await buildJob({ title: "Cook" });
    const ada = await server().signIn("user");
    const accountId = ada.account.id;
    for (const [n, { id }] of [licensed, skilled, closed, other].entries())
      await SavedJob.create({ accountId, jobId: id, savedAt: new Date(1_000 * n) });
    const { asked } = await ada.ok("GET user/courses", "user/courses");
    expect(asked).toEqual([
      {
        code: "knots",
        term: "Knot tying",
        jobs: [
          { id: skilled.id, title: "Sailor", company: "Harbor Works", said: "Knot tying", is_required: true },
          {
            id: licensed.id,
            title: "Rigger",
            company: "Harbor Works",
            said: "Knot-tying certificate",
            is_required: true,
          },
        ],
        lapsed: null,
      },
    ]);
    expect((await list()).asked).toEqual([]);
    expect((await (await server().signIn("user")).ok("GET user/courses", "user/courses")).asked).toEqual([]);
  });

  it("leaves out what the person's own profile has, unless it has expired", async () => {
    await addCourse("knots", KNOTS);
    const { id } = await buildJob({ licences: ["Knot tying"] });
    const [ada, grace] = [await server().signIn("user"), await server().signIn("user")];
    const addCertificate = (expires: string) =>
      ada.ok("POST user/certificate/add-profile", "user/certificate/add-profile", {
        entry: { name: "Knot tying, level 2", expires },
      });
    for (const { account } of [ada, grace])
      await SavedJob.create({ accountId: account.id, jobId: id, savedAt: new Date(0) });
    const of = (person: typeof ada) => person.ok("GET user/courses", "user/courses");
    await addCertificate("2020-05");
    expect(await of(ada)).toMatchObject({
      asked: [{ code: "knots", lapsed: { said: "Knot tying, level 2", why: "EXPIRED", on: "2020-05" } }],
      held: [],
    });
    await addCertificate("2040");
    expect(await of(ada)).toMatchObject({
      asked: [],
      held: [{ code: "knots", term: "Knot tying", said: "Knot tying, level 2", jobs: 1 }],
    });
    expect(await of(grace)).toMatchObject({ asked: [{ code: "knots", lapsed: null }], held: [] });
  });
});
