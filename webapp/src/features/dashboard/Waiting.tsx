import { plural, t } from "#text";
import { newApplicationsText } from "../../lib/applicant-counts.ts";
import { ButtonLink, CheckIcon, Heading } from "../../ui/index.ts";
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
      <Heading level={2} size="xl" id="waiting">{t`Needs attention`}</Heading>
      {new_applications + unconfirmed_jobs + answers_overdue + answers_due_soon === 0 ? (
        <p className={styles["fine"]}>
          <CheckIcon />
          {t`You're all caught up: every application is opened and every job confirmed.`}
        </p>
      ) : (
        <ul className={styles["waiting"]}>
          {answers_overdue > 0 && (
            <li>
              <p>
                <b>{plural(answers_overdue, { one: "# answer", other: "# answers" })}</b>{" "}
                {plural(answers_overdue, {
                  one: "you promised is overdue.",
                  other: "you promised are overdue.",
                })}
              </p>
              <ButtonLink size="sm" to={owed("overdue")}>
                {t({ message: "Answer", context: "on a button" })}
              </ButtonLink>
            </li>
          )}
          {answers_due_soon > 0 && (
            <li>
              <p>
                <b>{plural(answers_due_soon, { one: "# answer", other: "# answers" })}</b>{" "}
                {plural(answers_due_soon, {
                  one: "you promised is due within two days.",
                  other: "you promised are due within two days.",
                })}
              </p>
              <ButtonLink size="sm" to={owed("soon")}>
                {t({ message: "Answer", context: "on a button" })}
              </ButtonLink>
            </li>
          )}
          {new_applications > 0 && (
            <li>
              <p>
                <b>{newApplicationsText(new_applications)}</b> {t`not opened yet.`}
              </p>
              <ButtonLink size="sm" to={applications}>
                {t({ message: "Review", context: "on a button" })}
              </ButtonLink>
            </li>
          )}
          {unconfirmed_jobs > 0 && (
            <li>
              <p>
                <b>{plural(unconfirmed_jobs, { one: "# job", other: "# jobs" })}</b>{" "}
                {t`to confirm as still open. Unconfirmed jobs are paused.`}
              </p>
              <ButtonLink size="sm" to="/employer/jobs?unconfirmed=true">{t`Confirm`}</ButtonLink>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
