import type { BulkColumn, BulkRow } from "@jobmap/contract";
import { columnSizingFeature, createColumnHelper, tableFeatures, useTable } from "@tanstack/react-table";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useMemo, useRef } from "react";
import { t } from "#text";
import styles from "./Grid.module.css";
import { GridCell } from "./GridCell.tsx";
import { ROLES } from "./grid-roles.ts";
import type { GridState } from "./use-grid.ts";
import type { Rows } from "./use-rows.ts";

const ROW_PX = 40;
const NUMBER_PX = 64;
const WIDTHS_PX: Readonly<Record<string, number>> = { title: 220, description: 320, location: 220 };
const USUAL_PX = 150;

const features = tableFeatures({ columnSizingFeature });
const helper = createColumnHelper<typeof features, BulkRow>();

interface GridProps {
  rows: Rows;
  columns: readonly BulkColumn[];
  grid: GridState;
}

/** Rows as a grid: one stop of the Tab key, arrows inside, and only the rows on the screen in the document. */
export function Grid({ rows, columns, grid }: GridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const defs = useMemo(
    () =>
      helper.columns(
        columns.map(({ index, header, field }) =>
          helper.accessor((row) => row.cells[index] ?? "", {
            id: String(index),
            header,
            size: WIDTHS_PX[field ?? ""] ?? USUAL_PX,
          }),
        ),
      ),
    [columns],
  );
  const table = useTable({ features, columns: defs, data: rows.rows, getRowId: ({ n }) => String(n) });
  const shown = table.getRowModel().rows;
  const { at, editing } = grid;
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 6,
    // The row with the focus stays in the document wherever the reader scrolls.
    rangeExtractor: (range) => [...new Set([at.row, ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const { more } = rows;
  const isNearEnd = rows.hasMore && last > shown.length - 20;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once each time that the end comes near
  useEffect(() => {
    if (isNearEnd) more();
  }, [isNearEnd, shown.length]);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with the place, not with what the row says
  useEffect(() => {
    virtual.scrollToIndex(at.row);
    const { activeElement } = document;
    // Whoever works elsewhere on the page keeps the focus there; a row that went away leaves it nowhere.
    const isHere = activeElement === document.body || scroller.current?.contains(activeElement);
    if (!isFirst.current && isHere && editing === undefined)
      scroller.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
    isFirst.current = false;
  }, [at.row, at.column, grid.row?.n, editing === undefined]);
  const width = table.getTotalSize() + NUMBER_PX;
  return (
    <div ref={scroller} className={styles["scroller"]}>
      <table
        {...ROLES.grid}
        aria-label={t`Rows`}
        aria-rowcount={rows.total + 1}
        aria-colcount={columns.length + 1}
        className={styles["grid"]}
        style={{ inlineSize: width }}
        onKeyDown={grid.press}
      >
        <thead {...ROLES.group} className={styles["head"]}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} {...ROLES.row} aria-rowindex={1} className={styles["header"]}>
              <th {...ROLES.columnHeader} aria-colindex={1} className={styles["number"]}>
                {t`Row`}
              </th>
              {group.headers.map((header, index) => (
                <th
                  key={header.id}
                  {...ROLES.columnHeader}
                  aria-colindex={index + 2}
                  className={styles["heading"]}
                  style={{ inlineSize: header.getSize() }}
                >
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody {...ROLES.group} className={styles["body"]} style={{ blockSize: virtual.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const row = shown[index];
            if (!row) return null;
            return (
              <tr
                key={row.id}
                {...ROLES.row}
                aria-rowindex={index + 2}
                className={styles["row"]}
                style={{ transform: `translateY(${start}px)`, zIndex: index === at.row ? 1 : 0 }}
              >
                <th {...ROLES.rowHeader} aria-colindex={1} className={styles["number"]}>
                  {row.original.n}
                </th>
                {row.getAllCells().map((cell, column) => (
                  <GridCell
                    key={cell.id}
                    row={row.original}
                    column={columns[column]}
                    place={{ row: index, column }}
                    width={cell.column.getSize()}
                    grid={grid}
                  />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
