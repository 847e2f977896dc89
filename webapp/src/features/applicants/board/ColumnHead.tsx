import { t } from "#text";
import { Heading, IconButton, MoreIcon } from "../../../ui/index.ts";
import { filterQuery } from "../list-query.ts";
import { MoveMenu } from "../MoveMenu.tsx";
import type { Stage } from "../stages.ts";
import styles from "./Board.module.css";
import type { BoardState } from "./use-board.ts";
import type { Column } from "./use-column.ts";
import { isAt, reasonText } from "./why-not.ts";

const COUNT = new Intl.NumberFormat("en-US");

interface ColumnHeadProps {
  stage: Stage;
  column: Column;
  board: BoardState;
  /** Says nothing of what is dragged. */
  isQuiet: boolean;
}

/** Name and number of a column, what moves all of it, and who of those that are dragged can come here. */
export function ColumnHead({ stage, column, board, isQuiet }: ColumnHeadProps) {
  const { shown, dragged, moveAll } = board;
  const { total = 0, latest } = column;
  const label = t`Actions for all ${COUNT.format(total)} in ${stage.text}`;
  const filter = filterQuery({ ...shown.state, stage: stage.id });
  const says = dropText(board, stage);
  return (
    <header className={styles["head"]}>
      <Heading level={2} size="md" id={`stage-${stage.id}`}>
        {stage.text}
      </Heading>
      {column.total !== undefined && <span className={styles["count"]}>{COUNT.format(total)}</span>}
      {total > 0 && (
        <MoveMenu
          target={{ all: { filter, except: [], up_to: latest }, count: total }}
          label={label}
          onMove={moveAll}
          trigger={(wired) => <IconButton {...wired} size="sm" label={label} icon={<MoreIcon />} />}
        />
      )}
      {dragged.length > 0 && !isQuiet && says && <p className={styles["says"]}>{says}</p>}
    </header>
  );
}

/** What dropping here would do; nothing where they are already. */
function dropText({ dragged }: BoardState, stage: Stage): string | undefined {
  const others = dragged.filter(({ status }) => !isAt(status, stage));
  const can = others.filter(({ actions }) => actions.includes(stage.action)).length;
  const [first] = others;
  if (!first) return undefined;
  if (can === others.length) return dragged.length === 1 ? t`Drop here` : t`Drop ${can} here`;
  if (can > 0) return t`${can} of ${others.length} can come here`;
  return others.length === 1 ? reasonText(first, stage) : t`None of them can come here`;
}
