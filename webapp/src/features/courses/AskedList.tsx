import type { AskedCourse, Course, Data, HeldCourse } from "@jobmap/contract";
import { Link } from "react-router";
import { plural, Trans, t } from "#text";
import { jobPath } from "../../lib/paths.ts";
import { Badge, Disclosure } from "../../ui/index.ts";
import { askedText, lapsedText } from "./asked-text.ts";
import { CourseEntry } from "./CourseEntry.tsx";
import styles from "./Courses.module.css";

/** What saved jobs ask for and the profile lacks; behind a press, what was left out because the profile has it. */
export function AskedList({ items, asked, held }: Data<"GET user/courses">) {
  return (
    <>
      {asked.length === 0 ? (
        <p>
          {held.length === 0
            ? t`None of your open saved jobs asks for anything in this catalog.`
            : t`Your profile has everything in this catalog that your open saved jobs ask for.`}{" "}
          <Link to="/saved-job">{t`Your saved jobs`}</Link>
        </p>
      ) : (
        <ul className={styles["courses"]} aria-label={t`Courses that your saved jobs ask for`}>
          {asked.map((each) => {
            const course = items.find(({ code }) => code === each.code);
            return course && <AskedEntry key={each.code} asked={each} course={course} />;
          })}
        </ul>
      )}
      {held.length > 0 && <Held held={held} />}
    </>
  );
}

function AskedEntry({ asked: { term, jobs, lapsed }, course }: { asked: AskedCourse; course: Course }) {
  return (
    <li>
      <p className={styles["asked"]}>{askedText(term, jobs.length)}</p>
      <ul className={styles["jobs"]}>
        {jobs.map(({ id, title, company, said, is_required }) => (
          <li key={id}>
            <Link to={jobPath(id)}>
              <bdi>{title}</bdi>
            </Link>
            , <bdi>{company}</bdi>: <q>{said}</q> {!is_required && <Badge>{t`Preferred`}</Badge>}
          </li>
        ))}
      </ul>
      {lapsed && (
        <p>
          <Trans>
            Your <Link to="/profile">profile</Link> has <q>{lapsed.said}</q>, {lapsedText(lapsed)}.
          </Trans>
        </p>
      )}
      <CourseEntry course={course} />
    </li>
  );
}

function Held({ held }: { held: readonly HeldCourse[] }) {
  return (
    <Disclosure
      look="word"
      summary={t`Left out: ${plural(held.length, { one: "# thing", other: "# things" })} that your profile has`}
    >
      <ul className={styles["jobs"]}>
        {held.map(({ code, term, said, jobs }) => (
          <li key={code}>
            <Trans>
              {term}, asked for by {plural(jobs, { one: "# listing", other: "# listings" })}: your profile has{" "}
              <q>{said}</q>.
            </Trans>
          </li>
        ))}
      </ul>
      <p>
        <Trans>
          Not the same? Say it in other words in your <Link to="/profile">profile</Link>.
        </Trans>
      </p>
    </Disclosure>
  );
}
