import type { ApplicationSummary, EmployerApplicationAction } from "@jobmap/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { tell } from "../../../lib/failures.ts";
import { useSeatAtLeast } from "../../../lib/seat.ts";
import { toast } from "../../../lib/toasts.ts";
import type { ListProps } from "../ApplicantTable.tsx";
import { filterQuery } from "../list-query.ts";
import { sendOrKeep } from "../send-move.ts";
import { STAGES, type Stage } from "../stages.ts";
import { cardsBetween } from "./column-pages.ts";
import { MAX_CHOSEN, TOO_MANY, useChosenCards } from "./use-chosen-cards.ts";
import { isAt, stayingText } from "./why-not.ts";

/** Moves whose candidates have to be told something: when and where, what is offered, why not. The others are made at once, with a way back. */
const NEEDS_WORDS: ReadonlySet<EmployerApplicationAction> = new Set(["interview", "offer", "reject"]);

/** What the columns of a board share: what is chosen, what is dragged, and moving it. */
export function useBoard({ shown, onMove }: ListProps) {
  const { state } = shown;
  const client = useQueryClient();
  const canMove = useSeatAtLeast("recruiter");
  const chosen = useChosenCards(JSON.stringify(filterQuery({ ...state, stage: "all" })));
  const [dragged, setDragged] = useState<readonly ApplicationSummary[]>([]);
  /** A chosen card stands for all that are chosen, any other for itself. */
  const groupOf = (application: ApplicationSummary) =>
    chosen.has(application.id) ? chosen.applications : [application];
  const move = (stage: Stage, applications: readonly ApplicationSummary[]) => {
    const { action } = stage;
    const going = applications.filter(({ actions }) => actions.includes(action));
    const staying = applications.filter((each) => !going.includes(each) && !isAt(each.status, stage));
    if (staying.length > 0) toast(stayingText(staying, stage));
    if (going.length === 0) return;
    const target = { applications: going };
    const moved = () => chosen.drop(going);
    if (NEEDS_WORDS.has(action)) onMove(action, target, moved);
    else void sendOrKeep({ key: crypto.randomUUID(), action, target }, moved);
  };
  return {
    shown,
    canMove,
    chosen,
    groupOf,
    dragged,
    setDragged,
    move,
    moveBy: (action: EmployerApplicationAction, applications: readonly ApplicationSummary[]) => {
      const stage = STAGES.find((each) => each.action === action);
      if (stage) move(stage, applications);
    },
    /** All of a column. */
    moveAll: onMove,
    /** Chooses every card between the one that was chosen last and this one. */
    extend: async (stage: Stage, index: number, application: ApplicationSummary) => {
      const { anchor } = chosen;
      if (anchor?.stage !== stage.id) chosen.toggle(application, { stage: stage.id, index });
      else {
        const range = [Math.min(anchor.index, index), Math.max(anchor.index, index)] as const;
        if (range[1] - range[0] >= MAX_CHOSEN) toast(TOO_MANY);
        else await cardsBetween(client, state, stage, range).then(chosen.add, tell);
      }
    },
  };
}
export type BoardState = ReturnType<typeof useBoard>;
