import { ButtonLink, Heading } from "../../ui/index.ts";
import styles from "./LandingView.module.css";
import type { IndexEntry } from "./load-landing.ts";

const POINTS = [
  {
    title: "A pin at your door",
    text: "A job with a street address appears at that address. One with only a city is marked as approximate.",
  },
  {
    title: "The pay you state",
    text: "Exact in the listing and never rounded up on the map. We never invent pay you did not state.",
  },
  {
    title: "On the map in seconds",
    text: "A new job appears on every open map within seconds and leaves it when it is filled.",
  },
  {
    title: "Your own page",
    text: "Every employer gets a page with all open jobs as a list and a map.",
  },
] as const;

/** What employers get. Links only to screens that exist. */
export function ForEmployers({ example }: { example: IndexEntry | undefined }) {
  return (
    <section className={styles["employers"]} aria-labelledby="employers">
      <div className={styles["employersHead"]}>
        <Heading level={2} size="3xl" id="employers">
          For employers
        </Heading>
        <p>
          Post a job in minutes, reply to everyone who applies, and add a live map of your jobs to your
          website with ready-to-copy code.
        </p>
        <div className={styles["ways"]}>
          <ButtonLink to="/employer/post-job">Post a Job For Free</ButtonLink>
          <ButtonLink to="/jobmap-integration" variant="line">
            Map for your site
          </ButtonLink>
          {example && (
            <ButtonLink to={example.to} variant="line">
              See an employer’s page
            </ButtonLink>
          )}
        </div>
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
