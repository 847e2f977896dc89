import type { MetaDescriptor } from "react-router";
import { t } from "#text";
import { pageMeta } from "../../lib/seo.ts";
import { type LoadedPage, publicPagePath } from "./load-public-page.ts";
import { personData } from "./person-data.ts";

/** What search engines and previews of links are told of a public page. */
export function publicPageMeta({ seen, publicUrl }: LoadedPage): MetaDescriptor[] {
  const { name, headline } = seen.sheet;
  const title = name || seen.username;
  const { summary } = seen.document.basics ?? {};
  const town = seen.sheet.contacts.find(({ href }) => href === undefined)?.text;
  return pageMeta(
    { publicUrl },
    {
      title,
      description: [headline, town, summary].filter(Boolean).join(". ") || t`Resume of ${title}`,
      path: publicPagePath(seen.username, seen.profile_slug),
      type: "profile",
      noindex: !seen.is_findable,
      structuredData: [seen.is_findable ? personData(seen, publicUrl) : null],
    },
  );
}
