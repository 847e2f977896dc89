import type { StoredEntry } from "@jobmap/contract";
import { useState } from "react";
import { t } from "#text";
import { useChange } from "../../lib/server-state/use-change.ts";
import { loadProfile } from "../../lib/session.ts";
import { Button, ConfirmDialog, PageSection, PlusIcon } from "../../ui/index.ts";
import { EntryForm } from "./EntryForm.tsx";
import { EntryRow } from "./EntryRow.tsx";
import { rowOf } from "./entry-values.ts";
import styles from "./Profile.module.css";
import type { SectionFields } from "./section-fields.ts";
import { useOrder, withEntries } from "./use-order.ts";
import { type PartProps, profileQuery } from "./use-profile.ts";

/** One section: its entries, each edited where it stands, in the order that their owner gives them. */
export function EntryList({ spec, profile, onSaved }: PartProps & { spec: SectionFields }) {
  const { section, path, add, title, hint } = spec;
  const entries = profile.entries[section];
  const [editing, setEditing] = useState<number | "new">();
  const [removing, setRemoving] = useState<StoredEntry>();
  const drag = useOrder(section, entries);
  const removal = useChange(`POST user/${path}/delete-profile`, profileQuery, (shown, { body }) =>
    withEntries(
      shown,
      section,
      shown.entries[section].filter(({ id }) => id !== body.id),
    ),
  );
  const removed = removing ? rowOf(removing.entry, spec).title : "";
  const close = () => setEditing(undefined);
  return (
    <PageSection id={section} title={title} hint={hint}>
      {entries.length > 0 && (
        <ul className={styles["entries"]} aria-label={title}>
          {entries.map((stored, at) =>
            editing === stored.id ? (
              <li key={stored.id}>
                <EntryForm spec={spec} stored={stored} onSaved={onSaved} onClose={close} />
              </li>
            ) : (
              <EntryRow
                key={stored.id}
                entry={stored.entry}
                spec={spec}
                at={at}
                count={entries.length}
                drag={{ ...drag.grip(stored.id), ...drag.place(at) }}
                onEdit={() => setEditing(stored.id)}
                onMove={(step) => drag.put(stored.id, at + step)}
                onRemove={() => setRemoving(stored)}
              />
            ),
          )}
        </ul>
      )}
      {editing === "new" ? (
        <EntryForm spec={spec} onSaved={onSaved} onClose={close} />
      ) : (
        <Button variant="line" size="sm" icon={<PlusIcon />} onClick={() => setEditing("new")}>
          {add}
        </Button>
      )}
      <ConfirmDialog
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={t`Delete ${removed}?`}
        yes={t`Delete`}
        no={t`Keep`}
        onConfirm={async () => {
          if (!removing) return;
          removal.mutate({ body: { id: removing.id } }, { onSuccess: () => void loadProfile() });
        }}
      >
        <p>{t`It is removed from your profile. Applications that you have sent keep it.`}</p>
      </ConfirmDialog>
    </PageSection>
  );
}
