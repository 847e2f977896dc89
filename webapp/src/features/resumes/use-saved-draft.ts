import type { Resume } from "@jobmap/contract";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type Draft, draftOf } from "./resume-draft.ts";
import { ResumeSaver } from "./resume-saver.ts";

/** Changes that can be taken back. */
const MAX_PAST = 50;

/** A resume as it is being changed; each change is saved after a pause, and when the page is left. */
export function useSavedDraft(resume: Resume) {
  const [draft, setDraft] = useState(() => draftOf(resume));
  const [saver] = useState(() => new ResumeSaver(resume));
  const { state, other } = useSyncExternalStore(saver.subscribe, saver.getState, saver.getState);
  useEffect(() => saver.watchPage(), [saver]);
  const [past, setPast] = useState<readonly Draft[]>([]);
  const [typedLast, setTypedLast] = useState<string>();
  const put = (next: Draft) => {
    setDraft(next);
    saver.put(next);
  };
  /** `typed`: the field that is typed into. Its letters are one change. */
  const change = (what: Partial<Draft>, typed?: string) => {
    if (typed === undefined || typed !== typedLast)
      setPast((before) => [...before.slice(1 - MAX_PAST), draft]);
    setTypedLast(typed);
    put({ ...draft, ...what });
  };
  const undo = () => {
    const before = past.at(-1);
    if (!before) return;
    setTypedLast(undefined);
    setPast(past.slice(0, -1));
    put(before);
  };
  /** Ends a conflict. What is given up can be taken back. */
  const decide = (theirs: boolean) => {
    if (!other) return;
    saver.goOnFrom(other);
    if (theirs) return change(draftOf(other));
    setPast((before) => [...before.slice(1 - MAX_PAST), draftOf(other)]);
    saver.put(draft);
  };
  return { draft, state, other, change, canUndo: past.length > 0, undo, decide, saveNow: () => saver.save() };
}
