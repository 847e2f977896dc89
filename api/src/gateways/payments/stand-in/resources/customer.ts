import type Stripe from "stripe";
import { z } from "zod";
import * as f from "../params/fields.ts";
import type { State } from "../state.ts";
import { listPage } from "../wire/list.ts";
import { operation } from "../wire/operation.ts";

export const CreateCustomer = z.strictObject({
  address: f.address.optional(),
  description: f.text.optional(),
  email: z.email().optional(),
  metadata: f.metadata.optional(),
  name: f.text.optional(),
  phone: f.text.optional(),
});
export const UpdateCustomer = CreateCustomer.extend({
  invoice_settings: z.strictObject({ default_payment_method: f.text.optional() }).optional(),
});
type Given = z.output<typeof CreateCustomer>;

export function createCustomer(state: State, given: Given): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: state.id("cus"),
    object: "customer",
    address: given.address ? addressOf(given.address) : null,
    balance: 0,
    created: state.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: given.description ?? null,
    email: given.email ?? null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: given.metadata ?? {},
    name: given.name ?? null,
    phone: given.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
  state.customers.put(customer);
  state.emit("customer.created", customer);
  return customer;
}

export const addressOf = (given: z.output<typeof f.address>): Stripe.Address => ({
  city: given.city ?? null,
  country: given.country ?? null,
  line1: given.line1 ?? null,
  line2: given.line2 ?? null,
  postal_code: given.postal_code ?? null,
  state: given.state ?? null,
});

export const CUSTOMER_OPERATIONS = [
  operation("POST", "/v1/customers", CreateCustomer, createCustomer),
  operation("GET", "/v1/customers/:id", z.strictObject({}), (state, _, id) => state.customers.get(id)),
  operation("POST", "/v1/customers/:id", UpdateCustomer, (state, given, id) => {
    const before = state.customers.get(id);
    const changed = state.customers.put({
      ...before,
      ...(given.address && { address: addressOf(given.address) }),
      description: given.description ?? before.description,
      email: given.email ?? before.email,
      name: given.name ?? before.name ?? null,
      phone: given.phone ?? before.phone ?? null,
      metadata: { ...before.metadata, ...given.metadata },
      invoice_settings: {
        ...before.invoice_settings,
        default_payment_method:
          given.invoice_settings?.default_payment_method ?? before.invoice_settings.default_payment_method,
      },
    });
    state.emit("customer.updated", changed);
    return changed;
  }),
  operation(
    "GET",
    "/v1/customers",
    z.strictObject({ ...f.page, email: f.text.optional() }),
    (state, { email, ...page }) =>
      listPage(
        "/v1/customers",
        state.customers.values().filter((row) => email === undefined || row.email === email),
        page,
      ),
  ),
  operation(
    "GET",
    "/v1/customers/:id/payment_methods",
    z.strictObject({ ...f.page, type: f.text.optional() }),
    (state, { type, ...page }, id) =>
      listPage(
        `/v1/customers/${id}/payment_methods`,
        state.paymentMethods
          .values()
          .filter((row) => row.customer === id && (type === undefined || row.type === type)),
        page,
      ),
  ),
];
