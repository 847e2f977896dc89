import { z } from "zod";
import * as f from "./fields.ts";

const Recurring = z.strictObject({
  interval: z.enum(["day", "week", "month", "year"]),
  interval_count: f.count.optional(),
});

export const PriceData = z.strictObject({
  currency: f.currency,
  unit_amount: f.amount,
  tax_behavior: z.enum(["exclusive", "inclusive", "unspecified"]).optional(),
  recurring: Recurring.optional(),
  product_data: z.strictObject({
    name: f.text,
    description: f.text.optional(),
    metadata: f.metadata.optional(),
    tax_code: f.text.optional(),
    images: z.array(f.webAddress).optional(),
  }),
});

export const LineItem = z.strictObject({
  price: f.text.optional(),
  price_data: PriceData.optional(),
  quantity: f.count.optional(),
});

/**
 * What a checkout session can be created with here. Lists of values are closed, which the SDK's types leave open; a test compares
 * the rest with those types.
 */
export const CreateSession = z.strictObject({
  mode: z.enum(["payment", "setup", "subscription"]),
  ui_mode: z.enum(["hosted_page"]).optional(),
  success_url: f.webAddress,
  cancel_url: f.webAddress.optional(),
  line_items: z.array(LineItem).min(1).max(100).optional(),
  currency: f.currency.optional(),
  customer: f.text.optional(),
  customer_email: z.email().optional(),
  customer_creation: z.enum(["always", "if_required"]).optional(),
  customer_update: z
    .strictObject({
      address: z.enum(["auto", "never"]).optional(),
      name: z.enum(["auto", "never"]).optional(),
    })
    .optional(),
  client_reference_id: z.string().max(200).optional(),
  metadata: f.metadata.optional(),
  expires_at: f.integer.optional(),
  locale: z.enum(["auto", "en", "es"]).optional(),
  submit_type: z.enum(["auto", "book", "donate", "pay", "subscribe"]).optional(),
  billing_address_collection: z.enum(["auto", "required"]).optional(),
  automatic_tax: z.strictObject({ enabled: f.flag }).optional(),
  tax_id_collection: z.strictObject({ enabled: f.flag }).optional(),
  allow_promotion_codes: f.flag.optional(),
  discounts: z
    .array(z.strictObject({ coupon: f.text.optional(), promotion_code: f.text.optional() }))
    .max(1)
    .optional(),
  allowed_payment_method_types: z.array(z.enum(["card", "us_bank_account"])).optional(),
  invoice_creation: z
    .strictObject({
      enabled: f.flag,
      invoice_data: z
        .strictObject({
          description: f.text.optional(),
          footer: f.text.optional(),
          metadata: f.metadata.optional(),
        })
        .optional(),
    })
    .optional(),
  payment_intent_data: z
    .strictObject({
      description: f.text.optional(),
      metadata: f.metadata.optional(),
      receipt_email: z.email().optional(),
      setup_future_usage: z.enum(["off_session", "on_session"]).optional(),
    })
    .optional(),
  setup_intent_data: z
    .strictObject({ description: f.text.optional(), metadata: f.metadata.optional() })
    .optional(),
  subscription_data: z
    .strictObject({ description: f.text.optional(), metadata: f.metadata.optional() })
    .optional(),
});
export type CreateSession = z.output<typeof CreateSession>;

export const ListSessions = z.strictObject({
  ...f.page,
  customer: f.text.optional(),
  payment_intent: f.text.optional(),
  subscription: f.text.optional(),
  status: z.enum(["complete", "expired", "open"]).optional(),
});
