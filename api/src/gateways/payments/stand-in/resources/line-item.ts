import type Stripe from "stripe";
import type { State } from "../state.ts";
import { nameOf } from "./price.ts";

/** A line of a checkout or an invoice, before discounts and tax. */
export function lineItem(state: State, price: Stripe.Price, quantity: number): Stripe.LineItem {
  const amount = (price.unit_amount ?? 0) * quantity;
  return {
    id: state.id("li"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: nameOf(state, price),
    metadata: {},
    price,
    quantity,
  };
}
