import type { ReactNode } from "react";
import { t } from "#text";
import { classNames } from "../classes.ts";
import { AlertIcon, RetryIcon } from "../icons/icons.tsx";
import styles from "./SuggestionList.module.css";

const cx = classNames(styles);
const COUNT = new Intl.NumberFormat("en-US");

export interface Suggestion {
  id: string;
  text: string;
  /** Distinguishes it from others with the same name: a state, "employer". */
  note?: string;
  count?: number;
  icon?: ReactNode;
}

interface SuggestionListProps<Item extends Suggestion> {
  id: string;
  label: string;
  query: string;
  items: readonly Item[];
  failed: boolean;
  emptyText: string;
  active: number;
  onHover: (index: number) => void;
  onTake: (index: number) => void;
}

/** The panel below a combobox: suggestions, or a message why there are none. */
export function SuggestionList<Item extends Suggestion>(props: SuggestionListProps<Item>) {
  const { id, label, query, items, failed, emptyText, active, onHover, onTake } = props;
  const row = (index: number) => ({
    id: `${id}-${index}`,
    role: "option",
    tabIndex: -1,
    "aria-selected": index === active,
    className: cx("option", index === active && "active"),
    onPointerMove: () => onHover(index),
    onClick: () => onTake(index),
  });
  if (!failed && items.length === 0) {
    return (
      <p className={cx("panel", "empty")} role="status">
        {emptyText}
      </p>
    );
  }
  return (
    // Pressing a row must not move focus out of the field.
    <div className={cx("panel")} onPointerDown={(event) => event.preventDefault()}>
      {failed && (
        <p className={cx("failed")} role="status">
          <AlertIcon size="sm" />
          {t`Suggestions did not load. You can still search.`}
        </p>
      )}
      <div id={`${id}-list`} role="listbox" aria-label={t`Suggestions for ${label.toLowerCase()}`}>
        {failed ? (
          <div {...row(0)}>
            <RetryIcon />
            {t`Try again`}
          </div>
        ) : (
          items.map((item, index) => (
            <div key={item.id} {...row(index)}>
              {item.icon && <span className={cx("icon")}>{item.icon}</span>}
              <span className={cx("text")}>
                <Marked text={item.text} query={query} />
                {item.note && <bdi className={cx("note")}>{item.note}</bdi>}
              </span>
              {item.count !== undefined && <span className={cx("count")}>{COUNT.format(item.count)}</span>}
            </div>
          ))
        )}
      </div>
    </div>
  );
}

/** The typed part is regular; the part that the suggestion adds is bold. */
function Marked({ text, query }: { text: string; query: string }) {
  const typed = query.trim().toLowerCase();
  const at = typed === "" ? -1 : text.toLowerCase().indexOf(typed);
  if (at < 0) return <bdi>{text}</bdi>;
  const end = at + typed.length;
  return (
    <bdi>
      <b>{text.slice(0, at)}</b>
      {text.slice(at, end)}
      <b>{text.slice(end)}</b>
    </bdi>
  );
}
