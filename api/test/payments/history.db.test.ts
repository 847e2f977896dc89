import { describe, expect, it } from "vitest";
import { eraseAccount } from "../../src/commands/account/erase.ts";
import { Payment } from "../../src/models/index.ts";
import { useServer } from "../support/use-server.ts";
import { checkout, DAY, ledgerSums, paidJob, pay, SINGLE, settled, standInOf } from "./payment-world.ts";

describe("the history of payments", () => {
  const server = useServer();

  it("is the company's own, filtered by state, day and words, a page at a time, with its sums", async () => {
    const { account, ...before } = await server().signIn("employer");
    const { paymentId: first } = await paidJob(server(), before);
    server().advance(2 * DAY);
    const employer = await server().signIn(account);
    const { payment: open } = await checkout(employer, "pack-10");
    await paidJob(server(), await server().signIn("employer"));
    const find = async (query: string) => {
      const path = `employer/payment/get-transaction-history?${query}`;
      const found = await employer.ok("GET employer/payment/get-transaction-history", path);
      return found.items.map(({ id }) => id);
    };
    const day = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
    expect(await find("")).toEqual([open.id, first]);
    expect(await find("status=PAID,REFUNDED")).toEqual([first]);
    expect(await find(`from=${day(1)}`)).toEqual([open.id]);
    expect(await find(`to=${day(1)}`)).toEqual([first]);
    expect(await find("search=deckhand")).toEqual([first]);
    expect(await find("search=credits")).toEqual([open.id]);
    expect(await find(`search=${first}`)).toContain(first);
    expect(await find("search=%25")).toEqual([]);
    expect(await find("limit=1&page=2")).toEqual([first]);
    const whole = await employer.ok(
      "GET employer/payment/get-transaction-history",
      "employer/payment/get-transaction-history",
    );
    expect(whole).toMatchObject({ total: 2, billing: { credits: 0, subscription: null } });
    expect(whole.balances).toContainEqual({ account: "stripe_cash", unit: "USD", amount: SINGLE.total });
    for (const wrong of ["status=MINE", "from=yesterday", "limit=0"]) {
      const path = `employer/payment/get-transaction-history?${wrong}`;
      expect((await employer.fails("GET", path)).httpStatus).toBe(400);
    }
  });

  it("can be taken along as CSV, in which no cell is a formula", async () => {
    const employer = await server().signIn("employer");
    const { paymentId } = await paidJob(server(), employer);
    await Payment.update({ planName: "=1+1" }, { where: { id: paymentId } });
    const response = await employer.request("GET", "/api/v1/employer/payment/export?status=PAID");
    expect(response.headers.get("content-type")).toContain("text/csv");
    const [header = "", row = ""] = (await response.text()).trim().split("\n");
    expect(header).toContain(
      "Payment,Date,Paid,Plan,Quantity,Status,Currency,Subtotal,Discount,Tax,Total,Refunded",
    );
    expect(row).toContain(",'=1+1,1,PAID,USD,99.00,0.00,5.94,104.94,0.00");
  });

  it("outlives the account, whose subscription ends with the period", async () => {
    const employer = await server().signIn("employer");
    const { payment } = await checkout(employer, "monthly-5");
    await pay(server(), payment.id);
    await paidJob(server(), employer);
    const before = await ledgerSums(server());
    expect(await eraseAccount(server().services, employer.account.id)).toBe(true);
    await settled(server());
    expect(await Payment.count({ where: { status: "PAID" } })).toBe(2);
    expect(await ledgerSums(server())).toEqual(before);
    const [subscription] = standInOf(server()).state.subscriptions.values();
    expect(subscription?.cancel_at_period_end).toBe(true);
  });
});
