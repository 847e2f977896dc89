import { buyPlan } from "../../../src/commands/payment/publish-jobs.ts";
import { type Account, Company, Plan } from "../../../src/models/index.ts";
import type { Employer } from "../../../src/policies/employer.ts";
import { buildEmployer } from "../../support/build.ts";
import { client, type TestServer } from "../../support/server.ts";
import { checkout, draftRows } from "../payment-world.ts";

/** What becomes of a payment at the provider. */
export const FATES = [
  "card",
  "card",
  "card",
  "card",
  "three jobs",
  "pack",
  "bank arrives",
  "bank fails",
  "expires",
  "refunded by us",
  "refund waits",
  "refund unheard",
  "refunded there",
  "refunded in part",
  "dispute lost",
  "dispute won",
  "left open",
] as const;
export type Fate = (typeof FATES)[number];

/** A payment that was opened, and what becomes of it. */
export interface Order {
  readonly id: number;
  readonly fate: Fate;
  readonly actor: Employer;
  readonly jobs: readonly number[];
  readonly session: string;
}

const JOBS: Partial<Record<Fate, number>> = { "three jobs": 3, pack: 2 };
const PLANS: Partial<Record<Fate, string>> = { "three jobs": "featured", pack: "pack-10" };
const CONCURRENCY = 8;

type Buy = (plan: string, jobIds: number[]) => Promise<{ id: number; session: string }>;

/** Opens payments of some companies: at other processes in turn, or by a command of ours if there are none. */
export async function placeOrders(
  server: TestServer,
  count: number,
  companies: number,
  urls: readonly string[],
): Promise<Order[]> {
  if ((await Plan.count()) === 0) throw new Error("There are no plans: apply the migrations.");
  const employers: { actor: Employer; buy: Buy }[] = [];
  for (let n = 0; n < companies; n++) {
    const account = await buildEmployer();
    const company = await Company.findByPk(account.companyId ?? 0, { rejectOnEmpty: true });
    const owner = { role: "employer", seat: "owner", jobs: "all" } as const;
    const actor: Employer = { ...owner, id: account.id, companyId: company.id };
    const url = urls[n % urls.length];
    const buy = url ? await buyAt(server, url, account) : buyHere(server, actor);
    employers.push({ actor, buy });
  }
  const orders: Order[] = [];
  const place = async (n: number) => {
    const fate = FATES[n % FATES.length] ?? "card";
    const employer = employers[n % companies];
    if (!employer) return;
    const { actor, buy } = employer;
    const jobs = await draftRows({ id: actor.id, companyId: actor.companyId }, JOBS[fate] ?? 1);
    const plan = PLANS[fate] ?? "single";
    orders.push({ ...(await buy(plan, jobs)), fate, actor, jobs });
  };
  for (let start = 0; start < count; start += CONCURRENCY)
    await Promise.all(
      Array.from({ length: Math.min(CONCURRENCY, count - start) }, (_, n) => place(start + n)),
    );
  return orders;
}

const buyHere =
  ({ services }: TestServer, actor: Employer): Buy =>
  async (plan, jobIds) => {
    const { id, checkoutSessionId } = await buyPlan(services, { actor, plan, jobIds });
    return { id, session: checkoutSessionId ?? "" };
  };

async function buyAt(server: TestServer, url: string, account: Account): Promise<Buy> {
  const { token } = await server.signIn(account);
  const employer = client(url, { Authorization: `Bearer ${token}` });
  return async (plan, jobIds) => {
    const { payment, checkout_url } = await checkout(employer, plan, ...jobIds);
    return { id: payment.id, session: new URL(checkout_url).pathname.split("/").at(-1) ?? "" };
  };
}
