import { Trans, t } from "#text";
import { mapPath } from "../../lib/paths.ts";
import { ButtonLink, ChipLink, Heading } from "../../ui/index.ts";
import { CompassRose } from "../shell/CompassRose.tsx";
import styles from "./Hero.module.css";
import { HeroMap } from "./HeroMap.tsx";
import { HeroSearch } from "./HeroSearch.tsx";
import type { Landing } from "./load-landing.ts";

/** Number of job fields offered below the search. */
const CHIPS = 4;

/** The headline, the search, and the map. */
export function Hero({ landing }: { landing: Landing }) {
  return (
    <section className={styles["hero"]} aria-labelledby="promise">
      <div className={styles["say"]}>
        <Heading level={1} size="hero" id="promise">
          {t`The pay is on the map.`}
        </Heading>
        <p className={styles["lead"]}>
          <Trans>
            {landing.total.toLocaleString("en-US")} jobs, each at its location, with the pay the employer
            stated and the date they last confirmed the job is open.
          </Trans>
        </p>
        <HeroSearch />
        {landing.categories.length > 0 && (
          <ul className={styles["chips"]} aria-label={t`Jobs by field`}>
            {landing.categories.slice(0, CHIPS).map(({ text, to, count }) => (
              <li key={to}>
                <ChipLink to={to} count={count}>
                  {text}
                </ChipLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles["sheet"]}>
        <HeroMap pins={landing.pins} />
        <CompassRose />
        <p className={styles["at"]}>
          <span>
            {landing.pins.length > 0
              ? t`One corner of the map: new jobs on the Chesapeake Bay`
              : t`One corner of the map: the Chesapeake Bay`}
          </span>
          <ButtonLink to={mapPath()} size="sm">
            {t`Open the map`}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
