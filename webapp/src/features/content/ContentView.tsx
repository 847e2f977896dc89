import { Link, useSearchParams } from "react-router";
import { plural, Trans, t } from "#text";
import { EmptyState, Page } from "../../ui/index.ts";
import styles from "./Content.module.css";
import { ContentBody } from "./ContentBody.tsx";
import type { ContentPage } from "./content-node.ts";
import { Day } from "./Day.tsx";
import { findInPage } from "./find-in-page.ts";
import type { PageFacts } from "./live/load-live.ts";
import { PageActions } from "./PageActions.tsx";
import { PageSearch, SEARCH_PARAM } from "./PageSearch.tsx";
import { type Version, Versions } from "./Versions.tsx";

interface ContentViewProps {
  /** Root-relative address of the page. */
  path: string;
  page: ContentPage;
  facts: PageFacts;
  /** Of a legal page, the newest first. */
  versions?: readonly Version[];
}

/** A page of text: its search, a list of contents, the text, and when it was last changed. */
export function ContentView({ path, page, facts, versions = [] }: ContentViewProps) {
  const [params] = useSearchParams();
  const search = page.searchable ? (params.get(SEARCH_PARAM) ?? "") : "";
  const body = findInPage(page.body, search);
  const found = body.filter((node) => typeof node !== "string" && node.name === "h3").length;
  return (
    <Page title={page.title} lead={page.lead} width="table" tools={<PageActions actions={page.actions} />}>
      {page.searchable && <PageSearch path={path} />}
      <p className={styles["found"]} role="status">
        {search !== "" &&
          body.length > 0 &&
          plural(found, { one: `# answer for “${search}”`, other: `# answers for “${search}”` })}
      </p>
      {body.length === 0 ? (
        <EmptyState title={t`Nothing here is about “${search}”.`}>
          <Trans>
            Try another word, or <Link to="/contact">ask us</Link>.
          </Trans>
        </EmptyState>
      ) : (
        <div className={styles["sheet"]}>
          {search === "" && page.sections.length > 2 && (
            <nav className={styles["contents"]} aria-label={t`On this page`}>
              <ul>
                {page.sections.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <article className={styles["text"]}>
            <ContentBody nodes={body} facts={facts} />
            {versions.length === 0 ? (
              <p className={styles["updated"]}>
                <Trans>
                  Last changed <Day day={page.updated} />
                </Trans>
              </p>
            ) : (
              <Versions path={path} versions={versions} />
            )}
          </article>
        </div>
      )}
    </Page>
  );
}
