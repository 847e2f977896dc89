import type Stripe from "stripe";
import { z } from "zod";
import * as f from "../params/fields.ts";
import type { State } from "../state.ts";
import { operation } from "../wire/operation.ts";

export const CreatePortal = z.strictObject({ customer: f.text, return_url: f.webAddress.optional() });

function createPortal(state: State, given: z.output<typeof CreatePortal>): Stripe.BillingPortal.Session {
  state.customers.get(given.customer, "customer");
  const id = state.id("bps");
  return state.portals.put({
    id,
    object: "billing_portal.session",
    configuration: "bpc_standin",
    created: state.now(),
    customer: given.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: given.return_url ?? null,
    url: `${state.pagesUrl}/portal/${id}`,
  });
}

export const PORTAL_OPERATIONS = [
  operation("POST", "/v1/billing_portal/sessions", CreatePortal, createPortal),
];
