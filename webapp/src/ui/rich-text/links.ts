import type { Command, EditorState } from "prosemirror-state";
import { schema } from "./schema.ts";

const { link } = schema.marks;

export interface FoundLink {
  readonly href: string;
  readonly from: number;
  readonly to: number;
}

/** The whole link at the cursor or at the start of the selection. */
export function linkAt({ selection: { $from } }: EditorState): FoundLink | undefined {
  const mark = link.isInSet($from.marks()) ?? link.isInSet($from.nodeAfter?.marks ?? []);
  if (!mark) return undefined;
  let [from, to] = [$from.start(), $from.start()];
  for (const child of $from.parent.children) {
    const isPart = mark.isInSet(child.marks);
    if (!isPart && to >= $from.pos && to > from) break;
    to += child.nodeSize;
    if (!isPart) from = to;
  }
  return { href: String(mark.attrs["href"]), from, to };
}

/** Sets the target of the selection, or of the link at the cursor, to `href`; without either it inserts the URL itself. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const mark = link.create({ href });
    const { from, to, empty } = state.selection;
    const found = linkAt(state);
    const tr = state.tr;
    if (empty && found) tr.removeMark(found.from, found.to, link).addMark(found.from, found.to, mark);
    else if (empty) tr.replaceSelectionWith(schema.text(href.replace(/^mailto:/, ""), [mark]), false);
    else tr.removeMark(from, to, link).addMark(from, to, mark);
    dispatch?.(tr.removeStoredMark(link).scrollIntoView());
    return true;
  };
}

/** Removes the link and keeps its text. */
export const removeLink: Command = (state, dispatch) => {
  const found = linkAt(state);
  if (!found) return false;
  const { from, to } = state.selection;
  dispatch?.(state.tr.removeMark(Math.min(from, found.from), Math.max(to, found.to), link));
  return true;
};
