import { z } from "zod";

/** Everything arrives as text, and is read before it is judged, as Stripe does. */
export const integer = z
  .string()
  .regex(/^-?\d{1,12}$/, "Invalid integer")
  .transform(Number);

/** An amount in the smallest unit of its currency, such as cents. */
export const amount = integer.pipe(z.number().min(0, "Invalid non-negative integer"));
export const count = integer.pipe(z.number().min(1, "This value must be greater than or equal to 1."));

export const decimal = z
  .string()
  .regex(/^\d+(\.\d+)?$/, "Invalid decimal")
  .transform(Number);

export const flag = z.enum(["true", "false"]).transform((value) => value === "true");
export const text = z.string().min(1, "You passed an empty string.").max(5_000);
export const currency = z
  .string()
  .toLowerCase()
  .regex(/^[a-z]{3}$/, "Invalid currency");

export const webAddress = z.url({ protocol: /^https?$/, error: "Not a valid URL" });

/** At most 50 keys of 40 characters with values of 500. */
export const metadata = z
  .record(z.string().max(40, "Metadata keys can have up to 40 characters"), z.string().max(500))
  .refine((entries) => Object.keys(entries).length <= 50, "Metadata can have up to 50 keys");

export const address = z.strictObject({
  city: text.optional(),
  country: text.optional(),
  line1: text.optional(),
  line2: text.optional(),
  postal_code: text.optional(),
  state: text.optional(),
});

/** Parameters of every list. */
export const page = {
  limit: integer.pipe(z.number().min(1).max(100)).optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
};
