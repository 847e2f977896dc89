import { DEFAULT_DISTANCE_MILES } from "@jobmap/contract/limits";
import { Link } from "react-router";
import { t } from "#text";
import { Heading } from "../../ui/index.ts";
import type { IndexEntry, Landing } from "./load-landing.ts";
import styles from "./PrintedIndex.module.css";

/** The same jobs without a map: ready-made searches with their job counts. */
export function PrintedIndex({ landing }: { landing: Landing }) {
  const { categories, cities, employers } = landing;
  if (landing.total === 0) return null;
  return (
    <section className={styles["index"]} aria-labelledby="index">
      <Heading level={2} size="3xl" id="index">
        {t`Index`}
      </Heading>
      <div className={styles["columns"]}>
        <Part title={t`By field`} entries={categories} />
        <Part title={t`Within ${DEFAULT_DISTANCE_MILES} miles of`} entries={cities} />
        <Part title={t`By employer`} entries={employers} />
      </div>
    </section>
  );
}

function Part({ title, entries }: { title: string; entries: readonly IndexEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <div>
      <Heading level={3} size="xl" className={styles["title"] ?? ""}>
        {title}
      </Heading>
      <ul>
        {entries.map(({ text, to, count }) => (
          <li key={to} className={styles["line"]}>
            <Link to={to}>{text}</Link>
            <span className={styles["dots"]} aria-hidden="true" />
            <span className={styles["count"]}>{count.toLocaleString("en-US")}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
