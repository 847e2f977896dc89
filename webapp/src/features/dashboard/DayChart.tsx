import { t } from "#text";
import { numberText, shortDay } from "./counts.ts";
import styles from "./Dashboard.module.css";

interface DayChartProps {
  /** Name of the metric. */
  name: string;
  /** In order, without gaps. */
  days: readonly { day: string; count: number }[];
}

/** Height of the drawing in its own units; it is stretched to fit its container. */
const HEIGHT = 100;
/** Width of one day including its bar. */
const DAY = 10;
const BAR = 7;

/** Bars by day. Screen readers get one image with a summary as its label; the table beside it lists every day. */
export function DayChart({ name, days }: DayChartProps) {
  const most = Math.max(0, ...days.map(({ count }) => count));
  const top = roundedUp(most);
  const [first, last] = [days.at(0), days.at(-1)];
  if (!first || !last) return null;
  return (
    <figure className={styles["chart"]}>
      <span className={styles["top"]} aria-hidden="true">
        {numberText(top)}
      </span>
      <svg
        role="img"
        aria-label={inWords(name, days, most)}
        viewBox={`0 0 ${days.length * DAY} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <path
          className={styles["grid"]}
          d={`M0 0H${days.length * DAY}M0 ${HEIGHT / 2}H${days.length * DAY}`}
        />
        {days.map(({ day, count }, at) => (
          <g key={day}>
            <title>{`${shortDay(day)}: ${numberText(count)}`}</title>
            {/* The day's full height reacts to the pointer, including above a short bar. */}
            <rect x={at * DAY} width={DAY} height={HEIGHT} fill="transparent" />
            <rect
              className={styles["bar"]}
              x={at * DAY + (DAY - BAR) / 2}
              y={HEIGHT - (count / top) * HEIGHT}
              width={BAR}
              height={(count / top) * HEIGHT}
            />
          </g>
        ))}
      </svg>
      <figcaption className={styles["axis"]} aria-hidden="true">
        <span>{shortDay(first.day)}</span>
        <span>{shortDay(last.day)}</span>
      </figcaption>
    </figure>
  );
}

/** The next round number whose half is also round, close enough that the bars fill the chart. */
function roundedUp(count: number): number {
  if (count <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(count));
  const steps = power === 1 ? [2, 4, 6, 8] : [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8];
  return (steps.find((step) => step * power >= count) ?? 10) * power;
}

function inWords(name: string, days: DayChartProps["days"], most: number): string {
  const [from, to] = [days.at(0), days.at(-1)].map((day) => shortDay(day?.day ?? ""));
  const span = t`${name} from ${from ?? ""} to ${to ?? ""}`;
  if (most === 0) return t`${span}: none.`;
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const best = days.find(({ count }) => count === most)?.day ?? "";
  return t`${span}: ${numberText(total)} total, highest on ${shortDay(best)} with ${numberText(most)}.`;
}
