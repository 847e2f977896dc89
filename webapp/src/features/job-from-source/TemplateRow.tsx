import type { Data } from "@jobmap/contract";
import { useState } from "react";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { Button } from "../../ui/index.ts";
import { RenameForm } from "../post-job/RenameForm.tsx";
import styles from "./FromSource.module.css";

interface TemplateRowProps {
  template: Data<"GET employer/job-template/list">[number];
  /** A draft is being made of one. */
  busy: boolean;
  onStart: (key: string) => void;
  onDelete: () => void;
}

/** One template: what its listings are, and what can be done with it. */
export function TemplateRow({
  template: { id, name, title, town },
  busy,
  onStart,
  onDelete,
}: TemplateRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  // The same key for each press: a lost reply makes no second draft.
  const [key] = useState(() => crypto.randomUUID());
  const toggle = isRenaming ? t`Keep the name` : t`Rename`;
  return (
    <li className={styles["template"]}>
      {isRenaming ? (
        <RenameForm
          name={name}
          onRename={(next) => call("POST employer/job-template/rename", { body: { id, name: next } })}
          onRenamed={() => setRenaming(false)}
        />
      ) : (
        <p className={styles["templateName"]}>{name}</p>
      )}
      <p className={styles["templateFacts"]}>{[title || t`Untitled`, town].filter(Boolean).join(", ")}</p>
      <div className={styles["templateWays"]}>
        <Button
          size="sm"
          disabled={busy}
          aria-label={t`Start from it: ${name}`}
          onClick={() => onStart(key)}
        >{t`Start from it`}</Button>
        <Button
          size="sm"
          variant="bare"
          aria-label={`${toggle}: ${name}`}
          aria-expanded={isRenaming}
          onClick={() => setRenaming(!isRenaming)}
        >
          {toggle}
        </Button>
        <Button
          size="sm"
          variant="bare"
          aria-label={t`Delete: ${name}`}
          onClick={onDelete}
        >{t`Delete`}</Button>
      </div>
    </li>
  );
}
