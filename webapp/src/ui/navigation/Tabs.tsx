import { type KeyboardEvent, type ReactNode, useId } from "react";
import { classNames } from "../classes.ts";
import styles from "./Tabs.module.css";
import { tabAfterKey } from "./tab-keys.ts";

const cx = classNames(styles);
const COUNT = new Intl.NumberFormat("en-US");

export interface Tab<Id extends string> {
  id: Id;
  text: string;
  count?: number;
}

export interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelectedChange: (id: Id) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** Views of one subject (WAI-ARIA tabs, automatic activation). Arrow keys follow the text direction. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelectedChange,
  children,
}: TabsProps<Id>) {
  const id = useId();
  const keyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const next = tabAfterKey(
      event.key,
      tabs.map((tab) => tab.id),
      selected,
      rtl,
    );
    if (next === undefined) return;
    event.preventDefault();
    onSelectedChange(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className={cx("tabs")} onKeyDown={keyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            className={cx("tab")}
            onClick={() => onSelectedChange(tab.id)}
          >
            {tab.text}
            {tab.count !== undefined && <span className={cx("count")}>{COUNT.format(tab.count)}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} className={cx("panel")}>
        {children}
      </div>
    </>
  );
}
