import styles from "./CompassRose.module.css";

const POINTS = Array.from({ length: 12 }, (_, i) => i * 30);

/** A chart's compass: a ring of degrees, a ring of five-degree marks, and north. Decoration. */
export function CompassRose() {
  return (
    <svg viewBox="-215 -215 430 430" className={styles["rose"]} aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <circle r="200" />
        <circle r="150" />
        {/* Dash arrays with 360 and 72 equal dashes: one tick per degree, and one per five degrees. */}
        <circle r="196" strokeWidth="8" pathLength="720" strokeDasharray="0.35 1.65" />
        <circle
          r="192"
          strokeWidth="16"
          pathLength="720"
          strokeDasharray="0.6 9.4"
          transform="rotate(-0.15)"
        />
        <circle r="147" strokeWidth="6" pathLength="720" strokeDasharray="0.6 9.4" />
        <path d="M0-150V150M-150 0H150" />
        <path d="M0-138 15 0 0 14-15 0Z" />
      </g>
      <path d="M0-138V14L-15 0Z" fill="currentColor" />
      {POINTS.map((degrees) => (
        <text key={degrees} y="-166" textAnchor="middle" transform={`rotate(${degrees})`} fill="currentColor">
          {degrees}
        </text>
      ))}
    </svg>
  );
}
