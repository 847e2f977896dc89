import type { Folder } from "@jobmap/contract";
import { type DragEvent, useState } from "react";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { tell } from "../../lib/failures.ts";
import { useChange } from "../../lib/server-state/use-change.ts";
import {
  Button,
  ConfirmDialog,
  classNames,
  IconButton,
  Menu,
  type MenuItem,
  MoreIcon,
  PlusIcon,
} from "../../ui/index.ts";
import { FolderDialog } from "./FolderDialog.tsx";
import styles from "./Saved.module.css";
import { DRAGGED } from "./SavedItem.tsx";
import { foldersQuery } from "./use-saved.ts";

const cx = classNames(styles);

interface FolderRailProps {
  folders: readonly Folder[];
  /** Number of jobs in no folder. */
  unfiled: number;
  shown: number | undefined;
  onShow: (folder: number | undefined) => void;
  /** A job was dropped on a folder; null means no folder. */
  onDrop: (jobId: number, folderId: number | null) => void;
}

/** The folders in order; jobs can be dropped on each. */
export function FolderRail({ folders, unfiled, shown, onShow, onDrop }: FolderRailProps) {
  const [editing, setEditing] = useState<Folder | "new">();
  const [removing, setRemoving] = useState<Folder>();
  const [over, setOver] = useState<number>();
  const filed = folders.reduce((sum, { job_count }) => sum + job_count, 0);
  const removal = useChange("POST user/folder/delete", foldersQuery, (before, { body }) =>
    before.filter(({ id }) => id !== body.id),
  );
  const put = (index: number, step: number) => {
    const ids = folders.map(({ id }) => id);
    const [id] = ids.splice(index, 1);
    if (id === undefined) return;
    ids.splice(index + step, 0, id);
    call("POST user/folder/order", { body: { ids } }).catch(tell);
  };
  const drop = (folder: number) => ({
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(DRAGGED)) return;
      event.preventDefault();
      setOver(folder);
    },
    onDragLeave: () => setOver(undefined),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(undefined);
      onDrop(Number(event.dataTransfer.getData(DRAGGED)), folder || null);
    },
  });
  const tab = (id: number | undefined, text: string) => (
    <button
      type="button"
      className={cx("folder")}
      aria-current={shown === id ? "true" : undefined}
      onClick={() => onShow(id)}
    >
      {text}
    </button>
  );
  const itemsOf = (folder: Folder, index: number): MenuItem[] => [
    { id: "edit", text: t`Rename or recolor`, onSelect: () => setEditing(folder) },
    { id: "up", text: t`Move up`, disabled: index === 0, onSelect: () => put(index, -1) },
    { id: "down", text: t`Move down`, disabled: index === folders.length - 1, onSelect: () => put(index, 1) },
    { id: "delete", text: t`Delete`, tone: "danger", onSelect: () => setRemoving(folder) },
  ];
  return (
    <nav aria-label={t`Folders`} className={cx("rail")}>
      <ul>
        <li>{tab(undefined, t`All (${unfiled + filed})`)}</li>
        {folders.length > 0 && (
          <li className={cx(over === 0 && "over")} {...drop(0)}>
            {tab(0, t`No folder (${unfiled})`)}
          </li>
        )}
        {folders.map((folder, index) => (
          <li
            key={folder.id}
            className={cx(folder.colour, over === folder.id && "over")}
            {...drop(folder.id)}
          >
            <span className={cx("dot")} />
            {tab(folder.id, `${folder.name} (${folder.job_count})`)}
            <Menu
              label={t`Actions for ${folder.name}`}
              items={itemsOf(folder, index)}
              trigger={(wired) => (
                <IconButton
                  {...wired}
                  size="sm"
                  label={t`Actions for folder ${folder.name}`}
                  icon={<MoreIcon />}
                />
              )}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="line"
        size="sm"
        icon={<PlusIcon />}
        onClick={() => setEditing("new")}
      >{t`New folder`}</Button>
      {editing && (
        <FolderDialog
          folder={editing === "new" ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={t`Delete ${removing?.name ?? ""}?`}
        yes={t`Delete the folder`}
        no={t`Keep it`}
        onConfirm={async () => {
          if (!removing) return;
          removal.mutate({ body: { id: removing.id } });
          if (shown === removing.id) onShow(undefined);
        }}
      >
        <p>{t`Its jobs stay saved without a folder.`}</p>
      </ConfirmDialog>
    </nav>
  );
}
