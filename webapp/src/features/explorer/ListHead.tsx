import { useState } from "react";
import { t } from "#text";
import { ConfirmDialog, IconButton, SearchField, TrashIcon } from "../../ui/index.ts";
import styles from "./Explorer.module.css";

interface ListHeadProps {
  /** Accessible name of the filter: "Filter companies". */
  label: string;
  filter: string;
  onFilter: (text: string) => void;
  clearing?: { label: string; title: string; text: string; yes: string; onClear: () => Promise<void> };
}

/** A list's text filter, and a clear-all button if the list can be cleared. */
export function ListHead({ label, filter, onFilter, clearing }: ListHeadProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles["head"]}>
      <div className={styles["filter"]}>
        <SearchField label={label} labelHidden placeholder={label} value={filter} onValueChange={onFilter} />
      </div>
      {clearing && (
        <>
          <IconButton label={clearing.label} icon={<TrashIcon />} onClick={() => setAsking(true)} />
          <ConfirmDialog
            open={isAsking}
            onClose={() => setAsking(false)}
            title={clearing.title}
            yes={clearing.yes}
            no={t`Keep it`}
            onConfirm={clearing.onClear}
          >
            <p>{clearing.text}</p>
          </ConfirmDialog>
        </>
      )}
    </div>
  );
}

/** Whether any of the texts contains the typed words. */
export function fits(filter: string, ...texts: readonly string[]): boolean {
  const words = filter.trim().toLocaleLowerCase();
  return texts.some((text) => text.toLocaleLowerCase().includes(words));
}
