import { z } from "zod";

/** What a page says of itself, at its top. */
const FrontMatter = z.strictObject({
  /** The heading of the page. */
  title: z.string().min(3).max(80),
  /** A sentence or two below it. */
  lead: z.string().min(20).max(300),
  /** When the text was last changed. */
  updated: z.iso.date(),
  /** Whether words can be searched for on the page. */
  searchable: z.boolean().default(false),
  /** `product` for a page that shows a part of the product. */
  layout: z.enum(["text", "product"]).default("text"),
  /** Of a legal page: the version of its text, the day from which it is in force, and what is different from the version before. */
  version: z
    .string()
    .regex(/^\d+\.\d+$/)
    .optional(),
  effective: z.iso.date().optional(),
  changes: z.string().min(10).max(300).optional(),
  /** Of a translation: the digest of the English file that it says. `npm test` names the one that it should be, once the translation is looked at. */
  translates: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  /** Buttons beside the title: the way on. */
  actions: z
    .array(z.strictObject({ text: z.string().min(2).max(40), to: z.string().startsWith("/") }))
    .max(3)
    .default([]),
});
export type FrontMatter = z.infer<typeof FrontMatter>;

/** @throws Error that names the file and the fields */
export function readFrontMatter(name: string, value: unknown): FrontMatter {
  const { data, error } = FrontMatter.safeParse(value);
  if (data) return data;
  const issues = error.issues.map(({ path, message }) => `${path.join(".") || "front matter"}: ${message}`);
  throw new Error(`${name}: ${issues.join("; ")}`);
}
