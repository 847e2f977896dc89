import { QueryTypes } from "sequelize";
import { afterEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/database.ts";
import { defineModels } from "../../src/models/index.ts";
import { draftJob } from "../employer/postings.ts";
import { databaseUrl, useDatabase } from "../support/database.ts";
import { FlakyProxy } from "../support/flaky-proxy.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { CARD, checkout, PAYER, sessionOf, settled, standInOf, statusOf } from "./payment-world.ts";

describe("the webhook of the payment provider", () => {
  const direct = useDatabase();
  let server: TestServer | undefined;
  let proxy: FlakyProxy | undefined;
  afterEach(async () => {
    await server?.close();
    await proxy?.cut();
    defineModels(direct());
  });

  /** A server whose database can be cut off, and an event that is not delivered yet. */
  async function start() {
    const address = new URL(databaseUrl());
    proxy = new FlakyProxy({ host: address.hostname, port: Number(address.port || 3306) });
    await proxy.mend();
    address.port = String(proxy.port);
    server = await startTestServer(openDatabase({ url: address.href, poolSize: 3 }), address.href);
    const own = server;
    const standIn = standInOf(own);
    standIn.webhooks.troubles.isHeld = true;
    const employer = await own.signIn("employer");
    const job = await draftJob(employer);
    const { payment } = await checkout(employer, "single", job.id);
    standIn.pay(await sessionOf(payment.id), { instrument: { card: CARD }, payer: PAYER });
    const event = standIn.state.events.values().find(({ type }) => type === "checkout.session.completed");
    const post = async (body: string, signature?: string) =>
      (
        await own.request("POST", "/api/v1/webhooks/stripe", {
          headers: {
            "Content-Type": "application/json",
            ...(signature === undefined ? {} : { "Stripe-Signature": signature }),
          },
          body,
        })
      ).status;
    return { own, standIn, job, body: JSON.stringify(event), post, database: proxy };
  }

  const stored = () => direct().query("SELECT event_id FROM stripe_events", { type: QueryTypes.SELECT });

  it("refuses bodies whose signature is wrong, old, from the future or of another body (S43)", async () => {
    const { own, standIn, job, body, post } = await start();
    const { webhooks, state } = standIn;
    const HOUR = 3_600;
    for (const signature of [
      undefined,
      "",
      "t=1,v1=0",
      webhooks.sign(body, state.now(), "whsec_guessed"),
      webhooks.sign(body, state.now() - HOUR),
      webhooks.sign(body, state.now() + HOUR),
      webhooks.sign(`${body} `),
    ])
      expect(await post(body, signature), signature).toBe(400);
    expect(await post("not JSON", webhooks.sign("not JSON"))).toBe(400);
    expect(await post("x".repeat(600_000), webhooks.sign("x"))).toBe(400);
    expect(await stored()).toEqual([]);
    expect(await statusOf(job.id)).toBe("PENDING_PAYMENT");
    const got = await own.request("GET", "/api/v1/webhooks/stripe");
    expect(got.status).toBe(404);
  });

  it("stores an event once, however often and at once it comes (R02)", async () => {
    const { own, standIn, job, body, post } = await start();
    for (let round = 0; round < 5; round++) {
      const all = Array.from({ length: 20 }, () => post(body, standIn.webhooks.sign(body)));
      expect(new Set(await Promise.all(all))).toEqual(new Set([200]));
    }
    expect(await stored()).toHaveLength(1);
    await settled(own);
    expect(await statusOf(job.id)).toBe("PUBLISHED");
  });

  it("answers 503 while the database is away, and what is sent again is followed (R04)", async () => {
    const { own, standIn, job, body, post, database } = await start();
    await database.cut();
    expect(await post(body, standIn.webhooks.sign(body))).toBe(503);
    await database.mend();
    await expect.poll(() => post(body, standIn.webhooks.sign(body))).toBe(200);
    await settled(own);
    expect(await statusOf(job.id)).toBe("PUBLISHED");
  });
});
