import { type ReactNode, useId } from "react";
import { t } from "#text";
import { classNames } from "../classes.ts";
import { SkeletonLine } from "../feedback/Skeleton.tsx";
import { Spinner } from "../feedback/Spinner.tsx";
import styles from "./Table.module.css";
import { TableHead } from "./TableHead.tsx";
import { TableTools } from "./TableTools.tsx";
import { TickBox } from "./TickBox.tsx";
import type { TableProps } from "./table-props.ts";
import { ROLES } from "./table-roles.ts";
import { type Column, toggled } from "./table-types.ts";

const cx = classNames(styles);

/** Widths of the placeholder rows, in percent; their number is the number of rows. */
const SHAPES = [72, 54, 63, 48];

/** A table with rows and columns if there is room, else one card per row: the same elements, laid out with a container query. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    captionHidden = false,
    columns,
    rows,
    keyOf,
    selection,
    dense,
    wide,
    rowAt,
    loading = false,
    empty,
  } = props;
  const id = useId();
  const keys = rows.map(keyOf);
  const waiting = loading && rows.length === 0;
  if (rows.length === 0 && !loading) return empty;
  return (
    <div className={cx("place", wide && "wide")}>
      <p id={id} className={cx("caption", captionHidden && "hidden", dense && "tight")}>
        {caption}
        {loading && !waiting && <Spinner />}
      </p>
      <TableTools {...props} keys={keys} />
      <table
        {...ROLES.table}
        aria-labelledby={id}
        aria-busy={loading || undefined}
        className={cx("table", dense && "dense")}
      >
        <TableHead {...props} keys={keys} />
        <tbody {...ROLES.group}>
          {waiting && SHAPES.map((width) => <ShapeRow key={width} width={width} {...props} />)}
          {rows.map((row, at) => {
            const key = keyOf(row);
            const chosen = selection?.selected.has(key) ?? false;
            return (
              <tr
                key={key}
                {...ROLES.row}
                aria-selected={selection && chosen}
                tabIndex={rowAt === undefined ? undefined : at === rowAt ? 0 : -1}
                className={cx("row", chosen && "chosen")}
              >
                {selection && (
                  <td {...ROLES.cell} className={cx("tick")}>
                    <TickBox
                      label={t`Select ${selection.nameOf(row)}`}
                      checked={chosen}
                      onChange={() => selection.onSelectedChange(toggled(selection.selected, key))}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <Cell key={column.id} column={column}>
                    {column.cell(row)}
                  </Cell>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  if (column.isTitle) {
    return (
      <th scope="row" {...ROLES.rowHeader} className={cx("cell", "title")}>
        {children}
      </th>
    );
  }
  const { header, align, isPlain, isTools } = column;
  return (
    <td
      {...ROLES.cell}
      className={cx("cell", align === "end" && "end", isPlain && "plain", isTools && "tools")}
    >
      {!isPlain && !isTools && (
        <span className={cx("label")} aria-hidden="true">
          {header}
        </span>
      )}
      {children}
    </td>
  );
}

/** A placeholder row. Screen readers skip it: the table itself is busy. */
function ShapeRow<Row>({ columns, selection, width }: TableProps<Row> & { width: number }) {
  return (
    <tr {...ROLES.row} className={cx("row", "shape")}>
      {selection && <td {...ROLES.cell} className={cx("tick")} />}
      {columns.map((column) => (
        <td key={column.id} {...ROLES.cell} className={cx("cell", column.isTitle && "title")}>
          <SkeletonLine width={column.isTitle ? width : width - 12} />
        </td>
      ))}
    </tr>
  );
}
