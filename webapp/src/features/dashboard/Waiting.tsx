import { ButtonLink, CheckIcon, Heading, plural } from "../../ui/index.ts";
import { firstScreen } from "../shell/shown.ts";
import type { Counts } from "./counts.ts";
import styles from "./Dashboard.module.css";

/** The applicants to whom answers are owed, the most urgent first. */
const owed = (due: "soon" | "overdue") => `/employer/all-application?due=${due}&sort=due&order=ascending`;

/** Tasks that only the employer can do: answer applicants, and confirm that a job is still open. */
export function Waiting({ counts }: { counts: Counts }) {
  const { new_applications, unconfirmed_jobs, answers_overdue, answers_due_soon } = counts;
  const applications = firstScreen(["/employer/all-application", "/employer/jobs"]) ?? "/";
  return (
    <section className={styles["part"]} aria-labelledby="waiting">
      <Heading level={2} size="xl" id="waiting">
        Needs attention
      </Heading>
      {new_applications + unconfirmed_jobs + answers_overdue + answers_due_soon === 0 ? (
        <p className={styles["fine"]}>
          <CheckIcon />
          You're all caught up: every application is opened and every job confirmed.
        </p>
      ) : (
        <ul className={styles["waiting"]}>
          {answers_overdue > 0 && (
            <li>
              <p>
                <b>{plural(answers_overdue, "answer")}</b> you promised {answers_overdue === 1 ? "is" : "are"}{" "}
                overdue.
              </p>
              <ButtonLink size="sm" to={owed("overdue")}>
                Answer
              </ButtonLink>
            </li>
          )}
          {answers_due_soon > 0 && (
            <li>
              <p>
                <b>{plural(answers_due_soon, "answer")}</b> you promised{" "}
                {answers_due_soon === 1 ? "is" : "are"} due within two days.
              </p>
              <ButtonLink size="sm" to={owed("soon")}>
                Answer
              </ButtonLink>
            </li>
          )}
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
