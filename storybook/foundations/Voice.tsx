import { Heading } from "../../webapp/src/ui/index.ts";
import styles from "./foundations.module.css";

const LINES = [
  [
    "Empty",
    "No jobs match your search.",
    "Then counted ways out: “Any pay, with housing: 16 jobs. Drop pay”.",
  ],
  ["Error", "The list did not load.", "“The map is fine; the jobs did not arrive. Try again”."],
  ["Denied", "Your browser kept your place private.", "“Type a town or ZIP instead.”"],
  ["Field", "Add the ending, for example .com", "What to change, not what is wrong with you."],
  ["Destructive", "Take this job off the map?", "“Keep it” and “Take it off”, never “OK” and “Cancel”."],
  ["Stale", "Not confirmed for 24 days", "What is known, and nothing more."],
] as const;

export function Voice() {
  return (
    <>
      <Heading level={1}>Voice</Heading>
      <p className={styles["lead"]}>
        Short, exact, says what happens next. No exclamation marks, no blame. Say how we know: “Confirmed 2
        days ago”, “Near Laurel”.
      </p>
      <dl className={styles["voice"]}>
        {LINES.map(([when, words, why]) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>
              <b>{words}</b>
              {why}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles["themes"]}>
        <section>
          <Heading level={2} size="xl">
            Do
          </Heading>
          <p>Print cents. Show distance. Keep counts true. Keep the map alive when the list fails.</p>
        </section>
        <section>
          <Heading level={2} size="xl">
            Do not
          </Heading>
          <p>
            Gradients, glass, pills, emoji, magenta as decoration, tooltips as the only label, shadows on
            panels, text under 12 px.
          </p>
        </section>
      </div>
    </>
  );
}
