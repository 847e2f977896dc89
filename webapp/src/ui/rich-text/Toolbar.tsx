import type { EditorState } from "prosemirror-state";
import { type KeyboardEvent, type Ref, useState } from "react";
import { t } from "#text";
import { IconButton } from "../actions/IconButton.tsx";
import { classNames } from "../classes.ts";
import { LinkIcon } from "../icons/icons.tsx";
import { tabAfterKey } from "../navigation/tab-keys.ts";
import { linkAt } from "./links.ts";
import styles from "./RichTextField.module.css";
import { LOOKS, STEPS, type Tool } from "./tools.tsx";

const cx = classNames(styles);

export interface ToolbarProps {
  ref: Ref<HTMLDivElement>;
  /** Accessible name, including the field's. */
  label: string;
  /** The id of the text. */
  controls: string;
  state: EditorState;
  /** @param isPointer pressed with a pointer, so the user continues writing */
  onRun: (run: Tool["run"], isPointer: boolean) => void;
  isAsking: boolean;
  onAskLink: () => void;
}

/** The formatting buttons: one tab stop, arrows move within. */
export function Toolbar({ ref, label, controls, state, onRun, isAsking, onAskLink }: ToolbarProps) {
  const link: Tool = {
    name: t`Link`,
    icon: <LinkIcon />,
    keys: "Control+K",
    run: () => true,
    isOn: () => linkAt(state) !== undefined,
  };
  const tools = [...LOOKS, { ...link, begins: true }, ...STEPS];
  const names = tools.map(({ name }) => name);
  const [current, setCurrent] = useState(t`Bold`);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const next = tabAfterKey(event.key, names, current, isRtl);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-tool="${next}"]`)?.focus();
  };
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={t`Formatting of ${label}`}
      aria-controls={controls}
      className={cx("toolbar")}
      onKeyDown={move}
    >
      {tools.map(({ name, icon, keys, run, isOn, begins = false }) => (
        <IconButton
          key={name}
          label={name}
          icon={icon}
          size="sm"
          className={cx("tool", begins && "begins")}
          data-tool={name}
          title={`${name} (${keys.replace("Control", "Ctrl")})`}
          tabIndex={name === current ? 0 : -1}
          aria-keyshortcuts={keys}
          aria-pressed={isOn?.(state)}
          aria-disabled={!run(state) || undefined}
          aria-expanded={name === link.name ? isAsking : undefined}
          onFocus={() => setCurrent(name)}
          // The editor keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => (name === link.name ? onAskLink() : onRun(run, event.detail > 0))}
        />
      ))}
    </div>
  );
}
