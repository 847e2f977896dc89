import { payLabel } from "@jobmap/widget/core";
import type { MapPin } from "@jobmap/widget/map";
import { useMemo } from "react";
import { Flag } from "../../../ui/index.ts";
import styles from "./Picture.module.css";
import { placeIn, type StillView } from "./projection.ts";

interface PictureFlagsProps {
  view: StillView;
  pins: readonly MapPin[];
  /** Id of the selected pin. */
  selected?: number;
}

/** Flags on a picture, approximately where the live map will draw them: a flag without room for its plate becomes a dot. */
export function PictureFlags({ view, pins, selected }: PictureFlagsProps) {
  const placed = useMemo(() => placeFlags(view, pins), [view, pins]);
  return placed.map(({ id, x, y, pay, isNear }) => (
    <span key={id} className={styles["flag"]} style={{ left: x, top: y }}>
      <Flag
        {...(pay ? { pay } : {})}
        state={id === selected ? "selected" : isNear ? "approximate" : "plain"}
      />
    </span>
  ));
}

interface PlacedFlag {
  id: number;
  x: number;
  y: number;
  pay: readonly [string, string] | null;
  isNear: boolean;
}

/** Sizes of a plate in px: mean letter width, padding and height. */
const PLATE = { letter: 7, padding: 14, height: 26 };

function placeFlags(view: StillView, pins: readonly MapPin[]): PlacedFlag[] {
  const taken: { x: number; y: number; width: number }[] = [];
  return pins.map((pin) => {
    const { x, y } = placeIn(view, pin);
    const label = pin.pay ? plate(pin.pay) : null;
    const width = label ? label.join("").length * PLATE.letter + PLATE.padding : 0;
    const fits = taken.every(
      (other) => x > other.x + other.width || x + width < other.x || Math.abs(y - other.y) > PLATE.height,
    );
    if (label && fits) taken.push({ x, y, width });
    return {
      id: pin.id,
      x: Math.round(x),
      y: Math.round(y),
      pay: fits ? label : null,
      isNear: pin.precision !== undefined && pin.precision !== "ROOFTOP",
    };
  });
}

/** The prominent part of a plate's text, and the smaller rest. */
function plate(pay: NonNullable<MapPin["pay"]>): readonly [string, string] {
  const [first, ...rest] = payLabel(pay);
  return [first?.text ?? "", rest.map((part) => part.text).join("")];
}
