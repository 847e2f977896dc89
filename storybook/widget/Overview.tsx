import { Heading } from "../../webapp/src/ui/index.ts";
import { hostOf } from "./fake-server.ts";
import { OneEmbed } from "./OneEmbed.tsx";
import type { ScenarioName } from "./scenarios.ts";
import styles from "./widget.module.css";

const STATES: readonly (readonly [ScenarioName, title: string, note: string])[] = [
  ["many", "Jobs", "List and map are equals: what one shows is in the other."],
  ["one", "One job", "The same frame; nothing grows to fill it."],
  ["long", "Long words", "Titles and towns wrap; pay never does."],
  ["empty", "Nothing open", "The employer’s own words, else ours."],
  ["loading", "Loading", "The place is kept: nothing moves when jobs come."],
  ["down", "Out of reach", "Says so, counts down, tries again by itself."],
  ["unknown", "Unknown company", "Names what the code asks for."],
  ["closed", "Switched off", "The employer’s choice, told without blame."],
];

const PROPERTIES = [
  ["--jobmap-accent", "Pay, pins, buttons. Mixed with ink or white until it reads at 4.6 : 1."],
  ["--jobmap-paper", "The ground of lists and panels."],
  ["--jobmap-ink", "Text. Secondary text and lines are mixed from it and the paper."],
  ["--jobmap-font", "The page’s own unless set; none is loaded."],
  ["--jobmap-heading-font", "Titles alone."],
  ["--jobmap-radius", "Corners of controls; panels have twice as much."],
] as const;

const LOOKS = [
  ["As it is", {}],
  [
    "Warm, round",
    {
      "--jobmap-accent": "#a34400",
      "--jobmap-paper": "#fffaf2",
      "--jobmap-ink": "#2b1d12",
      "--jobmap-radius": "12px",
    },
  ],
  [
    "Square, green",
    { "--jobmap-accent": "#0a7a50", "--jobmap-radius": "0px", "--jobmap-font": "Georgia, serif" },
  ],
] as const;

/** What a designer needs to know of the embed, on one page. */
export function Overview() {
  return (
    <>
      <Heading level={1}>The embed</Heading>
      <p className={styles["lead"]}>
        An employer’s job map on somebody else’s page. It borrows the page’s typeface and scheme, takes six
        properties, and keeps the rest to itself. Everything here is the component itself; every state has a
        story of its own, under Preact and React.
      </p>
      <section className={styles["part"]}>
        <Heading level={2} size="xl">
          States
        </Heading>
        <div className={styles["gallery"]}>
          {STATES.map(([scenario, title, note]) => (
            <figure key={scenario} className={styles["pane"]}>
              <figcaption>
                {title}. {note}
              </figcaption>
              <OneEmbed host={hostOf(scenario)} label={title} />
            </figure>
          ))}
        </div>
      </section>
      <section className={styles["part"]}>
        <Heading level={2} size="xl">
          What a page can set
        </Heading>
        <table className={styles["table"]}>
          <thead>
            <tr>
              <th scope="col">Property</th>
              <th scope="col">Where it is seen</th>
            </tr>
          </thead>
          <tbody>
            {PROPERTIES.map(([name, text]) => (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                </td>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles["gallery"]}>
          {LOOKS.map(([title, look]) => (
            <figure key={title} className={styles["pane"]}>
              <figcaption>{title}</figcaption>
              <OneEmbed host={hostOf("many")} label={title} look={look} theme="light" />
            </figure>
          ))}
        </div>
      </section>
    </>
  );
}
