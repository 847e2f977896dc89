import { latitudeAt, longitudeAt, worldSize, worldX, worldY } from "@jobmap/widget/core";
import type { JobMap } from "@jobmap/widget/map";
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { t } from "#text";
import { useSite } from "../../lib/site.ts";
import { Flag } from "../../ui/index.ts";
import { useJobMap } from "../shell/map/use-job-map.ts";
import styles from "./PostJob.module.css";
import { coordinatesText } from "./pin-words.ts";

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

interface PinMapProps {
  /** Of the place: "Place 2". */
  name: string;
  /** Position of the pin; null if not set yet. */
  point: Point | null;
  /** Whether it is known to the door. */
  isExact: boolean;
  /** How exactly it is known, and what to do. */
  words: string;
  onPlaced: (point: Point) => void;
  /** What else can be done with the pin. */
  children?: ReactNode;
}

const STREET_ZOOM = 14;
/** How far one press of an arrow key moves the pin, and with Shift, in CSS pixels. */
const STEP = 4;
const LEAP = 40;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A map with one pin that can be dragged, moved with the arrow keys, or set by pressing the map. */
export function PinMap({ name, point, isExact, words, onPlaced, children }: PinMapProps) {
  const site = useSite();
  const describedBy = useId();
  const box = useRef<HTMLDivElement>(null);
  const placed = useRef(onPlaced);
  placed.current = onPlaced;
  const [, redraw] = useState(0);
  const setUp = useCallback((map: JobMap) => {
    map.on("viewport-moving", () => redraw((n) => n + 1));
    map.on("viewport-change", () => redraw((n) => n + 1));
    map.on("background-click", (where) => placed.current(where));
    return undefined;
  }, []);
  const { map, note } = useJobMap(
    box,
    {
      ...(point ? { center: point, zoom: STREET_ZOOM } : {}),
      basemap: "at-once",
      gestureHandling: true,
      strings: { map: t`${name} on the map` },
    },
    setUp,
  );
  useFollow(map, point);
  const at = map && point ? map.project(point) : undefined;
  const moveBy = (dx: number, dy: number) => {
    if (map && point) onPlaced(moved(point, dx, dy, map.getViewport().zoom));
  };
  const keyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const reach = event.shiftKey ? LEAP : STEP;
    moveBy(arrow[0] * reach, arrow[1] * reach);
  };
  const held = useRef<{ x: number; y: number }>(undefined);
  const grasp = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, y: event.clientY };
  };
  const drag = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (!held.current) return;
    moveBy(x - held.current.x, y - held.current.y);
    held.current = { x, y };
  };
  const letGo = () => {
    held.current = undefined;
  };
  return (
    <div className={styles["pinMap"]}>
      <div className={styles["mapBox"]}>
        <div ref={box} className={styles["map"]} />
        {note}
      </div>
      {at && (
        <button
          type="button"
          className={styles["pin"]}
          style={{ left: at.x, top: at.y }}
          aria-label={t`Pin of ${name}. Drag it, or move it with the arrow keys.`}
          aria-describedby={describedBy}
          onKeyDown={keyDown}
          onPointerDown={grasp}
          onPointerMove={drag}
          onPointerUp={letGo}
          onPointerCancel={letGo}
        >
          <Flag state={isExact ? "selected" : "approximate"} />
        </button>
      )}
      <div className={styles["pinHint"]}>
        <div id={describedBy}>
          <p role="status">{words}</p>
          {point && <p>{t`Coordinates: ${coordinatesText(point)}`}</p>}
        </div>
        {site && !site.streets && !site.tiles && (
          <p>{t`This map shows no streets. Compare the coordinates with a map that does.`}</p>
        )}
        {children}
      </div>
    </div>
  );
}

/** Moves the map when an address lookup moves the pin; while the pin is dragged the map stays. */
function useFollow(map: JobMap | null, point: Point | null): void {
  useEffect(() => {
    if (!map || !point) return;
    const { north, south, west, east, zoom } = map.getViewport();
    const { latitude, longitude } = point;
    const isInside = latitude < north && latitude > south && longitude > west && longitude < east;
    if (!isInside || zoom < STREET_ZOOM - 4) map.flyTo(point, STREET_ZOOM);
  }, [map, point]);
}

/** The point moved by the given CSS pixels at a zoom level. */
function moved({ latitude, longitude }: Point, dx: number, dy: number, zoom: number): Point {
  const size = worldSize(zoom);
  return {
    latitude: round(latitudeAt(worldY(latitude) + dy / size)),
    longitude: round(longitudeAt(worldX(longitude) + dx / size)),
  };
}

/** Six decimals are a precision of about 4 inches. */
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
