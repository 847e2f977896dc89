import { z } from "zod";
import { CHANGE, READ } from "../budgets.ts";
import { EmbedCheck, EmbedSighting } from "../embed.ts";
import type { Endpoint } from "../endpoint.ts";

const PageAddress = z
  .string("Please enter the address of the page.")
  .trim()
  .min(1, "Please enter the address of the page.")
  .max(2_000, "The address is too long.")
  .refine(
    (text) => text === "" || /^https?:$/.test(URL.parse(text)?.protocol ?? ""),
    "Please enter an address that begins with https://.",
  );

/** A company's map on its own site. */
export const embedEndpoints = {
  "GET employer/embed/sightings": {
    summary: "The hosts on which the company's map was seen in the last 90 days, the latest first",
    audience: "employer",
    cost: READ,
    data: z.object({
      /** The latest ones. */
      items: z.array(EmbedSighting),
      total: z.int(),
    }),
  },
  "POST employer/embed/check": {
    summary: "Reads a page now and says what it has of the company's map. Nothing of it is run or kept.",
    audience: "employer",
    seat: "viewer",
    cost: { ...CHANGE, uploads: 1 },
    body: z.object({ url: PageAddress }),
    data: EmbedCheck,
  },
} as const satisfies Record<string, Endpoint>;
