import { type ClipboardEvent, type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { Trans, t } from "#text";
import { classNames } from "../classes.ts";
import { UploadIcon } from "../icons/tool-icons.tsx";
import { FieldError } from "./Field.tsx";
import styles from "./FileDrop.module.css";
import { FileRow } from "./FileRow.tsx";
import { addFiles, type FileLimits, limitsText, type Refusal } from "./file-limits.ts";

const cx = classNames(styles);

export interface FileDropProps {
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** Name of the form field. */
  name?: string;
  limits: FileLimits;
  value: readonly File[];
  onValueChange: (files: readonly File[]) => void;
  /** Error about all files. */
  error?: string | undefined;
  /** The server's errors about single files, in their order. */
  fileErrors?: readonly (string | undefined)[];
  disabled?: boolean;
}

/**
 * Local files: chosen, dropped or pasted. The limits are shown first; files that do not fit are rejected by name with the reason, and the
 * existing ones stay. The browser's own file field does the choosing, so the keyboard works.
 */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    hint,
    optional = false,
    name,
    limits,
    value,
    onValueChange,
    error,
    fileErrors,
    disabled,
  } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const many = limits.maxFiles > 1;

  const take = (chosen: FileList) => {
    if (disabled || chosen.length === 0) return;
    // If only one file is allowed, a new one replaces it.
    const { files, refused } = addFiles(many ? value : [], [...chosen], limits);
    setRefused(refused);
    if (files.length > 0) onValueChange(files);
  };
  const remove = (at: number) => {
    setRefused([]);
    onValueChange(value.filter((_, index) => index !== at));
    // The button is removed with its row; focus moves to a neighbor's button, or to the file field.
    const buttons = list.current?.querySelectorAll("button") ?? [];
    (buttons[at + 1] ?? buttons[at - 1] ?? input.current)?.focus();
  };
  const hold = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === "dragover" && !disabled);
  };
  const described = [`${id}-limits`, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={cx("drop")} onPaste={(event: ClipboardEvent) => take(event.clipboardData.files)}>
      <label htmlFor={id} className={cx("label")}>
        {label}
        {optional && <span className={cx("optional")}>{t`optional`}</span>}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a larger target for what the field inside does by keyboard */}
      <div
        className={cx("zone", over && "over", error && "invalid", disabled && "off")}
        onDragOver={hold}
        onDragLeave={hold}
        onDrop={(event) => {
          hold(event);
          take(event.dataTransfer.files);
        }}
      >
        <UploadIcon size="lg" />
        <span className={cx("words")}>
          {many ? (
            <Trans>
              <b className={cx("choose")}>Choose files</b> or drop them here
            </Trans>
          ) : (
            <Trans>
              <b className={cx("choose")}>Choose a file</b> or drop it here
            </Trans>
          )}
          <span id={`${id}-limits`} className={cx("limits")}>
            {limitsText(limits)}
          </span>
        </span>
        <input
          ref={input}
          id={id}
          type="file"
          name={name}
          multiple={many}
          accept={Object.keys(limits.types).join(",")}
          disabled={disabled}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          className={cx("input")}
          onChange={({ currentTarget }) => {
            if (currentTarget.files) take(currentTarget.files);
            // So that the same file can be chosen again after it was removed.
            currentTarget.value = "";
          }}
        />
      </div>
      {hint && (
        <div id={`${id}-hint`} className={cx("hint")}>
          {hint}
        </div>
      )}
      {value.length > 0 && (
        <ul ref={list} className={cx("files")} aria-label={t`${label}: chosen`}>
          {value.map((file, at) => (
            <FileRow
              key={`${file.name} ${file.size} ${file.lastModified}`}
              file={file}
              error={fileErrors?.[at]}
              disabled={disabled ?? false}
              onRemove={() => remove(at)}
            />
          ))}
        </ul>
      )}
      <div role="alert" className={cx("refused")}>
        {refused.map((file) => (
          <FieldError key={file.name}>{`${file.name} ${file.reason}.`}</FieldError>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
