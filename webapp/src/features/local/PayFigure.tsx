import type { LocalPay } from "@jobmap/contract";
import { plural, t } from "#text";
import { Heading } from "../../ui/index.ts";
import styles from "./LocalView.module.css";
import { dollars } from "./local-words.ts";

/** Height of the drawing, and widths of a band and its bar, in units of its own; it is stretched to its container. */
const HEIGHT = 100;
const BAND = 10;
const BAR = 8.5;

/** What jobs pay, as bars with the median; in words for screen readers, and in a table. */
export function PayFigure({ pay, total }: { pay: LocalPay; total: number }) {
  const { bands, median, quarter, three_quarters } = pay;
  const [first, last] = [bands.at(0), bands.at(-1)];
  if (!first || !last) return null;
  const top = Math.max(...bands.map(({ jobs }) => jobs));
  const width = bands.length * BAND;
  const middle = ((median - first.from) / (last.to - first.from)) * width;
  return (
    <section aria-labelledby="pay">
      <Heading level={2} id="pay">{t`What they pay`}</Heading>
      <p className={styles["said"]}>
        {t`Half of the ${plural(pay.jobs, { one: "# job", other: "# jobs" })} that state their pay in US dollars pay ${dollars(quarter)} to ${dollars(three_quarters)} a year, a tenth less than ${dollars(pay.tenth)}, a tenth more than ${dollars(pay.nine_tenths)}.`}
        {pay.jobs < total && ` ${t`The other ${(total - pay.jobs).toLocaleString("en-US")} do not say.`}`}
      </p>
      <figure className={styles["figure"]}>
        <svg
          role="img"
          aria-label={t`Jobs by yearly pay from ${dollars(first.from)} to ${dollars(last.to)}; the median is ${dollars(median)}.`}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {bands.map(({ from, to, jobs }, i) => (
            <g key={from}>
              <title>{t`${dollars(from)} to ${dollars(to)}: ${plural(jobs, { one: "# job", other: "# jobs" })}`}</title>
              <rect x={i * BAND} width={BAND} height={HEIGHT} fill="transparent" />
              <rect
                className={styles["bar"]}
                x={i * BAND + (BAND - BAR) / 2}
                y={HEIGHT - (jobs / top) * HEIGHT}
                width={BAR}
                height={(jobs / top) * HEIGHT}
              />
            </g>
          ))}
          <path className={styles["median"]} d={`M${middle} 0V${HEIGHT}`} vectorEffect="non-scaling-stroke" />
        </svg>
        <figcaption className={styles["axis"]} aria-hidden="true">
          <span>{dollars(first.from)}</span>
          <span>{t`median ${dollars(median)}`}</span>
          <span>{dollars(last.to)}</span>
        </figcaption>
      </figure>
      <details className={styles["more"]}>
        <summary>{t`The same as a table`}</summary>
        <table>
          <caption>{t`Jobs by pay for a year; of a range its middle, hourly pay for 2,080 hours.`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`Pay for a year`}</th>
              <th scope="col">{t`Jobs`}</th>
            </tr>
          </thead>
          <tbody>
            {bands.map((band, i) => (
              <tr key={band.from}>
                <th scope="row">{bandText(band, i === 0, i === bands.length - 1)}</th>
                <td>{band.jobs.toLocaleString("en-US")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

/** The first and the last band also have what is farther out. */
function bandText({ from, to }: LocalPay["bands"][number], isFirst: boolean, isLast: boolean): string {
  if (isFirst && isLast) return t`All`;
  if (isFirst) return t`Below ${dollars(to)}`;
  return isLast ? t`${dollars(from)} and more` : t`${dollars(from)} to ${dollars(to)}`;
}
