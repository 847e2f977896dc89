import { t } from "#text";
import { classNames } from "../classes.ts";
import { Checkbox } from "../fields/Choice.tsx";
import { type Option, Select } from "../fields/Select.tsx";
import styles from "./Table.module.css";
import type { TableProps } from "./table-props.ts";
import { toggledAll } from "./table-types.ts";

const cx = classNames(styles);
const COUNT = new Intl.NumberFormat("en-US");

/** Above the rows: the number of selected rows and the bulk actions; on phones also what the table header offers elsewhere. */
export function TableTools<Row>(props: TableProps<Row> & { keys: readonly string[] }) {
  const { keys, selection } = props;
  const count = selection?.count ?? selection?.selected.size ?? 0;
  return (
    <>
      <div className={cx("cardTools")}>
        {selection && (
          <Checkbox
            label={t`All on this page`}
            checked={keys.length > 0 && keys.every((key) => selection.selected.has(key))}
            onChange={() => selection.onSelectedChange(toggledAll(selection.selected, keys))}
          />
        )}
        <SortSelect {...props} />
      </div>
      {selection && (
        <div className={cx("chosenTools", count === 0 && "none")}>
          <span role="status" className={cx("count")}>
            {count > 0 && <bdi>{t`${COUNT.format(count)} chosen`}</bdi>}
          </span>
          {count > 0 && selection.actions}
        </div>
      )}
    </>
  );
}

function SortSelect<Row>({ columns, sort, onSortChange, hasSortElsewhere = false }: TableProps<Row>) {
  const sortable = columns.filter((column) => column.sortable);
  if (hasSortElsewhere || !onSortChange || sortable.length === 0) return null;
  const options = sortable.flatMap(({ id, header }): Option[] => [
    { value: `${id} ascending`, text: t`${header}, ascending` },
    { value: `${id} descending`, text: t`${header}, descending` },
  ]);
  return (
    <Select
      look="word"
      label={t`Order`}
      options={sort ? options : [{ value: "", text: t`Order` }, ...options]}
      value={sort ? `${sort.column} ${sort.direction}` : ""}
      onValueChange={(value) => {
        const column = sortable.find(({ id }) => value.startsWith(`${id} `));
        if (!column) return;
        onSortChange({
          column: column.id,
          direction: value.endsWith(" ascending") ? "ascending" : "descending",
        });
      }}
    />
  );
}
