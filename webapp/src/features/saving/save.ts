import { call } from "../../lib/api.ts";
import { type Session, useSession } from "../../lib/session.ts";
import { toast } from "../../lib/toasts.ts";
import { readToken } from "../../lib/token.ts";
import { openPanel } from "../shell/panels.ts";
import { type MarkedJob, useMarks } from "./marks-store.ts";
import { savePendingAction, takePendingAction } from "./pending-save.ts";

let fetchedFor: string | null = null;
/** One thing after the other: a heart pressed twice ends as it looks. */
let queue: Promise<void> = Promise.resolve();

/** What was pressed and is not answered yet, by the id of the job: marks that are fetched meanwhile do not know of it. */
const pressed = { saved: new Map<number, boolean>(), dismissed: new Map<number, boolean>() };

const inTurn = (work: () => Promise<unknown>): Promise<void> => {
  queue = queue.then(work).then(() => {});
  return queue;
};

/** Fetches which jobs are marked, and does what a visitor wanted before signing in. */
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

/** Shows at once what the server is told; a refusal takes it back and says so. Whether it is so now. */
export async function setSaved(job: MarkedJob, saved: boolean): Promise<boolean> {
  const { profile } = await settledSession();
  if (!profile && saved) savePendingAction(job);
  if (!(await isCandidate("Saving"))) return false;
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

/** Marks a job as saved, or not, wherever it is shown. */
export function mark(id: number, isSaved: boolean): void {
  useMarks.setState(({ saved }) => {
    const next = new Set(saved);
    if (isSaved) next.add(id);
    else next.delete(id);
    return { saved: next };
  });
}

/** Who is here, once that is known. */
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

/** Whether a candidate is here. A visitor gets the sign-in, an employer is told. @param doing "Saving" */
export async function isCandidate(doing: string): Promise<boolean> {
  const { profile } = await settledSession();
  if (!profile)
    openPanel("sign-in", location.pathname + location.search, `${doing} needs an account. It is free.`);
  else if (profile.role !== "user")
    toast(`${doing} is only for candidates. You are signed in as an employer.`);
  return profile?.role === "user";
}

/** Dismisses a job, which can be undone from the toast, or brings it back. */
export async function setDismissed(job: MarkedJob, dismissed: boolean): Promise<void> {
  if (!(await isCandidate("Dismissing jobs"))) return;
  markDismissed(job.id, dismissed);
  pressed.dismissed.set(job.id, dismissed);
  const body = { job_id: job.id };
  try {
    if (!dismissed) await call("POST user/job/delete-not-interestd-job", { body });
    else {
      await call("POST user/job/not-interested", { body });
      const undo = { text: "Undo", run: () => void setDismissed(job, false) };
      toast(`${job.title} marked as not interested`, { action: undo });
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

/** Says that a job is kept, and where. */
function tellSaved({ title }: MarkedJob): void {
  const action = { text: "Saved jobs", run: () => location.assign("/saved-job") };
  toast(`Saved ${title}.`, { tone: "success", action });
}

/** Says what did not work. */
export function tell(failure: unknown): void {
  toast(failure instanceof Error ? failure.message : "Something went wrong. Try again.", { tone: "danger" });
}
