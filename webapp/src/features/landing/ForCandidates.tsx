import { useSession } from "../../lib/session.ts";
import { ButtonLink, Heading } from "../../ui/index.ts";
import styles from "./LandingView.module.css";

const POINTS = [
  {
    title: "Kept with a heart",
    text: "Jobs you save stand in your own list, in folders, and on a map of their own.",
  },
  {
    title: "Applied for in a minute",
    text: "Your resume and your details are there again for the next one.",
  },
  {
    title: "You see what became of it",
    text: "When it was opened, when it moved on, and what you were answered.",
  },
  { title: "New jobs come to you", text: "A job alert mails you what is new for a search of yours." },
] as const;

/** What somebody who looks for work gets with an account. */
export function ForCandidates() {
  const isSignedIn = useSession(({ status }) => status === "signed-in");
  return (
    <section className={styles["employers"]} aria-labelledby="candidates">
      <div className={styles["employersHead"]}>
        <Heading level={2} size="3xl" id="candidates">
          For candidates
        </Heading>
        <p>Searching needs no account. With one you keep what you find, and hear what becomes of it.</p>
        {!isSignedIn && (
          <div className={styles["ways"]}>
            <ButtonLink to="/user-register">Create Free Account</ButtonLink>
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
