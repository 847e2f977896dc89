/** Kinds of sites that the mailed steps are written for. `OTHER`: whoever gets them edits the HTML. */
export const EMBED_PLATFORMS = [
  "WORDPRESS",
  "SQUARESPACE",
  "WIX",
  "WEBFLOW",
  "SHOPIFY",
  "GOOGLE_SITES",
  "OTHER",
] as const;
export type EmbedPlatform = (typeof EMBED_PLATFORMS)[number];

/** The most characters of an employer's own words in such a mail. */
export const MAX_EMBED_NOTE_LENGTH = 300;

/** How long it is known who had a mail sent where, in days. */
export const EMBED_MAIL_DAYS = 90;
