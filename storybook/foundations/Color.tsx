import { contrast, PAIRS, palette, type Theme } from "../../webapp/src/ui/contrast.ts";
import { Heading } from "../../webapp/src/ui/index.ts";
import tokens from "../../webapp/src/ui/tokens.css?raw";
import styles from "./foundations.module.css";

const COLORS = palette(tokens);
const CHART = ["water", "shoal-1", "shoal-2", "shoal-3", "land", "county", "river", "road", "state", "coast"];

/** Every pair in use with its measured contrast, on the chart by day and by night. */
export function Color() {
  return (
    <>
      <Heading level={1}>Color</Heading>
      <p className={styles["lead"]}>
        Ink on paper, and one color that must not be missed: magenta marks pay, the places where pay is, and
        what is selected. Blue is for links and focus. Green, amber and red come with an icon and a word.
      </p>
      <div className={styles["themes"]}>
        <Palette theme="light" title="Day chart" />
        <Palette theme="dark" title="Night chart" />
      </div>
    </>
  );
}

function Palette({ theme, title }: { theme: Theme; title: string }) {
  return (
    <section data-theme={theme} className={styles["palette"]}>
      <Heading level={2} size="xl">
        {title}
      </Heading>
      <table className={styles["pairs"]}>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Value</th>
            <th scope="col">Contrast</th>
          </tr>
        </thead>
        <tbody>
          {PAIRS.map(({ text, on, least }) => {
            const front = COLORS[text]?.[theme] ?? "";
            const back = COLORS[on]?.[theme] ?? "";
            return (
              <tr key={`${text} ${on}`}>
                <th scope="row">
                  <span
                    className={styles["swatch"]}
                    aria-hidden="true"
                    style={{ color: `var(--jm-${text})`, background: `var(--jm-${on})` }}
                  >
                    {least === 3 ? "▬" : "Aa"}
                  </span>
                  {text} on {on}
                </th>
                <td>
                  <code>{front}</code>
                </td>
                <td>{contrast(front, back).toFixed(1)} : 1</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={styles["chart"]} aria-hidden="true">
        {CHART.map((name) => (
          <span key={name} style={{ background: `var(--jm-map-${name})` }} />
        ))}
      </div>
    </section>
  );
}
