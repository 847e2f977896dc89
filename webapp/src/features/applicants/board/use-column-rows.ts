import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { Column } from "./use-column.ts";

/** About what a card takes, in px; each is measured when it is drawn. */
const CARD_PX = 104;
const GAP_PX = 8;
/** Cards are asked for where the reader has stopped for so long, in ms: who runs through a column asks for nothing on the way. */
const SETTLED_MS = 80;

/** The cards of a column that are in the document: those on the screen and next to it. */
export function useColumnRows({ at, count, list, look }: Column, box: RefObject<HTMLElement | null>) {
  /** They stay wherever the reader scrolls: the card with the focus, and the one that is dragged. */
  const kept = useRef<Record<"active" | "dragged", number | undefined>>({ active: 0, dragged: undefined });
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => CARD_PX,
    gap: GAP_PX,
    overscan: 4,
    getItemKey: useCallback((index: number) => at(index)?.id ?? -index - 1, [at]),
    rangeExtractor: (range) => {
      const also = Object.values(kept.current).flatMap((index) =>
        index !== undefined && index < count ? [index] : [],
      );
      return [...new Set([...also, ...defaultRangeExtractor(range)])].sort((a, b) => a - b);
    },
  });
  const { startIndex = 0, endIndex = 0 } = rows.range ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when other cards are on the screen, or there are more or fewer of them
  useEffect(() => {
    const timer = setTimeout(() => look(startIndex, endIndex), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [startIndex, endIndex, count]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top
  useEffect(() => {
    // Newer browsers give a promise, which React would take for what ends the effect.
    void box.current?.scrollTo({ top: 0 });
  }, [list]);
  return {
    rows,
    keep: (what: keyof typeof kept.current, index: number | undefined) => {
      kept.current[what] = index;
    },
  };
}
