import type Stripe from "stripe";
import { z } from "zod";
import * as f from "../params/fields.ts";
import type { State } from "../state.ts";
import { refusal } from "../wire/fault.ts";
import { listPage } from "../wire/list.ts";
import { operation } from "../wire/operation.ts";

export const CreateCoupon = z.strictObject({
  amount_off: f.count.optional(),
  currency: f.currency.optional(),
  duration: z.enum(["forever", "once", "repeating"]).optional(),
  duration_in_months: f.count.optional(),
  id: f.text.optional(),
  max_redemptions: f.count.optional(),
  metadata: f.metadata.optional(),
  name: f.text.optional(),
  percent_off: f.decimal.pipe(z.number().gt(0).max(100)).optional(),
  redeem_by: f.integer.optional(),
});

export const CreateCode = z.strictObject({
  promotion: z.strictObject({ type: z.enum(["coupon"]), coupon: f.text }),
  active: f.flag.optional(),
  code: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  expires_at: f.integer.optional(),
  max_redemptions: f.count.optional(),
  metadata: f.metadata.optional(),
});

function createCoupon(state: State, given: z.output<typeof CreateCoupon>): Stripe.Coupon {
  if ((given.amount_off === undefined) === (given.percent_off === undefined))
    throw refusal("You must pass exactly one of: percent_off, amount_off.", "percent_off");
  if (given.amount_off !== undefined && !given.currency)
    throw refusal("Missing required param: currency.", "currency");
  if (given.id && state.coupons.find(given.id))
    throw refusal("Coupon already exists.", "id", "resource_already_exists");
  return state.coupons.put({
    id: given.id ?? state.id("co"),
    object: "coupon",
    amount_off: given.amount_off ?? null,
    created: state.now(),
    currency: given.currency ?? null,
    duration: given.duration ?? "once",
    duration_in_months: given.duration_in_months ?? null,
    livemode: false,
    max_redemptions: given.max_redemptions ?? null,
    metadata: given.metadata ?? {},
    name: given.name ?? null,
    percent_off: given.percent_off ?? null,
    redeem_by: given.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  });
}

function createCode(state: State, given: z.output<typeof CreateCode>): Stripe.PromotionCode {
  state.coupons.get(given.promotion.coupon, "promotion[coupon]");
  return state.promotionCodes.put({
    id: state.id("promo"),
    object: "promotion_code",
    active: given.active ?? true,
    code: given.code ?? state.id("").slice(1, 9).toUpperCase(),
    created: state.now(),
    customer: null,
    customer_account: null,
    expires_at: given.expires_at ?? null,
    livemode: false,
    max_redemptions: given.max_redemptions ?? null,
    metadata: given.metadata ?? {},
    promotion: given.promotion,
    restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
    times_redeemed: 0,
  });
}

/** The coupon behind a discount. */
export function couponOf(
  state: State,
  discount: { coupon?: string | undefined; promotion_code?: string | undefined },
): Stripe.Coupon {
  if (discount.coupon !== undefined)
    return usable(state, state.coupons.get(discount.coupon, "discounts[0][coupon]"));
  const code = state.promotionCodes.get(discount.promotion_code ?? "", "discounts[0][promotion_code]");
  return usable(state, couponBehind(state, code));
}

/** What a buyer typed, if it can be used now. */
export function codeNamed(state: State, typed: string): Stripe.PromotionCode | undefined {
  return state.promotionCodes
    .values()
    .find(
      (code) =>
        code.active &&
        code.code.toLowerCase() === typed.toLowerCase() &&
        (code.expires_at ?? Number.POSITIVE_INFINITY) > state.now() &&
        code.times_redeemed < (code.max_redemptions ?? Number.POSITIVE_INFINITY),
    );
}

function couponBehind(state: State, { promotion }: Stripe.PromotionCode): Stripe.Coupon {
  return state.coupons.get(typeof promotion.coupon === "string" ? promotion.coupon : "", "coupon");
}

function usable(state: State, coupon: Stripe.Coupon): Stripe.Coupon {
  const isSpent = coupon.times_redeemed >= (coupon.max_redemptions ?? Number.POSITIVE_INFINITY);
  if (isSpent || (coupon.redeem_by ?? Number.POSITIVE_INFINITY) <= state.now())
    throw refusal("This coupon has expired.", "discounts[0]", "coupon_expired");
  return coupon;
}

export const PROMOTION_OPERATIONS = [
  operation("POST", "/v1/coupons", CreateCoupon, createCoupon),
  operation("GET", "/v1/coupons/:id", z.strictObject({}), (state, _, id) => state.coupons.get(id)),
  operation("POST", "/v1/promotion_codes", CreateCode, createCode),
  operation("GET", "/v1/promotion_codes/:id", z.strictObject({}), (state, _, id) =>
    state.promotionCodes.get(id),
  ),
  operation(
    "POST",
    "/v1/promotion_codes/:id",
    z.strictObject({ active: f.flag.optional(), metadata: f.metadata.optional() }),
    (state, { active, metadata }, id) => {
      const before = state.promotionCodes.get(id);
      return state.promotionCodes.put({
        ...before,
        active: active ?? before.active,
        metadata: { ...before.metadata, ...metadata },
      });
    },
  ),
  operation(
    "GET",
    "/v1/promotion_codes",
    z.strictObject({ ...f.page, code: f.text.optional(), active: f.flag.optional() }),
    (state, { code, active, ...page }) =>
      listPage(
        "/v1/promotion_codes",
        state.promotionCodes
          .values()
          .filter(
            (row) =>
              (code === undefined || row.code === code) && (active === undefined || row.active === active),
          ),
        page,
      ),
  ),
];
