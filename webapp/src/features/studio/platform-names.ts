import type { EmbedPlatform } from "@jobmap/contract/embed-mail";
import { t } from "#text";

export const PLATFORM_NAMES: Readonly<Record<EmbedPlatform, string>> = {
  WORDPRESS: "WordPress",
  SQUARESPACE: "Squarespace",
  WIX: "Wix",
  WEBFLOW: "Webflow",
  SHOPIFY: "Shopify",
  GOOGLE_SITES: "Google Sites",
  OTHER: t`Something else, or I don’t know`,
};
