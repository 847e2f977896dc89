import { Heading } from "../../ui/index.ts";
import { ContentBody } from "./ContentBody.tsx";
import type { ContentNode, ContentPage } from "./content-node.ts";
import { splitAt } from "./find-in-page.ts";
import type { PageFacts } from "./live/load-live.ts";
import { PageActions } from "./PageActions.tsx";
import styles from "./Product.module.css";

const isHeading = (node: ContentNode | undefined) => typeof node === "object" && node.name === "h2";
const isLive = (node: ContentNode) => typeof node !== "string" && node.name === "live";

/** A page that shows a part of the product: what it is, the part itself, and a section for each thing there is to say. */
export function ProductView({ page, facts }: { page: ContentPage; facts: PageFacts }) {
  const parts = splitAt(page.body, "h2");
  const [opening] = parts;
  const hasOpening = opening !== undefined && !isHeading(opening[0]);
  return (
    <div className={styles["page"]}>
      <header className={styles["head"]}>
        <Heading level={1}>{page.title}</Heading>
        <p className={styles["lead"]}>{page.lead}</p>
        {page.actions.length > 0 && (
          <div className={styles["actions"]}>
            <PageActions actions={page.actions} />
          </div>
        )}
      </header>
      {hasOpening && (
        <div className={styles["opening"]}>
          <ContentBody nodes={opening} facts={facts} />
        </div>
      )}
      {(hasOpening ? parts.slice(1) : parts).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections of a page never change places
        <Section key={index} part={part} facts={facts} />
      ))}
    </div>
  );
}

/** The heading beside its text; what is live has the whole width below them. */
function Section({ part, facts }: { part: readonly ContentNode[]; facts: PageFacts }) {
  const [heading, ...rest] = part;
  const live = rest.filter(isLive);
  const text = rest.filter((node) => !isLive(node));
  return (
    <section className={styles["section"]}>
      {heading !== undefined && <ContentBody nodes={[heading]} facts={facts} />}
      <div className={styles["text"]}>
        <ContentBody nodes={text} facts={facts} />
      </div>
      {live.length > 0 && (
        <div className={styles["live"]}>
          <ContentBody nodes={live} facts={facts} />
        </div>
      )}
    </section>
  );
}
