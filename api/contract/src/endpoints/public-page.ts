import { z } from "zod";
import { CHANGE } from "../budgets.ts";
import type { Endpoint } from "../endpoint.ts";
import { OwnPublicPage, PublicPageSetting, PublicProfile } from "../public-page.ts";
import { line } from "../values.ts";

const named = line("The name", 60);
const at = z.object({ id: named, id2: named });
const viewing = {
  audience: "public",
  cost: { reads: 2 },
  data: PublicProfile,
  errors: ["not_found"],
} as const;
const own = { audience: "user", data: OwnPublicPage } as const;

/** Public pages of candidates, and what their owners choose to show. */
export const publicPageEndpoints = {
  "GET user/view/{id}": {
    summary:
      "Somebody's public page, by username, or by ID if search engines may show it. 404 unless its owner switched it on.",
    ...viewing,
    params: z.object({ id: named }),
  },
  "GET user/view/{id}/{id2}": {
    summary: "The same at its address: username or ID, and the rest of the address.",
    ...viewing,
    params: at,
  },
  "GET user/view/{id}/{id2}/pdf": {
    summary: "The PDF of a public page.",
    ...viewing,
    cost: { reads: 4, renders: 1 },
    params: at,
    data: z.null(),
    binary: "application/pdf",
  },
  "GET user/view/{id}/{id2}/vcard": {
    summary: "The person of a public page for an address book: vCard 4.0 (RFC 6350).",
    ...viewing,
    params: at,
    data: z.null(),
    binary: "text/vcard",
  },
  "GET user/public-page": {
    summary: "One's own public page: what it shows, and how others see it.",
    ...own,
    cost: { reads: 3 },
  },
  "POST user/public-page/update": {
    summary:
      "Chooses the address of one's public page, what it shows, and whether search engines may show it.",
    ...own,
    cost: CHANGE,
    body: PublicPageSetting,
    errors: ["not_found"],
  },
} as const satisfies Record<string, Endpoint>;
