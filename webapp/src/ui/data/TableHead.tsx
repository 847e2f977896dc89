import { t } from "#text";
import { classNames } from "../classes.ts";
import { ChevronDownIcon, ChevronUpIcon } from "../icons/icons.tsx";
import styles from "./Table.module.css";
import { TickBox } from "./TickBox.tsx";
import type { TableProps } from "./table-props.ts";
import { ROLES } from "./table-roles.ts";
import { type Column, type Sort, sortAfterPress, toggledAll } from "./table-types.ts";

const cx = classNames(styles);

export function TableHead<Row>(props: TableProps<Row> & { keys: readonly string[] }) {
  const { columns, keys, sort, onSortChange, selection } = props;
  const some = keys.some((key) => selection?.selected.has(key));
  const all = keys.length > 0 && keys.every((key) => selection?.selected.has(key));
  return (
    <thead {...ROLES.group} className={cx("head")}>
      <tr {...ROLES.row}>
        {selection && (
          <th scope="col" {...ROLES.columnHeader} className={cx("tick")}>
            <TickBox
              label={t`Select all on this page`}
              checked={all}
              mixed={some && !all}
              onChange={() => selection.onSelectedChange(toggledAll(selection.selected, keys))}
            />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            {...ROLES.columnHeader}
            aria-sort={sort?.column === column.id ? sort.direction : undefined}
            className={cx(
              "cell",
              column.isTitle && "first",
              column.align === "end" && "end",
              column.isTools && "tools",
            )}
          >
            {column.sortable && onSortChange ? (
              <SortButton column={column} sort={sort} onSortChange={onSortChange} />
            ) : (
              column.header
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface SortButtonProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSortChange: (sort: Sort) => void;
}

function SortButton<Row>({ column, sort, onSortChange }: SortButtonProps<Row>) {
  const here = sort?.column === column.id;
  return (
    <button
      type="button"
      className={cx("sort", here && "sorted")}
      onClick={() => onSortChange(sortAfterPress(sort, column.id))}
    >
      {column.header}
      <span className={cx("arrow")}>
        {here && sort.direction === "descending" ? (
          <ChevronDownIcon size="sm" />
        ) : (
          <ChevronUpIcon size="sm" />
        )}
      </span>
    </button>
  );
}
