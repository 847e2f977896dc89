import type { ApplicationSummary } from "@jobmap/contract";
import { useRef, useState } from "react";
import { t } from "#text";
import { toast } from "../../../lib/toasts.ts";
import type { StageId } from "../stages.ts";

/** Most that one move can name; the head of a column moves all of it. */
export const MAX_CHOSEN = 200;
export const TOO_MANY = t`At most ${MAX_CHOSEN} can be chosen. The menu of a column moves all that are in it.`;

interface Place {
  readonly stage: StageId;
  readonly index: number;
}

interface Chosen {
  /** The filter under which they were chosen: another one ends it. */
  readonly filter: string;
  readonly cards: ReadonlyMap<number, ApplicationSummary>;
  /** Where a range begins: the card that was chosen last. */
  readonly anchor: Place | undefined;
}

/** Cards of any column that are chosen to be moved together. */
export function useChosenCards(filter: string) {
  const none: Chosen = { filter, cards: new Map(), anchor: undefined };
  const [held, setHeld] = useState(none);
  const chosen = held.filter === filter ? held : none;
  // What is chosen by the time that a range has been read.
  const latest = useRef(chosen);
  latest.current = chosen;
  const choose = (change: (cards: Map<number, ApplicationSummary>) => void, anchor?: Place) => {
    const cards = new Map(latest.current.cards);
    change(cards);
    if (cards.size > MAX_CHOSEN) toast(TOO_MANY);
    else setHeld({ filter, cards, anchor: anchor ?? latest.current.anchor });
  };
  return {
    count: chosen.cards.size,
    anchor: chosen.anchor,
    applications: [...chosen.cards.values()],
    has: (id: number) => chosen.cards.has(id),
    toggle: (application: ApplicationSummary, place: Place) =>
      choose((cards) => {
        if (!cards.delete(application.id)) cards.set(application.id, application);
      }, place),
    add: (applications: readonly ApplicationSummary[]) =>
      choose((cards) => {
        for (const each of applications) cards.set(each.id, each);
      }),
    /** Lets go of some, such as those that were moved. */
    drop: (applications: readonly ApplicationSummary[]) =>
      setHeld((now) => {
        const cards = new Map(now.cards);
        for (const { id } of applications) cards.delete(id);
        return { ...now, cards };
      }),
    clear: () => setHeld(none),
  };
}
export type ChosenCards = ReturnType<typeof useChosenCards>;
