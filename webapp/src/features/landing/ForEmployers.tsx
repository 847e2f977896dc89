import { ButtonLink, Heading } from "../../ui/index.ts";
import styles from "./LandingView.module.css";
import type { IndexEntry } from "./load-landing.ts";

const POINTS = [
  {
    title: "A flag at your door",
    text: "A listing with an address stands at that address. One that names only a town says that it is near.",
  },
  {
    title: "The pay you gave",
    text: "To the cent in the listing, never rounded up on the map. Where you state none, nothing is made up.",
  },
  {
    title: "On the map as you publish",
    text: "A new job is on every open map within seconds, and off it when it is filled.",
  },
  {
    title: "Your own page",
    text: "Every employer has one, with all its open jobs as a list and as a map.",
  },
] as const;

/** What an employer gets. Leads only to what is there. */
export function ForEmployers({ example }: { example: IndexEntry | undefined }) {
  return (
    <section className={styles["employers"]} aria-labelledby="employers">
      <div className={styles["employersHead"]}>
        <Heading level={2} size="3xl" id="employers">
          For employers
        </Heading>
        <p>
          Post a job in a few minutes, answer everybody who applies, and put your jobs on your own site as a
          live map: the code is ready to copy.
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
