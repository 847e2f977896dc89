import Stripe from "stripe";
import { z } from "zod";
import { PriceData } from "../params/checkout.ts";
import * as f from "../params/fields.ts";
import type { State } from "../state.ts";
import { listPage } from "../wire/list.ts";
import { operation } from "../wire/operation.ts";

/** Makes a price and its product of what a line item or a price was created with. */
export function createPrice(state: State, given: z.output<typeof PriceData>): Stripe.Price {
  const { name, description, metadata, tax_code, images } = given.product_data;
  const product = state.products.put<Stripe.Product>({
    id: state.id("prod"),
    object: "product",
    active: true,
    created: state.now(),
    description: description ?? null,
    images: images ?? [],
    livemode: false,
    marketing_features: [],
    metadata: metadata ?? {},
    name,
    package_dimensions: null,
    shippable: null,
    tax_code: tax_code ?? null,
    tax_details: null,
    type: "service",
    updated: state.now(),
    url: null,
  });
  return state.prices.put<Stripe.Price>({
    id: state.id("price"),
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: state.now(),
    currency: given.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: product.id,
    recurring: given.recurring
      ? {
          interval: given.recurring.interval,
          interval_count: given.recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: "licensed",
        }
      : null,
    tax_behavior: given.tax_behavior ?? "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: given.recurring ? "recurring" : "one_time",
    unit_amount: given.unit_amount,
    unit_amount_decimal: Stripe.Decimal.from(given.unit_amount),
  });
}

/** The name that people read on the line of a price. */
export function nameOf(state: State, price: Stripe.Price | null): string {
  const product = price?.product;
  return (typeof product === "string" && state.products.find(product)?.name) || "Payment";
}

export const CreatePrice = PriceData.extend({
  product_data: PriceData.shape.product_data.omit({ description: true, images: true }),
});

export const PRICE_OPERATIONS = [
  operation("POST", "/v1/prices", CreatePrice, createPrice),
  operation("GET", "/v1/prices/:id", z.strictObject({}), (state, _, id) => state.prices.get(id)),
  operation("GET", "/v1/prices", z.strictObject(f.page), (state, page) =>
    listPage("/v1/prices", state.prices.values(), page),
  ),
  operation("GET", "/v1/products/:id", z.strictObject({}), (state, _, id) => state.products.get(id)),
];
