import { t } from "#text";
import { useSession } from "../../lib/session.ts";
import { ButtonLink, Heading } from "../../ui/index.ts";
import styles from "./LandingView.module.css";

const POINTS = [
  {
    title: t`Save jobs with a tap`,
    text: t`Keep saved jobs in a list, in folders, and on their own map.`,
  },
  {
    title: t`Apply in a minute`,
    text: t`Your resume and details are ready for the next application.`,
  },
  {
    title: t`Track every application`,
    text: t`See when it was opened, when it moved forward, and what the employer replied.`,
  },
  { title: t`Get new jobs by email`, text: t`A job alert emails you new jobs that match your search.` },
] as const;

/** What job seekers get with an account. */
export function ForCandidates() {
  const isSignedIn = useSession(({ status }) => status === "signed-in");
  return (
    <section className={styles["employers"]} aria-labelledby="candidates">
      <div className={styles["employersHead"]}>
        <Heading level={2} size="3xl" id="candidates">
          {t`For candidates`}
        </Heading>
        <p>{t`You don't need an account to search. Create one to save jobs and track your applications.`}</p>
        {!isSignedIn && (
          <div className={styles["ways"]}>
            <ButtonLink to="/user-register">{t`Create Free Account`}</ButtonLink>
          </div>
        )}
      </div>
      <ul className={styles["points"]}>
        {POINTS.map(({ title, text }) => (
          <li key={title}>
            <Heading level={3} size="md">
              {title}
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
