import type { EmployerContact } from "@jobmap/contract";
import type { Company } from "../models/index.ts";

type ContactColumns = Pick<Company, "name" | "username" | "email" | "phone" | "website" | "showContact">;

/** Columns of a company that {@link contactOf} reads. */
export const CONTACT_COLUMNS = [
  "id",
  "name",
  "username",
  "email",
  "phone",
  "website",
  "showContact",
] as const;

/**
 * How a candidate can reach an employer who has answered them: the contact details that it chose to show, and what is public
 * anyway.
 */
export function contactOf({ email, phone, website, username, showContact }: ContactColumns): EmployerContact {
  return {
    email: showContact ? email : "",
    phone: showContact ? phone : "",
    website: website ?? "",
    company: username,
  };
}
