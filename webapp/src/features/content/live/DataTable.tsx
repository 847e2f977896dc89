import type { KeptLine } from "@jobmap/contract/personal-data-spanish";
import { Fragment } from "react";
import { t } from "#text";
import styles from "./Live.module.css";

/** What is kept about people, whose it is first. */
export function DataTable({ data }: { data: readonly KeptLine[] }) {
  const groups = [...Map.groupBy(data, ({ about }) => about)];
  return (
    <dl className={styles["data"]}>
      {groups.map(([about, lines]) => (
        <Fragment key={about}>
          <dt className={styles["whose"]}>{about}</dt>
          {lines.map(({ what, why, until }) => (
            <dd key={what}>
              <p>
                <b>{what}.</b>
              </p>
              <p>
                <span>{t`Why`}</span> {why}.
              </p>
              <p>
                <span>{t`How long`}</span> {until}.
              </p>
            </dd>
          ))}
        </Fragment>
      ))}
    </dl>
  );
}
