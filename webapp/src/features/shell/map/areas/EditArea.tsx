import { type Corner, type DrawnArea, MAX_CORNERS, MIN_CORNERS } from "@jobmap/contract/drawn-areas";
import type { JobMap } from "@jobmap/widget/map";
import { useEffect, useRef, useState } from "react";
import { t } from "#text";
import { Button, classNames } from "../../../../ui/index.ts";
import styles from "./Areas.module.css";
import { middlesOf, moved, withCorner, withoutCorner } from "./corners.ts";
import { ringPath } from "./path.ts";
import { useCornerDrag } from "./use-corner-drag.ts";
import { useEditingKeys } from "./use-editing-keys.ts";

const cx = classNames(styles);

interface EditAreaProps {
  map: JobMap;
  area: DrawnArea;
  /** "area 2" */
  name: string;
  /** The corner to begin with. */
  first: number;
  onChange: (area: DrawnArea, told: string) => void;
  onDone: () => void;
}

/**
 * The corners of one area as buttons over the map, which can be moved meanwhile: each is dragged, or moved by arrow keys; one is added in the
 * middle of a side, and the chosen one removed.
 */
export function EditArea({ map, area, name, first, onChange, onDone }: EditAreaProps) {
  const [chosen, setChosen] = useState(first);
  /** While a corner is moved, before the search follows. */
  const [draft, setDraft] = useState<DrawnArea | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const [, redraw] = useState(0);
  useEffect(() => map.on("viewport-moving", () => redraw((turn) => turn + 1)), [map]);
  const shown = draft ?? area;
  const at = Math.min(chosen, shown.length - 1);

  // Whoever chooses a corner sees it, and its keys work.
  const count = area.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the corner that is chosen, not each step of its way
  useEffect(() => {
    const corner = area[at];
    if (!corner) return;
    if (isCovered(map, corner, box.current)) map.flyTo(corner, map.getViewport().zoom, { animate: false });
    box.current?.querySelectorAll<HTMLElement>("[data-corner]")[at]?.focus({ preventScroll: true });
  }, [at, count, map]);

  const settle = (next: DrawnArea | null, told: string) => {
    setDraft(null);
    if (next) onChange(next, told);
  };
  const add = (after: number, corner = middlesOf(shown)[after]) => {
    if (!corner || shown.length >= MAX_CORNERS) return;
    settle(withCorner(shown, after, corner), t`Corner added. ${shown.length + 1} corners.`);
    setChosen(after + 1);
  };
  const remove = () => {
    if (shown.length <= MIN_CORNERS) return;
    settle(withoutCorner(shown, at), t`Corner removed. ${shown.length - 1} corners.`);
    setChosen(at === 0 ? 0 : at - 1);
  };
  const keys = useEditingKeys({
    map,
    corner: shown[at],
    onMove: (corner) => setDraft(moved(shown, at, corner)),
    onMoved: () => settle(draft, t`Corner moved.`),
    onChoose: (step) =>
      setChosen(
        step === "first" ? 0 : step === "last" ? shown.length - 1 : (at + step + shown.length) % shown.length,
      ),
    onAdd: () => add(at),
    onRemove: remove,
    onDone,
  });
  const drag = useCornerDrag({
    map,
    box,
    onMove: (corner, i) => setDraft(moved(shown, i, corner)),
    onMoved: (corner, i) => settle(moved(shown, i, corner), t`Corner moved.`),
  });
  const place = (corner: DrawnArea[number]) => {
    const { x, y } = map.project(corner);
    return { transform: `translate(${x}px, ${y}px)` };
  };
  return (
    <>
      <div
        ref={box}
        role="application"
        aria-label={t`Corners of ${name}. Arrow keys move a corner, Page Down goes to the next one, Enter adds one after it, Backspace removes it, Escape ends.`}
        className={cx("corners")}
        onKeyDown={keys.onKeyDown}
        onKeyUp={keys.onKeyUp}
      >
        <svg className={cx("layer")} aria-hidden="true">
          <path d={ringPath(map, shown)} className={cx("line", "fresh")} />
        </svg>
        {!draft &&
          shown.length < MAX_CORNERS &&
          middlesOf(shown).map((middle, i) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a side has no other name than its number
              key={i}
              type="button"
              tabIndex={-1}
              aria-label={t`Add a corner after corner ${i + 1}`}
              className={cx("middle", isShort(map, shown, i) && "short")}
              style={place(middle)}
              onClick={() => add(i, middle)}
            />
          ))}
        {shown.map((corner, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a corner has no other name than its number
            key={i}
            type="button"
            data-corner
            tabIndex={i === at ? 0 : -1}
            aria-label={t`Corner ${i + 1} of ${shown.length}`}
            aria-current={i === at || undefined}
            className={cx("handle")}
            style={place(corner)}
            onFocus={() => setChosen(i)}
            {...drag(i)}
          />
        ))}
      </div>
      <fieldset className={cx("bar")} aria-label={t`Editing`}>
        <p>{t`Corner ${at + 1} of ${shown.length}`}</p>
        <Button
          variant="line"
          size="sm"
          disabled={shown.length >= MAX_CORNERS}
          onClick={() => add(at)}
        >{t`Add corner`}</Button>
        <Button
          variant="line"
          size="sm"
          disabled={shown.length <= MIN_CORNERS}
          onClick={remove}
        >{t`Remove corner`}</Button>
        <Button size="sm" onClick={onDone}>{t`Done`}</Button>
      </fieldset>
    </>
  );
}

/** Whether a corner is outside of the map, or under what lies over it. */
function isCovered(map: JobMap, corner: Corner, box: HTMLElement | null): boolean {
  const frame = box?.getBoundingClientRect();
  if (!frame) return false;
  const { x, y } = map.project(corner);
  const there = document.elementFromPoint(frame.left + x, frame.top + y);
  return !box?.parentElement?.contains(there);
}

/** A side that is shorter, in pixels, has no room for a button between its corners. */
const SHORT = 64;

function isShort(map: JobMap, area: DrawnArea, side: number): boolean {
  const [start, end] = [area[side], area[(side + 1) % area.length]];
  if (!start || !end) return true;
  const [a, b] = [map.project(start), map.project(end)];
  return Math.hypot(a.x - b.x, a.y - b.y) < SHORT;
}
