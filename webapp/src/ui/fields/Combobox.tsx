import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from "react";
import { t } from "#text";
import { classNames } from "../classes.ts";
import { VisuallyHidden } from "../content/VisuallyHidden.tsx";
import { Spinner } from "../feedback/Spinner.tsx";
import styles from "./Combobox.module.css";
import control from "./control.module.css";
import { type Suggestion, SuggestionList } from "./SuggestionList.tsx";
import { stepActive } from "./step-active.ts";
import type { Suggestions } from "./use-suggestions.ts";

const cx = classNames({ ...control, ...styles });

export interface ComboboxProps<Item extends Suggestion>
  extends Omit<ComponentPropsWithRef<"input">, "id" | "size" | "value" | "onChange"> {
  label: string;
  icon?: ReactNode;
  value: string;
  onValueChange: (value: string) => void;
  suggestions: Suggestions<Item>;
  onChoose: (item: Item) => void;
  /** Retries after an error. */
  onRetry?: () => void;
  /** Shown if nothing matches. The user can always keep typing. */
  emptyText?: string;
  /** `field` is standalone; `cell` is part of a search bar; `line` is a cell with its label in front. */
  look?: "field" | "cell" | "line";
  /** Controls at the end of the box, such as "Use my location". */
  end?: ReactNode;
}

/**
 * A text field with suggestions (WAI-ARIA combobox, list autocomplete with manual selection). Free text is allowed; suggestions are
 * optional. Enter selects the active suggestion, or submits the form if none is active.
 */
export function Combobox<Item extends Suggestion>(props: ComboboxProps<Item>) {
  const { label, icon, value, onValueChange, suggestions, onChoose, onRetry, emptyText, ...rest } = props;
  const { look = "field", end, className, onKeyDown, onBlur, ...input } = rest;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { status, items } = suggestions;
  const failed = status === "error";
  const rows = failed ? 1 : items.length;
  const shown = open && status !== "idle" && !(status === "loading" && items.length === 0);
  const listed = shown && rows > 0;

  useEffect(() => setActive((index) => (index < rows ? index : -1)), [rows]);
  useEffect(() => {
    if (listed && active >= 0)
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active, listed]);

  // On a slow phone people type before the page's script runs; what they typed is theirs, and React would not hear of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the server's field comes to life
  useEffect(() => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement) || field.value === value) return;
    onValueChange(field.value);
    if (field === document.activeElement) setOpen(true);
  }, []);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const take = (index: number) => {
    if (failed) return onRetry?.();
    const item = items[index];
    if (!item) return;
    close();
    onChoose(item);
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const step = stepActive(event.key, active, rows);
    if (step !== undefined && (listed || event.key === "ArrowDown")) {
      event.preventDefault();
      setOpen(true);
      setActive(step);
    } else if (event.key === "Enter" && listed && active >= 0) {
      event.preventDefault();
      take(active);
    } else if (event.key === "Enter") {
      // The form is being submitted: its page reports the results.
      close();
    } else if (event.key === "Escape" && shown) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <div className={cx("combobox", look)}>
      <label className={cx(look === "cell" ? "unseen" : "label")} htmlFor={id}>
        {label}
      </label>
      <span className={cx("box")}>
        {icon && <span className={cx("icon")}>{icon}</span>}
        <input
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          {...input}
          id={id}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? `${id}-list` : undefined}
          aria-activedescendant={listed && active >= 0 ? `${id}-${active}` : undefined}
          value={value}
          onChange={(event) => {
            onValueChange(event.currentTarget.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={keyDown}
          onBlur={(event) => {
            onBlur?.(event);
            close();
          }}
          className={cx(look === "field" && "control", "input", className)}
        />
        {open && status === "loading" && (
          <span className={cx("busy")}>
            <Spinner />
          </span>
        )}
        {end}
      </span>
      {shown && (
        <SuggestionList
          id={id}
          label={label}
          query={value}
          items={items}
          failed={failed}
          emptyText={emptyText ?? t`No suggestions. You can still search for it.`}
          active={active}
          onHover={setActive}
          onTake={take}
        />
      )}
      <VisuallyHidden>
        <span role="status">
          {shown && status === "ready" && rows > 0 && `${rows} ${rows === 1 ? "suggestion" : "suggestions"}`}
        </span>
      </VisuallyHidden>
    </div>
  );
}
