import type { Plan } from "@jobmap/contract";
import { expect, it } from "vitest";
import { perJobText, planFacts, priceText, refundAfter } from "../src/features/pricing/plan-words.ts";

const PLAN: Plan = {
  code: "single",
  name: "Single job",
  kind: "SINGLE",
  price_minor: 9_900,
  currency: "USD",
  interval: "ONE_TIME",
  job_credits: 1,
  duration_days: 60,
  featured: false,
  refund_window_days: 14,
};

it("a plan says what it costs and gives", () => {
  expect(priceText(PLAN)).toBe("$99.00");
  expect(perJobText(PLAN)).toBeUndefined();
  expect(planFacts(PLAN)).toEqual(["1 job", "Public for 60 days", "Automatic refunds for 14 days"]);
  const free = { ...PLAN, price_minor: 0, refund_window_days: 0 };
  expect(priceText(free)).toBe("Free");
  expect(planFacts(free)).toEqual(["1 job", "Public for 60 days"]);
  const monthly: Plan = {
    ...PLAN,
    kind: "SUBSCRIPTION",
    interval: "MONTH",
    price_minor: 34_900,
    job_credits: 5,
  };
  expect(priceText(monthly)).toBe("$349.00 a month");
  expect(perJobText(monthly)).toBe("$69.80 a job");
  expect(planFacts(monthly)[0]).toBe("5 job credits a month");
  expect(priceText({ ...PLAN, currency: "JPY", price_minor: 5_000 })).toBe("¥5,000");
});

it("a refund is of whole unused days, and rounded up", () => {
  expect(refundAfter(PLAN, 0)).toBe(9_900);
  expect(refundAfter(PLAN, 10)).toBe(8_250);
  expect(refundAfter(PLAN, 59)).toBe(165);
  expect(refundAfter(PLAN, 60)).toBe(0);
  expect(refundAfter({ ...PLAN, price_minor: 100 }, 1)).toBe(99);
  expect(refundAfter({ ...PLAN, price_minor: 79_000, job_credits: 10 }, 10)).toBe(6_584);
});
