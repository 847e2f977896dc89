import { type DrawnArea, MAX_AREAS, MAX_CORNERS, MIN_CORNERS } from "@jobmap/contract/drawn-areas";
import type { JobMap } from "@jobmap/widget/map";
import { useEffect, useRef, useState } from "react";
import { plural, t } from "#text";
import { announce } from "../../../../lib/announce.ts";
import { Button, classNames } from "../../../../ui/index.ts";
import styles from "./Areas.module.css";
import { AreaTools, editButtonId } from "./AreaTools.tsx";
import { EditArea } from "./EditArea.tsx";
import { openPath } from "./path.ts";
import { cornerAt } from "./project.ts";
import { useDrawingKeys } from "./use-drawing-keys.ts";
import { useDrawingPointer } from "./use-drawing-pointer.ts";

const cx = classNames(styles);

interface DrawAreaProps {
  map: JobMap;
  areas: readonly DrawnArea[];
  onChange: (areas: readonly DrawnArea[], told: string, history?: "push" | "replace") => void;
  onDone: () => void;
}

/**
 * Draws areas: by hand in one stroke, by pressing at each corner, or from the keyboard, where Enter puts a corner at the cross in the
 * middle of the map. Each finished area can be edited, corner by corner, and removed.
 */
export function DrawArea({ map, areas, onChange, onDone }: DrawAreaProps) {
  const [corners, setCorners] = useState<DrawnArea>([]);
  const [editing, setEditing] = useState<{ area: number; corner: number }>();
  /** Whether the area under edit was changed: all changes of it are one step of the history. */
  const isChanged = useRef(false);
  const [, redraw] = useState(0);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sheet.current?.focus({ preventScroll: true });
    announce(
      t`Drawing an area. Arrow keys move the map, Enter adds a corner, Backspace removes it, Escape ends.`,
    );
    const moved = map.on("viewport-moving", () => redraw((turn) => turn + 1));
    return () => {
      moved();
      document.getElementById("draw-area")?.focus({ preventScroll: true });
    };
  }, [map]);

  const isFull = areas.length >= MAX_AREAS;
  const add = (more: DrawnArea) => {
    const next = [...corners, ...more].slice(0, MAX_CORNERS);
    setCorners(next);
    announce(`${plural(next.length, { one: "# corner", other: "# corners" })}.`);
  };
  const undo = () => {
    setCorners(corners.slice(0, -1));
    announce(
      corners.length === 0
        ? t`No corners.`
        : t`Corner removed. ${plural(corners.length - 1, { one: "# corner", other: "# corners" })}.`,
    );
  };
  const finish = (whole: DrawnArea = corners) => {
    setCorners([]);
    if (whole.length < MIN_CORNERS) announce(t`An area needs ${MIN_CORNERS} corners.`);
    else if (!isFull) onChange([...areas, whole.slice(0, MAX_CORNERS)], t`Area added.`);
  };
  const end = () => {
    if (corners.length >= MIN_CORNERS) finish();
    onDone();
  };
  const replace = (area: number, corner: number, to: DrawnArea[number]) =>
    onChange(
      areas.map((one, i) => (i === area ? one.map((old, j) => (j === corner ? to : old)) : one)),
      t`Corner moved.`,
    );
  const edit = (area: number, corner = 0) => {
    isChanged.current = false;
    setEditing({ area, corner });
  };
  // The keyboard returns to the button that it came from.
  const edited = useRef(editing);
  useEffect(() => {
    if (edited.current && !editing) document.getElementById(editButtonId(edited.current.area + 1))?.focus();
    edited.current = editing;
  }, [editing]);
  const { pointer, line } = useDrawingPointer({ map, areas, corners, add, finish, replace, edit });
  const onKeyDown = useDrawingKeys({
    map,
    add: () => add([cornerAt(map.getViewport(), middle(map))]),
    undo,
    end,
  });
  const center = middle(map);
  const underEdit = editing && areas[editing.area];
  if (editing && underEdit)
    return (
      <EditArea
        map={map}
        area={underEdit}
        name={`area ${editing.area + 1}`}
        first={editing.corner}
        onChange={(area, told) => {
          onChange(
            areas.map((one, i) => (i === editing.area ? area : one)),
            told,
            isChanged.current ? "replace" : "push",
          );
          isChanged.current = true;
        }}
        onDone={() => setEditing(undefined)}
      />
    );
  return (
    <>
      <div
        ref={sheet}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a drawing surface takes keys of its own
        tabIndex={0}
        aria-label={t`Draw an area. Arrow keys move the map, Enter adds a corner, Backspace removes it, Escape ends.`}
        className={cx("sheet")}
        onKeyDown={onKeyDown}
        {...pointer}
      >
        <svg className={cx("layer")} aria-hidden="true">
          <path d={line ?? openPath(map, corners)} className={cx("line", "fresh")} />
          {[...areas.flat(), ...corners].map((corner) => {
            const { x, y } = map.project(corner);
            return (
              <circle
                key={`${corner.latitude} ${corner.longitude}`}
                cx={x}
                cy={y}
                r={5}
                className={cx("corner")}
              />
            );
          })}
          <path
            d={`M${center.x - 12} ${center.y}h24M${center.x} ${center.y - 12}v24`}
            className={cx("cross")}
          />
        </svg>
      </div>
      {areas.map((area, i) => (
        <AreaTools
          // biome-ignore lint/suspicious/noArrayIndexKey: areas have no other name than their number
          key={i}
          map={map}
          area={area}
          number={i + 1}
          onEdit={() => edit(i)}
          onRemove={() => {
            sheet.current?.focus({ preventScroll: true });
            onChange(
              areas.filter((_, other) => other !== i),
              t`Area removed.`,
            );
          }}
        />
      ))}
      <fieldset className={cx("bar")} aria-label={t`Drawing`}>
        <p>
          {isFull
            ? t`${MAX_AREAS} areas is the most.`
            : corners.length === 0
              ? t`Draw around an area, or press at its corners.`
              : plural(corners.length, { one: "# corner", other: "# corners" })}
        </p>
        <Button
          variant="line"
          size="sm"
          aria-label={t`Undo corner`}
          disabled={corners.length === 0}
          onClick={undo}
        >{t`Undo`}</Button>
        {corners.length >= MIN_CORNERS && (
          <Button variant="line" size="sm" onClick={() => finish()}>{t`Close area`}</Button>
        )}
        <Button size="sm" onClick={end}>{t`Done`}</Button>
      </fieldset>
    </>
  );
}

function middle(map: JobMap) {
  const { width, height } = map.getViewport();
  return { x: width / 2, y: height / 2 };
}
