import type { ProfileFields } from "@jobmap/contract";
import type { ComponentProps } from "react";
import { t } from "#text";
import { UNKNOWN_LANGUAGE } from "../../lib/language.ts";
import { EditIcon, Heading, IconButton, Menu, type MenuItem, MoreIcon } from "../../ui/index.ts";
import { rowOf } from "./entry-values.ts";
import styles from "./Profile.module.css";
import type { SectionFields } from "./section-fields.ts";

interface EntryRowProps {
  entry: ProfileFields;
  spec: SectionFields;
  /** From 0, of so many. */
  at: number;
  count: number;
  /** Lets it be dragged, and others be dropped here. */
  drag: ComponentProps<"li">;
  onEdit: () => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** An entry as it reads. It can be dragged to another place; its menu offers the same. */
export function EntryRow({ entry, spec, at, count, drag, onEdit, onMove, onRemove }: EntryRowProps) {
  const { title, detail, period, summary } = rowOf(entry, spec);
  const items: MenuItem[] = [
    { id: "up", text: t`Move up`, disabled: at === 0, onSelect: () => onMove(-1) },
    { id: "down", text: t`Move down`, disabled: at === count - 1, onSelect: () => onMove(1) },
    { id: "delete", text: t`Delete`, tone: "danger", onSelect: onRemove },
  ];
  return (
    <li className={styles["entry"]} {...drag}>
      <div className={styles["words"]}>
        <Heading level={3} size="md">
          {title}
        </Heading>
        {detail !== "" && <p lang={UNKNOWN_LANGUAGE}>{detail}</p>}
        {period !== "" && <p className={styles["fine"]}>{period}</p>}
        {summary !== "" && (
          <p className={styles["summary"]} lang={UNKNOWN_LANGUAGE}>
            {summary}
          </p>
        )}
      </div>
      <div className={styles["tools"]}>
        <IconButton label={t`Edit ${title}`} icon={<EditIcon />} onClick={onEdit} />
        <Menu
          label={t`Actions for ${title}`}
          items={items}
          trigger={(wired) => (
            <IconButton {...wired} label={t`More actions for ${title}`} icon={<MoreIcon />} />
          )}
        />
      </div>
    </li>
  );
}
