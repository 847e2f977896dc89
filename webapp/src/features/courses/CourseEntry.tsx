import type { Course } from "@jobmap/contract";
import { Trans } from "#text";
import styles from "./Courses.module.css";

/** A course: a link to its provider, what it teaches, and what somebody who passes has. */
export function CourseEntry({ course }: { course: Course }) {
  return (
    <>
      <a lang="en" className={styles["name"]} href={course.url} rel="noopener nofollow" target="_blank">
        {course.name}
      </a>
      <p lang="en" className={styles["fine"]}>
        {course.provider}
      </p>
      <p lang="en">{course.teaches}</p>
      {course.credential && (
        <p className={styles["fine"]}>
          <Trans>
            You get: <span lang="en">{course.credential}</span>
          </Trans>
        </p>
      )}
    </>
  );
}
