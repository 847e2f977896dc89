import { useEffect, useRef } from "react";
import * as onPreact from "widget-on-preact";
import { hostOf } from "./fake-server.ts";
import * as onReact from "./runtime.ts";
import type { ScenarioName } from "./scenarios.ts";
import styles from "./widget.module.css";

export interface SideBySideProps {
  scenario: ScenarioName;
  /** One component; left out: the whole embed. */
  piece?: onReact.PieceName;
  view?: "map" | "list" | "both";
  filters?: string;
  locale?: "en" | "es";
  units?: "mi" | "km";
  height?: number;
  /** Leaves the company out, as an embed code with a mistake does. */
  withoutCompany?: boolean;
  /** Pixels of each; 0: as wide as there is room. */
  width?: number;
}

const RUNTIMES = [
  ["Preact", onPreact],
  ["React", onReact],
] as const;

/** The same source on both run times: Preact as the embed ships it, React as the web app runs it. */
export function SideBySide({ width = 0, ...props }: SideBySideProps) {
  return (
    <div className={styles["panes"]} data-panes="">
      {RUNTIMES.map(([name, runtime]) => (
        <figure key={name} className={styles["pane"]} style={width > 0 ? { inlineSize: width } : undefined}>
          <figcaption>{name}</figcaption>
          <Pane runtime={runtime} {...props} />
        </figure>
      ))}
    </div>
  );
}

/** How stories render it: language and width from the toolbar, unless the story has its own. */
export function sideBySide(
  args: SideBySideProps,
  { globals }: { readonly globals: Readonly<Record<string, unknown>> },
) {
  const { locale, embedWidth } = globals;
  return (
    <SideBySide
      locale={locale === "es" ? "es" : "en"}
      width={typeof embedWidth === "number" ? embedWidth : 0}
      {...args}
    />
  );
}

interface PaneProps extends Omit<SideBySideProps, "width"> {
  runtime: typeof onReact;
}

function Pane({ runtime, scenario, piece, withoutCompany = false, height = 480, ...options }: PaneProps) {
  const place = useRef<HTMLDivElement>(null);
  const raw = JSON.stringify({
    ...options,
    ...(!withoutCompany && { company: "acme" }),
    height,
    live: "off",
  });
  useEffect(() => {
    // An element of its own each time: a shadow root cannot be taken off.
    const element = document.createElement("div");
    element.dataset["embed"] = "";
    place.current?.append(element);
    const wanted: Record<string, unknown> = { ...JSON.parse(raw), host: hostOf(scenario) };
    const mounted =
      piece === undefined ? runtime.mount(element, wanted) : runtime.mountPiece(element, wanted, piece);
    // The embed follows the page's scheme whenever it is told something.
    const watch = new MutationObserver(() => mounted.update({}));
    watch.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => {
      watch.disconnect();
      mounted.destroy();
      element.remove();
    };
  }, [runtime, scenario, piece, raw]);
  return <div ref={place} style={{ minBlockSize: height }} />;
}
