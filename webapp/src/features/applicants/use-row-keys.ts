import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { t } from "#text";
import { toast } from "../../lib/toasts.ts";
import { usePageKeys } from "./use-page-keys.ts";

interface RowKeys {
  /** The element that contains the table. */
  box: RefObject<HTMLElement | null>;
  page: number;
  pages: number;
  /** Rows of this page. */
  count: number;
  /** They are those of the page that was asked for. */
  isThere: boolean;
  onPage: (page: number) => void;
  onToggle: (index: number) => void;
  onOpen: (index: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Rows of a table by keys. J and K find the table from anywhere on the page; arrows, X and Enter are the table's own, and Enter is a link's
 * or a button's where one of them has the focus.
 */
export function useRowKeys({ box, page, pages, count, isThere, onPage, onToggle, onOpen }: RowKeys) {
  const [last, setAt] = useState(0);
  const at = Math.max(0, Math.min(last, count - 1));
  /** The row that gets the focus once its page is there. */
  const wanted = useRef<{ page: number; isLast: boolean }>(undefined);
  const rowAt = (index: number) => box.current?.querySelectorAll<HTMLElement>("tbody > tr")[index];
  const go = (index: number) => {
    setAt(index);
    rowAt(index)?.focus();
  };
  useEffect(() => {
    const next = wanted.current;
    if (!next || next.page !== page || !isThere || count === 0) return;
    wanted.current = undefined;
    go(next.isLast ? count - 1 : 0);
  });
  const isInside = () => box.current?.querySelector("tbody")?.contains(document.activeElement) === true;
  const step = (by: number) => {
    if (count === 0) return;
    if (!isInside()) return go(at);
    const next = at + by;
    const turned = page + by;
    if (next >= 0 && next < count) go(next);
    else if (turned >= 1 && turned <= pages) {
      wanted.current = { page: turned, isLast: by < 0 };
      onPage(turned);
    } else toast(by > 0 ? t`That was the last one.` : t`That is the first one.`);
  };
  usePageKeys({ j: () => step(1), k: () => step(-1) });
  return {
    at,
    /** Puts the focus on the row that was the last to have it. */
    focus: () => go(at),
    onFocus: ({ target }: { target: EventTarget }) => {
      const row = target instanceof Element ? target.closest("tbody > tr") : null;
      const rows = row?.parentElement?.children;
      if (row && rows) setAt([...rows].indexOf(row));
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (!(target instanceof HTMLElement) || !target.closest("tbody > tr") || target.closest("[role=menu]"))
        return;
      const by = STEPS[key];
      if (by !== undefined) step(by);
      else if (key.toLowerCase() === "x") onToggle(at);
      else if (key === "Enter" && target.matches("tr")) onOpen(at);
      else return;
      event.preventDefault();
    },
  };
}
