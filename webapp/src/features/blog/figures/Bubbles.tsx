import type { BlogDrawing } from "@jobmap/contract";
import { useContext } from "react";
import styles from "./Figure.module.css";
import { LandsContext } from "./lands.ts";

/** Narrower circles have no room for a number. */
const MIN_LABELED_RADIUS = 13;

interface BubblesProps {
  /** Of the figure. */
  title: string;
  drawing: BlogDrawing<"bubbles">;
}

/** Circles as the map draws them, on its land. */
export function Bubbles({ title, drawing: { width, height, items } }: BubblesProps) {
  const land = useContext(LandsContext)[title] ?? "";
  return (
    <svg className={styles["bubbles"]} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect width={width} height={height} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing of our own base map */}
      <g dangerouslySetInnerHTML={{ __html: land }} />
      {items.map(({ x, y, radius, text }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r={radius} />
          {radius >= MIN_LABELED_RADIUS && (
            <text fontSize={Math.min(19, Math.max(9, (3.1 * radius) / Math.max(2, text.length)))}>
              {text}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
