import type { EmployerProfile } from "@jobmap/contract";
import type { Account, Company, GalleryItem } from "../models/index.ts";
import { outgoing } from "../sanitize/safe-html.ts";
import { presentGalleryItem } from "./company.ts";
import { presentAnswering } from "./job.ts";

/** A company as its employer edits it; empty for an employer who has none yet. */
export function presentEmployerProfile(
  account: Account,
  company: Company | null,
  gallery: readonly GalleryItem[],
): EmployerProfile {
  return {
    id: company?.id ?? 0,
    company_name: company?.name ?? "",
    username: company?.username ?? account.username ?? "",
    slug: company?.slug ?? "",
    tagline: company?.tagline ?? "",
    description: outgoing(company?.description ?? ""),
    industry: company?.industry ?? "",
    size: company?.size ?? "",
    founded: company?.founded ?? null,
    logo: company?.logo ?? "",
    website: company?.website ?? "",
    email: company?.email ?? "",
    phone: company?.phone ?? "",
    street: company?.street ?? "",
    locality: company?.locality ?? "",
    region: company?.region ?? "",
    postal_code: company?.postalCode ?? "",
    country: company?.country ?? "US",
    social: company?.socialLinks ?? {},
    show_profile: company?.showProfile ?? true,
    show_contact: company?.showContact ?? false,
    answer_promise_days: company?.answerPromiseDays ?? null,
    answering: company && presentAnswering(company),
    embed_origins: company?.embedOrigins ?? [],
    gallery: gallery.map(presentGalleryItem),
  };
}
