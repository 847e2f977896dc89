import { t } from "#text";
import { ButtonLink, Heading } from "../../ui/index.ts";
import styles from "./LandingView.module.css";
import type { IndexEntry } from "./load-landing.ts";

const POINTS = [
  {
    title: t`A pin at your door`,
    text: t`A job with a street address appears at that address. One with only a city is marked as approximate.`,
  },
  {
    title: t`The pay you state`,
    text: t`Exact in the listing and never rounded up on the map. We never invent pay you did not state.`,
  },
  {
    title: t`On the map in seconds`,
    text: t`A new job appears on every open map within seconds and leaves it when it is filled.`,
  },
  {
    title: t`Your own page`,
    text: t`Every employer gets a page with all open jobs as a list and a map.`,
  },
] as const;

/** What employers get. Links only to screens that exist. */
export function ForEmployers({ example }: { example: IndexEntry | undefined }) {
  return (
    <section className={styles["employers"]} aria-labelledby="employers">
      <div className={styles["employersHead"]}>
        <Heading level={2} size="3xl" id="employers">
          {t`For employers`}
        </Heading>
        <p>
          {t`Post a job in minutes, reply to everyone who applies, and add a live map of your jobs to your website with ready-to-copy code.`}
        </p>
        <div className={styles["ways"]}>
          <ButtonLink to="/employer/post-job">{t`Post a Job For Free`}</ButtonLink>
          <ButtonLink to="/jobmap-integration" variant="line">
            {t`Map for your site`}
          </ButtonLink>
          <ButtonLink to="/job-pricing" variant="line">
            {t`Prices`}
          </ButtonLink>
          {example && (
            <ButtonLink to={example.to} variant="line">
              {t`See an employer’s page`}
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
