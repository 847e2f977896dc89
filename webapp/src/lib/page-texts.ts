import type { MetaDescriptor, RouterContextProvider } from "react-router";
import { serverContext } from "./context.ts";
import { LANGUAGE } from "./language.ts";
import { pageMeta, SITE_NAME } from "./seo.ts";

/** Title and description of a page that an operator can edit. */
export interface PageTexts {
  /** Root-relative path, and the key of its texts. */
  path: string;
  publicUrl: string;
  title: string;
  description: string;
}

/**
 * The current texts of a page. `name` and `lead` are its title and description if no operator has written them, and in other languages:
 * operators write in English.
 */
export async function loadTexts(
  context: Readonly<RouterContextProvider>,
  path: string,
  name: string,
  lead = "",
): Promise<PageTexts> {
  const { site, seo } = context.get(serverContext);
  const written = LANGUAGE === "en" ? await seo(path) : null;
  const { title, description } = written ?? { title: `${name} | ${SITE_NAME}`, description: lead };
  return { path, publicUrl: site.publicUrl, title, description };
}

/** The texts for a route's `meta`. Pages behind the sign-in are not indexed. */
export function textsMeta(
  texts: PageTexts | undefined,
  options: { noindex?: boolean } = {},
): MetaDescriptor[] {
  return texts ? pageMeta(texts, { ...texts, ...options, isWholeTitle: true }) : [];
}
