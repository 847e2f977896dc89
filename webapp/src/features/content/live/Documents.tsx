import { Link } from "react-router";
import { Trans } from "#text";
import { Heading } from "../../../ui/index.ts";
import { Day } from "../Day.tsx";
import styles from "./Live.module.css";

export interface LegalDocument {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly version: string;
  readonly effective: string;
}

/** The legal pages, each with its version. */
export function Documents({ documents }: { documents: readonly LegalDocument[] }) {
  return (
    <div className={styles["documents"]}>
      {documents.map(({ path, title, lead, version, effective }) => (
        <article key={path}>
          <Heading level={2} size="xl">
            <Link to={path}>{title}</Link>
          </Heading>
          <p>{lead}</p>
          <p className={styles["fine"]}>
            <Trans>
              Version {version}, in force since <Day day={effective} />
            </Trans>
          </p>
        </article>
      ))}
    </div>
  );
}
