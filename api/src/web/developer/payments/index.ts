import type { Context, Middleware } from "koa";
import rawBody from "raw-body";
import type { StandIn } from "../../../gateways/payments/index.ts";
import { checkout, secondStep } from "./checkout.ts";
import { paymentConsole } from "./console.ts";
import { invoicePage, receiptPage } from "./documents.ts";
import { type Answer, sendAnswer } from "./look.ts";
import { portal } from "./portal.ts";

type Form = Record<string, string> | undefined;
type Page = (standIn: StandIn, id: string, form: Form) => Answer | Promise<Answer>;

const PAGES: readonly (readonly [RegExp, Page])[] = [
  [/^\/dev\/payments$/, paymentConsole],
  [/^\/dev\/payments\/checkout\/(\w+)$/, checkout],
  [/^\/dev\/payments\/checkout\/(\w+)\/confirm$/, secondStep],
  [/^\/dev\/payments\/portal\/(\w+)$/, portal],
  [/^\/dev\/payments\/invoice\/(\w+)$/, invoicePage],
  [/^\/dev\/payments\/receipt\/(\w+)$/, receiptPage],
];

/** The pages of the stand-in for Stripe, where buyers pay and a developer plays the bank. */
export function paymentPages(standIn: StandIn): Middleware {
  return async (ctx, next) => {
    for (const [path, page] of PAGES) {
      const match = path.exec(ctx.path);
      if (!match || !["GET", "POST"].includes(ctx.method)) continue;
      const form = ctx.method === "POST" ? await readForm(ctx) : undefined;
      sendAnswer(ctx, await page(standIn, match[1] ?? "", form));
      return;
    }
    return next();
  };
}

async function readForm(ctx: Context): Promise<Record<string, string>> {
  const body = await rawBody(ctx.req, { limit: 10_000, encoding: "utf8" });
  return Object.fromEntries(new URLSearchParams(body));
}
