import { baseKeymap, chainCommands, exitCode, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { inputRules, undoInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { splitListItem } from "prosemirror-schema-list";
import type { Command, Plugin } from "prosemirror-state";
import { indent, outdent, toggleHeading, toggleList } from "./commands.ts";
import { schema } from "./schema.ts";

const { bullet_list, ordered_list, list_item, hard_break } = schema.nodes;
const { strong, em } = schema.marks;

const lineBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(hard_break.create()).scrollIntoView());
  return true;
});

/**
 * Keyboard shortcuts of the editor. Tab is not one of them: it leaves the field, as everywhere. `askLink` opens the link bar, `toToolbar`
 * moves focus to the buttons.
 */
export function plugins(askLink: () => void, toToolbar: () => void): Plugin[] {
  const does = (act: () => void): Command => {
    return () => {
      act();
      return true;
    };
  };
  return [
    inputRules({
      rules: [
        wrappingInputRule(/^\s*[-*•]\s$/, bullet_list),
        wrappingInputRule(/^\s*1[.)]\s$/, ordered_list),
      ],
    }),
    keymap({
      "Mod-b": toggleMark(strong),
      "Mod-i": toggleMark(em),
      "Mod-k": does(askLink),
      "Mod-Alt-2": toggleHeading(3),
      "Mod-Alt-3": toggleHeading(4),
      "Mod-Shift-7": toggleList(ordered_list),
      "Mod-Shift-8": toggleList(bullet_list),
      "Mod-]": indent,
      "Mod-[": outdent,
      "Mod-z": undo,
      "Mod-y": redo,
      "Shift-Mod-z": redo,
      Backspace: undoInputRule,
      Enter: splitListItem(list_item),
      "Shift-Enter": lineBreak,
      "Alt-F10": does(toToolbar),
    }),
    keymap(baseKeymap),
    history(),
  ];
}
