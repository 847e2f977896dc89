import type { Folder, SavedJob } from "@jobmap/contract";
import { useState } from "react";
import { t } from "#text";
import { jobPath } from "../../lib/paths.ts";
import { Badge, dayText, IconButton, JobRow, Menu, type MenuItem, MoreIcon } from "../../ui/index.ts";
import { NoteDialog } from "./NoteDialog.tsx";
import styles from "./Saved.module.css";

/** Drag data type: the id of a job dragged onto a folder. */
export const DRAGGED = "application/x-jobmap-job";

interface SavedItemProps {
  saved: SavedJob;
  folders: readonly Folder[];
  /** The render time of the page, in ms. */
  now: number;
  onMove: (folderId: number | null) => void;
  onRemove: () => void;
}

/** A saved job. It can be dragged onto a folder; its menu offers the same. */
export function SavedItem({ saved, folders, now, onMove, onRemove }: SavedItemProps) {
  const [isWriting, setWriting] = useState(false);
  const { job, is_open, folder_id, note, saved_at } = saved;
  const folder = folders.find(({ id }) => id === folder_id);
  const items: MenuItem[] = [
    { id: "note", text: note === "" ? t`Add note` : t`Edit note`, onSelect: () => setWriting(true) },
    ...folders
      .filter(({ id }) => id !== folder_id)
      .map(({ id, name }) => ({ id: `to-${id}`, text: t`Move to ${name}`, onSelect: () => onMove(id) })),
    ...(folder_id === null ? [] : [{ id: "out", text: t`Remove from folder`, onSelect: () => onMove(null) }]),
    { id: "remove", text: t`Remove from saved jobs`, tone: "danger", onSelect: onRemove },
  ];
  return (
    <li
      className={styles["job"]}
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(DRAGGED, String(job.id));
        dataTransfer.effectAllowed = "move";
      }}
    >
      <JobRow job={job} to={jobPath(job.id)} now={now} closed={!is_open} headingLevel={2} />
      <div className={styles["about"]}>
        <div className={styles["words"]}>
          <p className={styles["badges"]}>
            {folder && <Badge>{folder.name}</Badge>}
            <span className={styles["fine"]}>{t`Saved ${dayText(saved_at) ?? ""}`}</span>
          </p>
          {note !== "" && <p className={styles["note"]}>{note}</p>}
        </div>
        <Menu
          label={t`Actions for ${job.title}`}
          items={items}
          trigger={(wired) => (
            <IconButton {...wired} label={t`Actions for ${job.title}`} icon={<MoreIcon />} />
          )}
        />
      </div>
      {isWriting && <NoteDialog jobId={job.id} note={note} onClose={() => setWriting(false)} />}
    </li>
  );
}
