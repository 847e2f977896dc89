import type { BulkColumn, BulkRow } from "@jobmap/contract";
import { t } from "#text";
import { classNames, VisuallyHidden } from "../../../ui/index.ts";
import { CellEditor } from "./CellEditor.tsx";
import styles from "./Grid.module.css";
import { errorsOf, type Position } from "./grid-keys.ts";
import { ROLES } from "./grid-roles.ts";
import type { GridState } from "./use-grid.ts";

const cx = classNames(styles);
/** Characters of a cell on the screen; the editor has them all. */
const SHOWN_CHARACTERS = 120;

interface GridCellProps {
  row: BulkRow;
  column: BulkColumn | undefined;
  place: Position;
  width: number;
  grid: GridState;
}

export function GridCell({ row, column, place, width, grid }: GridCellProps) {
  const { at, editing } = grid;
  const index = column?.index ?? -1;
  const text = row.cells[index] ?? "";
  const errors = errorsOf(row, index, place.column === 0);
  const isActive = at.row === place.row && at.column === place.column;
  const isEdited = isActive && editing !== undefined;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys of all its cells
    <td
      {...ROLES.cell}
      aria-colindex={place.column + 2}
      aria-invalid={errors.length > 0 ? true : undefined}
      tabIndex={isActive ? 0 : -1}
      className={cx("cell", errors.length > 0 && "faulty", isActive && "active")}
      style={{ inlineSize: width }}
      onClick={() => grid.go(place)}
      onDoubleClick={() => grid.edit()}
    >
      {isEdited ? (
        <CellEditor label={t`${column?.header ?? ""}, row ${row.n}`} initial={editing} onEnd={grid.end} />
      ) : (
        <span className={styles["text"]}>{text.slice(0, SHOWN_CHARACTERS)}</span>
      )}
      {errors.length > 0 && !isEdited && (
        <VisuallyHidden>{`. ${t`Problem: ${errors.map(({ message }) => message).join(" ")}`}`}</VisuallyHidden>
      )}
    </td>
  );
}
