import type { JobBatchAction, JobBatchChange } from "@jobmap/contract";
import { useRef, useState } from "react";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { tell } from "../../lib/failures.ts";
import { Button, ChevronDownIcon, Menu, type MenuItem } from "../../ui/index.ts";
import { ChangeManyDialog } from "./ChangeManyDialog.tsx";
import { CloseManyDialog } from "./CloseManyDialog.tsx";
import { PayDialog } from "./PayDialog.tsx";
import type { SelectedJobs } from "./use-job-selection.ts";

interface BulkActionsProps {
  selected: SelectedJobs;
  /** Called with the id of the change that was started. */
  onStarted: (batch: number) => void;
}

type Asking = "close" | "archive" | "pay" | "change";

/** What can be done to the chosen jobs. What cannot be taken back asks first. */
export function BulkActions({ selected, onStarted }: BulkActionsProps) {
  const [asking, setAsking] = useState<Asking>();
  const start = useStart(selected, onStarted);
  const move = (action: JobBatchAction, text: string): MenuItem => ({
    id: action,
    text,
    onSelect: () => void start({ kind: "move", action }).catch(tell),
  });
  const ask = (id: Asking, text: string): MenuItem => ({ id, text, onSelect: () => setAsking(id) });
  const items: MenuItem[] = [
    move("confirm", t`Confirm they're still open`),
    move("pause", t`Pause`),
    move("resume", t({ message: "Resume", context: "go on" })),
    ask("pay", t`Change pay`),
    ask("change", t`Change other fields`),
    ask("archive", t`Archive`),
    { ...ask("close", t`Close`), tone: "danger" },
  ];
  const dialog = { selected, onStart: start, onClose: () => setAsking(undefined) };
  return (
    <>
      <Menu
        label={t`Actions for ${selected.words}`}
        items={items}
        align="start"
        trigger={(wired) => (
          <Button
            {...wired}
            variant="line"
            size="sm"
            iconEnd={<ChevronDownIcon size="sm" />}
          >{t`Change ${selected.words}`}</Button>
        )}
      />
      {asking === "pay" && <PayDialog {...dialog} />}
      {asking === "change" && <ChangeManyDialog {...dialog} />}
      {(asking === "close" || asking === "archive") && <CloseManyDialog action={asking} {...dialog} />}
    </>
  );
}

/** Starts a change of the chosen jobs. The same change pressed again after a failure is not done twice. */
function useStart({ selection }: SelectedJobs, onStarted: (batch: number) => void) {
  const last = useRef({ asked: "", key: "" });
  return async (change: JobBatchChange) => {
    const asked = JSON.stringify([selection, change]);
    if (last.current.asked !== asked) last.current = { asked, key: crypto.randomUUID() };
    const { id } = await call("POST employer/job-batch/start", {
      body: { request_key: last.current.key, selection, change },
    });
    last.current = { asked: "", key: "" };
    onStarted(id);
  };
}
