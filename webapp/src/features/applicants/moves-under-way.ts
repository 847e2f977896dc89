import type { ApplicationMove, EmployerApplicationAction } from "@jobmap/contract";
import { create } from "zustand";
import { t } from "#text";
import { ApiFailure, call } from "../../lib/api.ts";
import { failureText } from "../../lib/failures.ts";
import { toast } from "../../lib/toasts.ts";

/** How long a move is offered to be undone, in ms: a little less than the server waits, for the way there. */
export const UNDO_MS = 9_500;

/** A move that is being made, or can still be undone. */
export interface MoveUnderWay {
  readonly move: ApplicationMove;
  readonly action: EmployerApplicationAction;
  /** Whom it is about: a name, or "441 applicants". */
  readonly who: string;
  /** Those that were chosen one by one. */
  readonly ids: readonly number[];
  /** When it can no longer be undone, by this machine's clock; undefined while it is being made. */
  readonly until: number | undefined;
}

/** What did not come about: it stays until it is tried again or put away. */
export interface FailedMove {
  readonly what: "move" | "undo";
  readonly who: string;
  /** How many applications it is about. */
  readonly count: number;
  readonly reason: string;
  /** Undefined where the answer would be the same. */
  readonly again: (() => Promise<void>) | undefined;
}

interface Moves {
  readonly moves: readonly MoveUnderWay[];
  readonly failed: readonly FailedMove[];
  /** Applications whose move was undone last. */
  readonly undone: readonly number[];
}

export const useMoves = create<Moves>()(() => ({ moves: [], failed: [], undone: [] }));

/** Most that are shown; the server goes on with the others. */
const MAX_SHOWN = 3;

const untilOf = ({ state }: ApplicationMove) => (state === "MOVING" ? undefined : Date.now() + UNDO_MS);

/** Whether candidates have not been told yet. */
export const isOpen = ({ state }: ApplicationMove): boolean => state === "MOVING" || state === "HELD";

/** Shows a move that has begun, with a way back. */
export function followMove(move: ApplicationMove, about: Pick<MoveUnderWay, "action" | "who" | "ids">): void {
  const next: MoveUnderWay = { ...about, move, until: untilOf(move) };
  useMoves.setState(({ moves }) => ({
    moves: [...moves.filter((each) => each.move.id !== move.id), next].slice(-MAX_SHOWN),
  }));
}

/** What the server says of a move meanwhile: also that a colleague has taken it back. */
export function updateMove(move: ApplicationMove): void {
  const under = useMoves.getState().moves.find((each) => each.move.id === move.id);
  if (under && (move.state === "UNDOING" || move.state === "UNDONE")) {
    dropMove(move.id);
    wasUndone(under);
    return;
  }
  useMoves.setState(({ moves }) => ({
    moves: moves.map((each) =>
      each.move.id === move.id ? { ...each, move, until: each.until ?? untilOf(move) } : each,
    ),
  }));
}

export function dropMove(id: number): void {
  useMoves.setState(({ moves }) => ({ moves: moves.filter(({ move }) => move.id !== id) }));
}

/** Takes a move back. What does not arrive can be tried again, and what is too late is said. */
export async function undoMove(under: MoveUnderWay): Promise<void> {
  const { move, who } = under;
  dropMove(move.id);
  try {
    await call("POST employer/applicants/undo", { body: { id: move.id } });
    wasUndone(under);
  } catch (failure) {
    keepFailed({ what: "undo", who, count: move.total }, failure, () => undoMove(under));
  }
}

function wasUndone({ who, ids }: MoveUnderWay): void {
  useMoves.setState({ undone: ids });
  toast(t`Undone: ${who}. Nobody was told.`, { tone: "success" });
}

/** Codes of answers that would be the same once more. */
const FINAL = new Set<string>(["not_found", "conflict", "forbidden", "invalid_input"]);

/** Shows what did not come about, with a way to try it again. */
export function keepFailed(
  about: Pick<FailedMove, "what" | "who" | "count">,
  failure: unknown,
  again: () => Promise<void>,
): void {
  const isFinal = failure instanceof ApiFailure && FINAL.has(failure.code);
  const reason = failureText(failure);
  const next: FailedMove = { ...about, reason, again: isFinal ? undefined : again };
  useMoves.setState(({ failed }) => ({ failed: [...failed, next] }));
}

/** Puts it away. */
export function dropFailed(gone: readonly FailedMove[]): void {
  useMoves.setState(({ failed }) => ({ failed: failed.filter((each) => !gone.includes(each)) }));
}

/** Tries it once more, in its order. */
export async function retryFailed(chosen: readonly FailedMove[]): Promise<void> {
  const passing = chosen.filter(({ again }) => again !== undefined);
  dropFailed(passing);
  for (const { again } of passing) await again?.();
}

/** Takes the latest move back, if there is one. */
export function undoLatest(): void {
  const latest = useMoves.getState().moves.at(-1);
  if (latest) void undoMove(latest);
}
