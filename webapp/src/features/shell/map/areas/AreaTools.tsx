import type { DrawnArea } from "@jobmap/contract/drawn-areas";
import type { JobMap } from "@jobmap/widget/map";
import { t } from "#text";
import { CloseIcon, EditIcon, IconButton } from "../../../../ui/index.ts";
import styles from "./Areas.module.css";
import type { Pixel } from "./project.ts";

interface AreaToolsProps {
  map: JobMap;
  area: DrawnArea;
  /** Counted from 1. */
  number: number;
  onEdit: () => void;
  onRemove: () => void;
}

/** In the middle of what is seen of a finished area: edits or removes it. */
export function AreaTools({ map, area, number, onEdit, onRemove }: AreaToolsProps) {
  const { x, y } = middleInView(map, area);
  return (
    <span className={styles["tools"]} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <IconButton
        id={editButtonId(number)}
        size="sm"
        label={t`Edit area ${number}`}
        icon={<EditIcon />}
        onClick={onEdit}
      />
      <IconButton size="sm" label={t`Remove area ${number}`} icon={<CloseIcon />} onClick={onRemove} />
    </span>
  );
}

export const editButtonId = (number: number) => `edit-area-${number}`;

function middleInView(map: JobMap, area: DrawnArea): Pixel {
  const { width, height } = map.getViewport();
  const pixels = area.map((corner) => map.project(corner));
  const middle = (values: number[], most: number) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const isSeen = high > 0 && low < most;
    return isSeen ? (Math.max(0, low) + Math.min(most, high)) / 2 : (low + high) / 2;
  };
  return {
    x: middle(
      pixels.map(({ x }) => x),
      width,
    ),
    y: middle(
      pixels.map(({ y }) => y),
      height,
    ),
  };
}
