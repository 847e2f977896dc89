import { beforeEach, describe, expect, it } from "vitest";
import { QuestionSet } from "../../src/models/index.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer();
const PATH = "employer/question-set";
const SWIM = { text: "Can you swim?", type: "BOOLEAN", required: true, options: [], knockout: ["no"] };
const BOATS = {
  text: "Which boats?",
  type: "MULTI_SELECT",
  required: false,
  options: ["Trawler", "Ferry"],
  knockout: ["Ferry"],
};
const LICENSE = { text: "Your license", type: "FILE", required: true, options: [], knockout: [] };
let boss: SignedIn;
beforeEach(async () => {
  boss = await server().signIn("employer");
});

const add = (body: object) => boss.ok(`POST ${PATH}/add`, `${PATH}/add`, body);
const list = () => boss.ok(`GET ${PATH}/list`, `${PATH}/list`);

describe("question sets", () => {
  it("keep questions whole and in order, flags included, under a name that can change", async () => {
    const questions = [LICENSE, SWIM, BOATS];
    const { id } = await add({ name: "Crew", questions });
    await add({ name: "Captains", questions: [SWIM] });
    expect(await list()).toMatchObject([{ name: "Captains" }, { id, name: "Crew", questions }]);
    await boss.ok(`POST ${PATH}/change`, `${PATH}/change`, { id, name: "Deck crew" });
    expect((await list())[1]).toEqual({ id, name: "Deck crew", questions });
    await boss.ok(`POST ${PATH}/change`, `${PATH}/change`, { id, questions: [BOATS] });
    expect((await list())[1]).toEqual({ id, name: "Deck crew", questions: [BOATS] });
    await boss.ok(`POST ${PATH}/delete`, `${PATH}/delete`, { id });
    expect(await list()).toHaveLength(1);
  });

  it("have a name of their own in the company, also when two are made at once", async () => {
    const body = { name: "Crew", questions: [SWIM] };
    const { id } = await add(body);
    const again = await boss.fails("POST", `${PATH}/add`, { ...body, name: "crew" });
    expect(again).toMatchObject({ httpStatus: 409, error: { name: expect.any(String) } });
    await add({ ...body, name: "Other" });
    expect(await boss.fails("POST", `${PATH}/change`, { id, name: "Other" })).toMatchObject({
      httpStatus: 409,
    });
    const replies = await Promise.allSettled([1, 2, 3].map(() => add({ ...body, name: "Twice" })));
    expect(replies.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await QuestionSet.count({ where: { name: "Twice" } })).toBe(1);
  });

  it("are refused without a name, without questions, with too many and with unfinished ones", async () => {
    const bad = [
      { name: " ", questions: [SWIM] },
      { name: "Crew", questions: [] },
      { name: "Crew", questions: Array.from({ length: 11 }, () => SWIM) },
      { name: "Crew", questions: [{ ...BOATS, options: ["Trawler"] }] },
      { name: "Crew", questions: [{ ...SWIM, knockout: ["perhaps"] }] },
    ];
    for (const body of bad)
      expect(await boss.fails("POST", `${PATH}/add`, body)).toMatchObject({ httpStatus: 400 });
    expect(await QuestionSet.count()).toBe(0);
  });

  it("are the company's own", async () => {
    const { id } = await add({ name: "Crew", questions: [SWIM] });
    const other = await server().signIn("employer");
    expect(await other.ok(`GET ${PATH}/list`, `${PATH}/list`)).toEqual([]);
    for (const [path, body] of [
      ["change", { id, name: "Mine" }],
      ["delete", { id }],
    ] as const)
      expect(await other.fails("POST", `${PATH}/${path}`, body)).toMatchObject({ httpStatus: 404 });
    const user = await server().signIn("user");
    expect(await user.fails("GET", `${PATH}/list`)).toMatchObject({ httpStatus: 403 });
    expect(await server().fails("GET", `${PATH}/list`)).toMatchObject({ httpStatus: 401 });
    expect((await list())[0]?.name).toBe("Crew");
  });
});
