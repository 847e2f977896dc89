import type { Course } from "@jobmap/contract";
import { COURSE_SUBJECT_NAMES, COURSE_SUBJECTS } from "@jobmap/contract/course-subjects";
import { t } from "#text";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useSession } from "../../lib/session.ts";
import { EmptyState, Page, PageSection } from "../../ui/index.ts";
import { AskedStandIn } from "./AskedStandIn.tsx";
import { CourseEntry } from "./CourseEntry.tsx";
import styles from "./Courses.module.css";

const AskedCourses = lazyPart(
  t`What your saved jobs ask for`,
  () => import("./AskedCourses.tsx"),
  AskedStandIn,
);

const SUBJECTS: typeof COURSE_SUBJECT_NAMES =
  import.meta.env.LANGUAGE === "es"
    ? {
        HEALTH: "Salud",
        SAFETY: "Seguridad y rescate",
        FOOD: "Alimentos y bebidas",
        DRIVING: "Conducción y aviación",
        TRADES: "Oficios",
        TECHNOLOGY: "Computación",
        OFFICE: "Oficina y negocios",
        CHILDREN: "Niños",
      }
    : COURSE_SUBJECT_NAMES;

/** `/course`: where certificates and skills are taught; to candidates first those that their saved jobs ask for. */
export function CoursesView({ courses }: { courses: readonly Course[] }) {
  const isCandidate = useSession(({ profile }) => profile?.role === "user");
  return (
    <Page
      title={t`Courses and certificates`}
      lead={t`Where to learn the skills and earn the certificates that jobs ask for. Nobody pays to be listed, and we earn nothing from it: each link leads to the provider, who knows dates and prices.`}
      width="table"
    >
      {isCandidate && <AskedCourses />}
      {courses.length === 0 ? (
        <EmptyState
          title={t`No courses are listed right now.`}
        >{t`Listings say which certificates they ask for, and often where to get them.`}</EmptyState>
      ) : (
        COURSE_SUBJECTS.map((subject) => {
          const shown = courses.filter((course) => course.subject === subject);
          if (shown.length === 0) return null;
          return (
            <PageSection key={subject} title={SUBJECTS[subject]}>
              <ul className={styles["courses"]}>
                {shown.map((course) => (
                  <li key={course.code}>
                    <CourseEntry course={course} />
                  </li>
                ))}
              </ul>
            </PageSection>
          );
        })
      )}
    </Page>
  );
}
