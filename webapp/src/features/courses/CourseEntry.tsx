import type { Course } from "@jobmap/contract";
import styles from "./Courses.module.css";

/** A course: a link to its provider, what it teaches, and what somebody who passes has. */
export function CourseEntry({ course }: { course: Course }) {
  return (
    <>
      <a className={styles["name"]} href={course.url} rel="noopener nofollow" target="_blank">
        {course.name}
      </a>
      <p className={styles["fine"]}>{course.provider}</p>
      <p>{course.teaches}</p>
      {course.credential && <p className={styles["fine"]}>You get: {course.credential}</p>}
    </>
  );
}
