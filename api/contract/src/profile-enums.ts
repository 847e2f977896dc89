/** Values of fields about people and companies that pages only need with those fields: every page loads what is in `enums.ts`. */

/** What makes the profile of a person complete, and that of a company. */
export const PERSON_PARTS = [
  "name",
  "email",
  "username",
  "headline",
  "phone",
  "location",
  "summary",
  "work",
  "education",
  "skills",
] as const;
export type PersonPart = (typeof PERSON_PARTS)[number];
export const COMPANY_PARTS = [
  "name",
  "company_name",
  "username",
  "company_image",
  "description",
  "website",
  "location",
] as const;
export type CompanyPart = (typeof COMPANY_PARTS)[number];

/** Where in a job the words of a wished occupation are, in words. */
export const WISH_REASONS = [
  "exact title",
  "all words in the title",
  "same occupation",
  "some words in the title",
  "in the skills, employer or description",
] as const;
export type WishReason = (typeof WISH_REASONS)[number];
