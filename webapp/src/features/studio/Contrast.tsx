import type { StudioState } from "@jobmap/widget/studio-state";
import { t } from "#text";
import { AlertIcon, Heading, SealIcon } from "../../ui/index.ts";
import { type ContrastCheck, contrastReports, ratioText } from "./contrast-checks.ts";
import styles from "./Studio.module.css";

const TITLES = { light: t`On light pages`, dark: t`On dark pages` } as const;

/** Whether the chosen colors are readable, with contrast ratios. */
export function Contrast({ state }: { state: StudioState }) {
  return (
    <section className={styles["section"]} aria-labelledby="studio-contrast">
      <Heading level={2} size="xl" id="studio-contrast">
        {t`Readability`}
      </Heading>
      <p>{t`WCAG 2.2 contrast: 4.5:1 for text, 3:1 for field borders.`}</p>
      <div className={styles["reports"]}>
        {contrastReports(state).map(({ scheme, checks }) => (
          <table key={scheme} className={styles["report"]}>
            <caption>{TITLES[scheme]}</caption>
            <tbody>
              {checks.map((check) => (
                <Row key={check.what} check={check} />
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}

function Row({ check }: { check: ContrastCheck }) {
  const { what, text, on, ratio, least, instead } = check;
  const isEnough = ratio >= least;
  return (
    <tr data-enough={isEnough}>
      <td>
        {/* A sample of the colors, hidden from the contrast check: unreadable samples are the point. */}
        <svg
          className={styles["sample"]}
          style={{ background: on, fill: text }}
          viewBox="0 0 36 28"
          aria-hidden="true"
        >
          <text x="18" y="19" textAnchor="middle">
            Aa
          </text>
        </svg>
      </td>
      <th scope="row">
        {what}
        {instead !== undefined && (
          <span
            className={styles["note"]}
          >{t`Shown as ${instead}: your color had too little contrast.`}</span>
        )}
      </th>
      <td className={styles["ratio"]}>{ratioText(ratio)}</td>
      <td>
        <span className={isEnough ? styles["good"] : styles["bad"]}>
          {isEnough ? <SealIcon size="sm" /> : <AlertIcon size="sm" />}
          {isEnough ? t`Good` : t`Too low`}
        </span>
      </td>
    </tr>
  );
}
