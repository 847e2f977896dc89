import type { ApplicationMove, EmployerApplicationAction } from "@jobmap/contract";
import { create } from "zustand";
import { t } from "#text";
import { call } from "../../lib/api.ts";
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

interface Moves {
  readonly moves: readonly MoveUnderWay[];
  /** Applications whose move was undone last. */
  readonly undone: readonly number[];
}

export const useMoves = create<Moves>()(() => ({ moves: [], undone: [] }));

/** Most that are shown; the server goes on with the others. */
const MAX_SHOWN = 3;

const untilOf = ({ state }: ApplicationMove) => (state === "HELD" ? Date.now() + UNDO_MS : undefined);

/** Shows a move that has begun, with a way back. */
export function followMove(move: ApplicationMove, about: Pick<MoveUnderWay, "action" | "who" | "ids">): void {
  const next: MoveUnderWay = { ...about, move, until: untilOf(move) };
  useMoves.setState(({ moves }) => ({
    moves: [...moves.filter((each) => each.move.id !== move.id), next].slice(-MAX_SHOWN),
  }));
}

/** What the server says of a move meanwhile. */
export function updateMove(move: ApplicationMove): void {
  useMoves.setState(({ moves }) => ({
    moves: moves.map((each) =>
      each.move.id === move.id ? { ...each, move, until: each.until ?? untilOf(move) } : each,
    ),
  }));
}

export function dropMove(id: number): void {
  useMoves.setState(({ moves }) => ({ moves: moves.filter(({ move }) => move.id !== id) }));
}

/** Takes a move back. */
export async function undoMove({ move, who, ids }: MoveUnderWay): Promise<void> {
  dropMove(move.id);
  try {
    await call("POST employer/applicants/undo", { body: { id: move.id } });
    useMoves.setState({ undone: ids });
    toast(t`Undone: ${who}. Nobody was told.`, { tone: "success" });
  } catch (failure) {
    toast(failure instanceof Error ? failure.message : t`Something went wrong. Try again.`, {
      tone: "danger",
    });
  }
}

/** Takes the latest move back, if there is one. */
export function undoLatest(): void {
  const latest = useMoves.getState().moves.at(-1);
  if (latest) void undoMove(latest);
}
