import { RICH_TEXT_DEPTH } from "@jobmap/contract/rich-text";
import { setBlockType } from "prosemirror-commands";
import type { MarkType, Node, NodeType } from "prosemirror-model";
import { liftListItem, sinkListItem, wrapRangeInList } from "prosemirror-schema-list";
import type { Command, EditorState } from "prosemirror-state";
import { schema } from "./schema.ts";

const { paragraph, heading, bullet_list, ordered_list, list_item } = schema.nodes;
const isList = ({ type }: Node) => type === bullet_list || type === ordered_list;

/** The lists around the cursor, innermost first, with their positions. */
function listsAround({ selection: { $from } }: EditorState): { node: Node; at: number }[] {
  const lists: { node: Node; at: number }[] = [];
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (isList(node)) lists.push({ node, at: $from.before(depth) });
  }
  return lists;
}

export const isInList = (state: EditorState, type: NodeType) => listsAround(state)[0]?.node.type === type;

export const isHeading = ({ selection: { $from } }: EditorState, level: number) =>
  $from.parent.type === heading && $from.parent.attrs["level"] === level;

export function isMarked({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

/** Makes the selection a list, changes a list's type, or turns its items back into paragraphs. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const [list] = listsAround(state);
    if (list?.node.type === type) return liftListItem(list_item)(state, dispatch);
    if (list) {
      dispatch?.(state.tr.setNodeMarkup(list.at, type));
      return true;
    }
    const { from, to } = state.selection;
    const tr = state.tr.setBlockType(from, to, paragraph);
    const range = tr.selection.$from.blockRange(tr.selection.$to);
    if (!range || !wrapRangeInList(dispatch ? tr : null, range, type)) return false;
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Makes the selection headings, or turns headings of that level back into paragraphs. Lists cannot contain headings. */
export function toggleHeading(level: number): Command {
  return (state, dispatch) =>
    isHeading(state, level)
      ? setBlockType(paragraph)(state, dispatch)
      : setBlockType(heading, { level })(state, dispatch);
}

/** Nests an item in the one before it, up to the maximum depth. */
export const indent: Command = (state, dispatch) =>
  listsAround(state).length < RICH_TEXT_DEPTH && sinkListItem(list_item)(state, dispatch);

export const outdent: Command = liftListItem(list_item);
