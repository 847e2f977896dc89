import { Link } from "react-router";
import { t } from "#text";
import { Heading } from "../../ui/index.ts";
import { TABS } from "../employer-jobs/job-status.ts";
import { type Counts, numberText } from "./counts.ts";
import styles from "./Dashboard.module.css";

/** The number of listings in each state, linked to those listings. */
export function JobStates({ jobs }: Pick<Counts, "jobs">) {
  const parts = TABS.filter(({ id }) => id !== "all").map(({ id, text, statuses }) => ({
    id,
    text,
    count: statuses.reduce((total, status) => total + (jobs[status] ?? 0), 0),
  }));
  return (
    <section className={styles["part"]} aria-labelledby="by-state">
      <Heading level={2} size="xl" id="by-state">{t`Your jobs`}</Heading>
      <ul className={styles["states"]}>
        {parts.map(({ id, text, count }) => (
          <li key={id}>
            <Link to={`/employer/jobs?show=${id}`}>{text}</Link>
            <b>{numberText(count)}</b>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/employer/reported-job-list">{t`Reported jobs`}</Link>
      </p>
    </section>
  );
}
