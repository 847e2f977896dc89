import { t } from "#text";
import { call } from "../../lib/api.ts";
import { tell } from "../../lib/failures.ts";
import { PREFIX } from "../../lib/language.ts";
import { type Session, useSession } from "../../lib/session.ts";
import { toast } from "../../lib/toasts.ts";
import { readToken } from "../../lib/token.ts";
import { openPanel } from "../shell/panels.ts";
import { type MarkedJob, useMarks } from "./marks-store.ts";
import { savePendingAction, takePendingAction } from "./pending-save.ts";

let fetchedFor: string | null = null;
/** Requests run one after the other, so that a heart pressed twice ends up as it looks. */
let queue: Promise<void> = Promise.resolve();

/** Presses without a reply yet, by job id: marks fetched meanwhile do not include them. */
const pressed = { saved: new Map<number, boolean>(), dismissed: new Map<number, boolean>() };

const inTurn = (work: () => Promise<unknown>): Promise<void> => {
  queue = queue.then(work).then(() => {});
  return queue;
};

/** Loads the marked jobs, and performs the save that a visitor asked for before signing in. */
export function fetchMarks(): Promise<void> {
  return inTurn(async () => {
    const token = readToken();
    if (token === null) return;
    const wish = takePendingAction();
    if (wish) await save(wish, true).then(() => tellSaved(wish), tell);
    if (fetchedFor === token && !wish) return;
    try {
      const { saved, not_interested } = await call("GET user/job/marks", {});
      useMarks.setState({
        saved: withPressed(saved, pressed.saved),
        dismissed: withPressed(not_interested, pressed.dismissed),
      });
      fetchedFor = token;
    } catch {
      // Hearts stay empty; pressing one still saves.
    }
  });
}

function withPressed(fetched: readonly number[], presses: ReadonlyMap<number, boolean>): Set<number> {
  const marked = new Set(fetched);
  for (const [id, isMarked] of presses) {
    if (isMarked) marked.add(id);
    else marked.delete(id);
  }
  return marked;
}

/** Updates the interface immediately and sends the change; a refusal reverts it with an error. Returns whether the job is now saved. */
export async function setSaved(job: MarkedJob, saved: boolean): Promise<boolean> {
  const { profile } = await settledSession();
  if (!profile && saved) savePendingAction(job);
  if (!(await isCandidate(t`Saving`))) return false;
  mark(job.id, saved);
  pressed.saved.set(job.id, saved);
  let isDone = false;
  await inTurn(async () => {
    try {
      await save(job, saved);
      isDone = true;
      if (saved) tellSaved(job);
    } catch (failure) {
      mark(job.id, !saved);
      tell(failure);
    }
    pressed.saved.delete(job.id);
  });
  return isDone;
}

async function save({ id }: MarkedJob, saved: boolean): Promise<void> {
  await call("POST user/job/save", { body: { job_id: id, saved } });
}

/** Marks a job as saved or not, everywhere it is shown. */
export function mark(id: number, isSaved: boolean): void {
  useMarks.setState(({ saved }) => {
    const next = new Set(saved);
    if (isSaved) next.add(id);
    else next.delete(id);
    return { saved: next };
  });
}

/** The session, once it is known. */
function settledSession(): Promise<Session> {
  const isSettled = ({ status }: Session) => status === "visitor" || status === "signed-in";
  const now = useSession.getState();
  if (isSettled(now)) return Promise.resolve(now);
  return new Promise((resolve) => {
    const stop = useSession.subscribe((session) => {
      if (!isSettled(session)) return;
      stop();
      resolve(session);
    });
  });
}

/** Whether a candidate is signed in. Visitors get the sign-in dialog, employers a message. @param doing "Saving" */
export async function isCandidate(doing: string): Promise<boolean> {
  const { profile } = await settledSession();
  if (!profile)
    openPanel(
      "sign-in",
      location.pathname.slice(PREFIX.length) + location.search,
      t`${doing} needs an account. It is free.`,
    );
  else if (profile.role !== "user")
    toast(t`${doing} is only for candidates. You are signed in as an employer.`);
  return profile?.role === "user";
}

/** Dismisses a job, with an undo button in the toast, or restores it. */
export async function setDismissed(job: MarkedJob, dismissed: boolean): Promise<void> {
  if (!(await isCandidate(t`Dismissing jobs`))) return;
  markDismissed(job.id, dismissed);
  pressed.dismissed.set(job.id, dismissed);
  const body = { job_id: job.id };
  try {
    if (!dismissed) await call("POST user/job/delete-not-interestd-job", { body });
    else {
      await call("POST user/job/not-interested", { body });
      const undo = { text: t`Undo`, run: () => void setDismissed(job, false) };
      toast(t`${job.title} marked as not interested`, { action: undo });
    }
  } catch (failure) {
    markDismissed(job.id, !dismissed);
    tell(failure);
  }
  pressed.dismissed.delete(job.id);
}

function markDismissed(id: number, isDismissed: boolean): void {
  useMarks.setState(({ dismissed }) => {
    const next = new Set(dismissed);
    if (isDismissed) next.add(id);
    else next.delete(id);
    return { dismissed: next };
  });
}

/** Shows a toast that says the job was saved and where. */
function tellSaved({ title }: MarkedJob): void {
  const action = { text: t`Saved jobs`, run: () => location.assign(`${PREFIX}/saved-job`) };
  toast(t`Saved ${title}.`, { tone: "success", action });
}
