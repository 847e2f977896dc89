/** `npm run plans -- list | add | change | retire | restore`: what employers can buy. */
import { parseArgs } from "node:util";
import {
  addPlan,
  changePlan,
  PlanError,
  type PlanValues,
  sellPlan,
} from "../src/commands/payment/save-plan.ts";
import { openDatabase } from "../src/database.ts";
import { readDatabaseUrl, SettingsError } from "../src/env.ts";
import { defineModels, Plan } from "../src/models/index.ts";

const USAGE = `npm run plans -- list                lists all plans, also those off sale
npm run plans -- add CODE [values]   puts a plan on sale
npm run plans -- change CODE [values]
npm run plans -- retire CODE         takes a plan off sale
npm run plans -- restore CODE        puts it back

Values: --name "Single job" --kind SINGLE|FEATURED|CREDIT_PACK|SUBSCRIPTION|FREE --price 9900 --currency USD
        --interval MONTH|YEAR --credits 10 --days 60 --featured true --refund-days 14
Prices are in minor units (9900 is 99.00), without tax. What was sold stays as it was sold.`;

const text = { type: "string" } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: text,
    kind: text,
    price: text,
    currency: text,
    interval: text,
    credits: text,
    days: text,
    featured: text,
    "refund-days": text,
  },
});

/** As given: what is no number or no kind is refused where plans are checked. */
function planValues(): PlanValues {
  const number = (given: string | undefined) => (given === undefined ? undefined : Number(given));
  const named = {
    name: values.name,
    kind: values.kind,
    priceMinor: number(values.price),
    currency: values.currency,
    billingInterval: values.interval,
    jobCredits: number(values.credits),
    durationDays: number(values.days),
    featured: values.featured === undefined ? undefined : values.featured === "true",
    refundWindowDays: number(values["refund-days"]),
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}

const line = (plan: Plan) =>
  [
    plan.code.padEnd(16),
    plan.kind.padEnd(12),
    `${(plan.priceMinor / 100).toFixed(2)} ${plan.currency}${plan.billingInterval === "ONE_TIME" ? "" : ` a ${plan.billingInterval.toLowerCase()}`}`.padEnd(
      22,
    ),
    `${plan.jobCredits} × ${plan.durationDays} days${plan.featured ? ", featured" : ""}, refunds for ${plan.refundWindowDays} days`.padEnd(
      50,
    ),
    plan.active ? "on sale" : "retired",
    plan.name,
  ].join("  ");

const verbs: Readonly<Record<string, (code: string) => Promise<readonly Plan[]>>> = {
  list: () => Plan.findAll({ order: [["id", "ASC"]] }),
  add: async (code) => [await addPlan(code, planValues())],
  change: async (code) => [await changePlan(code, planValues())],
  retire: async (code) => [await sellPlan(code, false)],
  restore: async (code) => [await sellPlan(code, true)],
};

async function run(): Promise<void> {
  const [name = "", code = ""] = positionals;
  const verb = Object.entries(verbs).find(([known]) => known === name)?.[1];
  if (!verb || (name !== "list" && code === "") || positionals.length > 2) throw new PlanError(USAGE);
  const database = openDatabase({ url: readDatabaseUrl(), poolSize: 1 });
  defineModels(database);
  const plans = await verb(code).finally(() => database.close());
  console.log(plans.map(line).join("\n"));
}

await run().catch((error: unknown) => {
  console.error(error instanceof PlanError || error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
});
