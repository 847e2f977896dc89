import { afterEach, describe, expect, it } from "vitest";
import { addPlan, changePlan, sellPlan } from "../../src/commands/payment/save-plan.ts";
import { Job, Plan } from "../../src/models/index.ts";
import { draftJob, publishJob } from "../employer/postings.ts";
import { buildJob } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

const SINGLE = { name: "Ten days", kind: "SINGLE", priceMinor: 4_900, durationDays: 10 } as const;

describe("plans", () => {
  const server = useServer();
  const list = () => server().ok("GET employer/payment/get-plans", "employer/payment/get-plans");

  afterEach(async () => {
    await Plan.destroy({ where: { code: "ten" } });
    await Plan.update({ active: true }, { where: {} });
  });

  it("are rows, shown to everybody with the cheapest first", async () => {
    const plans = await list();
    expect(plans.map(({ code, kind }) => [code, kind])).toEqual([
      ["free", "FREE"],
      ["single", "SINGLE"],
      ["featured", "FEATURED"],
      ["monthly-5", "SUBSCRIPTION"],
      ["pack-10", "CREDIT_PACK"],
    ]);
    expect(plans[4]).toMatchObject({ job_credits: 10, duration_days: 60, refund_window_days: 30 });
  });

  it("are added, changed, retired and put back on sale by an operator", async () => {
    await addPlan("ten", SINGLE);
    expect((await list()).find(({ code }) => code === "ten")).toMatchObject({
      price_minor: 4_900,
      duration_days: 10,
      refund_window_days: 14,
      interval: "ONE_TIME",
    });
    await changePlan("ten", { priceMinor: 5_900 });
    expect((await list()).find(({ code }) => code === "ten")?.price_minor).toBe(5_900);
    await sellPlan("ten", false);
    expect((await list()).some(({ code }) => code === "ten")).toBe(false);
    await sellPlan("ten", true);
    expect((await list()).some(({ code }) => code === "ten")).toBe(true);
  });

  it.each([
    ["Ten!", SINGLE, /cannot be a code/],
    ["credits", SINGLE, /cannot be a code/],
    ["single", SINGLE, /already/],
    ["ten", { ...SINGLE, priceMinor: 99 }, /priceMinor: must be at least 100/],
    ["ten", { ...SINGLE, priceMinor: -1 }, /priceMinor/],
    ["ten", { ...SINGLE, durationDays: 91 }, /durationDays/],
    ["ten", { ...SINGLE, jobCredits: 2 }, /jobCredits: must be 1/],
    ["ten", { ...SINGLE, currency: "XXX" }, /currency/],
    ["ten", { ...SINGLE, kind: "SUBSCRIPTION", billingInterval: "ONE_TIME" }, /billingInterval/],
  ] as const)("refuse %s with %o", async (code, values, message) => {
    await expect(addPlan(code, values)).rejects.toThrow(message);
  });

  it("let listings be published for nothing, unless no free one is on sale", async () => {
    const employer = await server().signIn("employer");
    const { id } = await publishJob(employer);
    expect(await Job.findByPk(id)).toMatchObject({ plan: "free", durationDays: 30, paymentId: null });
    await sellPlan("free", false);
    const draft = await draftJob(employer);
    const refused = await employer.fails("POST", "employer/job/change-status", {
      id: draft.id,
      action: "submit",
    });
    expect(refused).toMatchObject({
      httpStatus: 409,
      error: { plan: expect.stringContaining("choose a plan") },
    });
  });

  it("a job of a featured plan is marked where it is read", async () => {
    const plain = await buildJob({ title: "Nurse" });
    const marked = await buildJob({ title: "Nurse", isFeatured: true });
    await server().refresh(plain.id, marked.id);
    const { items } = await server().ok("GET user/job/list", "user/job/list?search=Nurse");
    expect(new Map(items.map(({ id, is_featured }) => [id, is_featured]))).toEqual(
      new Map([
        [plain.id, false],
        [marked.id, true],
      ]),
    );
    const detail = await server().ok("GET user/job/{id}", `user/job/${marked.id}`);
    expect(detail.is_featured).toBe(true);
  });
});
