import type { MetaDescriptor, RouterContextProvider } from "react-router";
import { serverContext } from "./context.ts";
import { pageMeta, SITE_NAME } from "./seo.ts";

/** Title and description of a page that an operator can edit. */
export interface PageTexts {
  /** Root-relative path, and the key of its texts. */
  path: string;
  publicUrl: string;
  title: string;
  description: string;
}

/** The current texts of a page. `name` is its title if no operator has written one. */
export async function loadTexts(
  context: Readonly<RouterContextProvider>,
  path: string,
  name: string,
): Promise<PageTexts> {
  const { site, seo } = context.get(serverContext);
  const { title, description } = (await seo(path)) ?? { title: `${name} | ${SITE_NAME}`, description: "" };
  return { path, publicUrl: site.publicUrl, title, description };
}

/** The texts for a route's `meta`. Pages behind the sign-in are not indexed. */
export function textsMeta(
  texts: PageTexts | undefined,
  options: { noindex?: boolean } = {},
): MetaDescriptor[] {
  return texts ? pageMeta(texts, { ...texts, ...options, isWholeTitle: true }) : [];
}
