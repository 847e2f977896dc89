import { Heading, Pay } from "../../webapp/src/ui/index.ts";
import styles from "./foundations.module.css";

const TEXT = [
  ["lg, 17", "--jm-t-lg", "Plant, tend and pick vegetables between the Choptank River and Preston."],
  ["md, 15, body", "--jm-t-md", "Wings Landing Farms LLC. Housing is provided at no charge for the season."],
  ["sm, 13", "--jm-t-sm", "Mar 6 to Sep 28 · 40 hours a week · 13 openings"],
  ["xs, 12, smallest", "--jm-t-xs", "US Census, GeoNames"],
] as const;

export function Type() {
  return (
    <>
      <Heading level={1}>Type</Heading>
      <p className={styles["lead"]}>
        Brygada 1918 for titles, its italic for the quiet half of a heading and for water. Archivo for
        everything else; its narrow cut on pins and town names.
      </p>
      <dl className={styles["specimens"]}>
        <dt>hero, 44 to 88</dt>
        <dd>
          <Heading level={2} size="hero">
            The pay is on the map.
          </Heading>
        </dd>
        <dt>3xl, 32 to 52</dt>
        <dd>
          <Heading level={2} size="3xl">
            Farm Laborer
          </Heading>
        </dd>
        <dt>2xl, 28</dt>
        <dd>
          <Heading level={2} size="2xl">
            32 jobs <em>within 40 miles of Cambridge</em>
          </Heading>
        </dd>
        <dt>xl, 21</dt>
        <dd>
          <Heading level={3}>Agricultural Equipment Operator</Heading>
        </dd>
        {TEXT.map(([name, token, text]) => (
          <div key={token} className={styles["specimen"]}>
            <dt>{name}</dt>
            <dd style={{ fontSize: `var(${token})` }}>{text}</dd>
          </div>
        ))}
        <dt>Pay, 700, cents small</dt>
        <dd>
          <Pay pay={{ currency: "USD", min: 1821, max: null, unit: "HOUR" }} size="3xl" />
        </dd>
        <dt>Pin, width 75 %</dt>
        <dd style={{ fontStretch: "75%", fontWeight: 700, fontSize: "1.0625rem" }}>
          $18.21 $19–25 $2,058/mo
        </dd>
        <dt>Town, width 88 %</dt>
        <dd style={{ fontStretch: "88%", fontWeight: 500 }}>Cambridge, Easton, Severna Park</dd>
        <dt>Water, italic</dt>
        <dd className={styles["water"]}>Chesapeake Bay</dd>
      </dl>
    </>
  );
}
