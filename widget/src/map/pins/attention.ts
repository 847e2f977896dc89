import type { MapData, MapPin, Marks } from "../types.ts";
import type { PinState } from "./item.ts";

const NONE: ReadonlySet<number> = new Set();

/** The reader's relation to pins: selected, highlighted and hovered ones, and marks for jobs seen or saved before. */
export class Attention {
  /** By id, or the pin itself when it may be inside a cluster. */
  selected: number | MapPin | null = null;
  lit: number | MapPin | null = null;
  hovered: number | null = null;
  marks: Marks = { saved: NONE, opened: NONE, new: NONE };

  get selectedId(): number | null {
    return idOf(this.selected);
  }

  stateOf({ id }: MapPin): PinState {
    const { saved, opened, new: fresh } = this.marks;
    return {
      isSelected: this.selectedId === id,
      isLit: idOf(this.lit) === id || this.hovered === id,
      isSaved: saved.has(id),
      isOpened: opened.has(id),
      isNew: fresh.has(id),
    };
  }

  /** Pins that are drawn although the data has them inside clusters, or not at all. */
  besides({ pins }: MapData): Iterable<MapPin> {
    const found = new Map<number, MapPin>();
    for (const pin of [this.lit, this.selected]) {
      if (typeof pin === "object" && pin !== null && !pins.some(({ id }) => id === pin.id))
        found.set(pin.id, pin);
    }
    return found.values();
  }
}

function idOf(selection: number | MapPin | null): number | null {
  return typeof selection === "object" && selection !== null ? selection.id : selection;
}
