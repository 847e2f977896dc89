import type { LocalJobs } from "@jobmap/contract";
import { plural } from "../../ui/index.ts";
import styles from "./LocalView.module.css";
import { dollars, percentText } from "./local-words.ts";

/** The figures of a place or an occupation there, each with what it counts. */
export function LocalFacts({ local: { total, stated, pay, employers, answers } }: { local: LocalJobs }) {
  return (
    <dl className={styles["facts"]}>
      {pay && (
        <div>
          <dt>Median pay</dt>
          <dd>{dollars(pay.median)} a year</dd>
          <dd>of {plural(pay.jobs, "job")} that state it in US dollars</dd>
        </div>
      )}
      <div>
        <dt>State their pay</dt>
        <dd>{percentText(stated / total)}</dd>
        <dd>
          {stated.toLocaleString("en-US")} of {plural(total, "job")}
        </dd>
      </div>
      <div>
        <dt>Employers hiring</dt>
        <dd>{employers.toLocaleString("en-US")}</dd>
        <dd>{plural(total, "open job")}</dd>
      </div>
      {answers && (
        <div>
          <dt>Answers</dt>
          <dd>
            {answers.within_days === null
              ? `${answers.percent}% of applications`
              : `Within ${plural(answers.within_days, "day")}`}
          </dd>
          <dd>
            {answers.within_days !== null && `for half of the applicants, ${answers.percent}% in all, `}
            measured at {plural(answers.employers, "employer")} here
          </dd>
        </div>
      )}
    </dl>
  );
}
