import { ButtonLink, CheckIcon, Heading, plural } from "../../ui/index.ts";
import { firstScreen } from "../shell/shown.ts";
import type { Counts } from "./counts.ts";
import styles from "./Dashboard.module.css";

/** Tasks that only the employer can do: answer applicants, and confirm that a job is still open. */
export function Waiting({ counts }: { counts: Counts }) {
  const { new_applications, unconfirmed_jobs } = counts;
  const applications = firstScreen(["/employer/all-application", "/employer/jobs"]) ?? "/";
  return (
    <section className={styles["part"]} aria-labelledby="waiting">
      <Heading level={2} size="xl" id="waiting">
        Needs attention
      </Heading>
      {new_applications + unconfirmed_jobs === 0 ? (
        <p className={styles["fine"]}>
          <CheckIcon />
          You're all caught up: every application is opened and every job confirmed.
        </p>
      ) : (
        <ul className={styles["waiting"]}>
          {new_applications > 0 && (
            <li>
              <p>
                <b>{plural(new_applications, "new application")}</b> not opened yet.
              </p>
              <ButtonLink size="sm" to={applications}>
                Review
              </ButtonLink>
            </li>
          )}
          {unconfirmed_jobs > 0 && (
            <li>
              <p>
                <b>{plural(unconfirmed_jobs, "job")}</b> to confirm as still open. Unconfirmed jobs are
                paused.
              </p>
              <ButtonLink size="sm" to="/employer/jobs?unconfirmed=true">
                Confirm
              </ButtonLink>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
