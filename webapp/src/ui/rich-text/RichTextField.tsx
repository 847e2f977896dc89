import { textOf } from "@jobmap/contract/text-of";
import { useMemo, useRef, useState } from "react";
import { classNames } from "../classes.ts";
import control from "../fields/control.module.css";
import { type ControlProps, Field, type FieldProps, fieldProps } from "../fields/Field.tsx";
import { Counter } from "../fields/TextField.tsx";
import { LinkBar } from "./LinkBar.tsx";
import { linkAt, removeLink, setLink } from "./links.ts";
import styles from "./RichTextField.module.css";
import { Toolbar } from "./Toolbar.tsx";
import type { Tool } from "./tools.tsx";
import { useEditor } from "./use-editor.ts";

const cx = classNames({ ...control, ...styles });

export interface RichTextFieldProps extends FieldProps {
  /** Name of the form field. */
  name?: string;
  /** Safe HTML, or older plain text. "" if empty. */
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
  /** Maximum number of characters. Counted, not enforced. */
  limit?: number;
  /** `low` for the shorter of several texts. */
  size?: "low" | "high";
}

/**
 * Rich text with headings, lists, bold, italic and links. Its value is the safe HTML that the server stores. Pasted content loses all other
 * formatting.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { label, labelHidden, hint, error, optional } = props;
  return (
    <Field {...fieldProps({ label, labelHidden, hint, error, optional })}>
      {(wired) => <RichText {...props} wired={wired} />}
    </Field>
  );
}

function RichText(props: RichTextFieldProps & { wired: ControlProps }) {
  const { label, name, value, onChange, limit, size = "high", wired } = props;
  const mount = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const textId = `${wired.id}-text`;
  const described = wired["aria-describedby"];
  const invalid = wired["aria-invalid"];
  const attributes = useMemo(
    () => ({
      id: textId,
      role: "textbox",
      "aria-multiline": "true",
      "aria-label": label,
      class: cx("text", size),
      tabindex: "0",
      ...(described && { "aria-describedby": described }),
      ...(invalid && { "aria-invalid": "true" }),
    }),
    [textId, label, size, described, invalid],
  );
  const editor = useEditor({
    mount,
    value,
    attributes,
    onChange: (html) => onChange({ currentTarget: { value: html } }),
    askLink: () => setAsking(true),
    toToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
  });
  const run = (command: Tool["run"], isBack: boolean) => {
    const view = editor?.view.current;
    if (!view) return;
    command(view.state, view.dispatch, view);
    if (isBack) view.focus();
  };
  const answer = (command: Tool["run"]) => {
    setAsking(false);
    run(command, true);
  };
  const length = useMemo(() => textOf(value).length, [value]);
  return (
    <>
      <div className={cx("control", "box", invalid && "invalid")}>
        {/* The element that the label and the form refer to: it passes focus on to the editor. */}
        <textarea
          id={wired.id}
          name={name}
          value={value}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
          autoComplete="off"
          className={cx("handle")}
          onFocus={() => editor?.view.current?.focus()}
        />
        {editor && (
          <Toolbar
            ref={toolbar}
            label={label}
            controls={textId}
            state={editor.state}
            onRun={run}
            isAsking={isAsking}
            onAskLink={() => setAsking(!isAsking)}
          />
        )}
        {editor && isAsking && (
          <LinkBar
            href={linkAt(editor.state)?.href}
            onSet={(href) => answer(setLink(href))}
            onRemove={() => answer(removeLink)}
            onClose={() => answer(() => true)}
          />
        )}
        <div ref={mount} className={cx("mount")} />
      </div>
      {limit !== undefined && <Counter length={length} limit={limit} />}
    </>
  );
}
