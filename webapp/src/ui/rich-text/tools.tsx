import { toggleMark } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import type { Command, EditorState } from "prosemirror-state";
import type { ReactNode } from "react";
import { t } from "#text";
import {
  BoldIcon,
  HeadingIcon,
  ItalicIcon,
  ListIcon,
  NumberedListIcon,
  RedoIcon,
  SubheadingIcon,
  UndoIcon,
} from "../icons/tool-icons.tsx";
import { isHeading, isInList, isMarked, toggleHeading, toggleList } from "./commands.ts";
import { schema } from "./schema.ts";

const { bullet_list, ordered_list } = schema.nodes;
const { strong, em } = schema.marks;

export interface Tool {
  readonly name: string;
  readonly icon: ReactNode;
  /** In `aria-keyshortcuts` format. */
  readonly keys: string;
  readonly run: Command;
  /** For toggles; undefined for plain actions. */
  readonly isOn?: (state: EditorState) => boolean;
  /** Starts a new group of buttons. */
  readonly begins?: boolean;
}

/** All toolbar buttons except the link button, which asks for a target first. */
export const LOOKS: readonly Tool[] = [
  {
    name: t`Bold`,
    icon: <BoldIcon />,
    keys: "Control+B",
    run: toggleMark(strong),
    isOn: (state) => isMarked(state, strong),
  },
  {
    name: t`Italic`,
    icon: <ItalicIcon />,
    keys: "Control+I",
    run: toggleMark(em),
    isOn: (state) => isMarked(state, em),
  },
  {
    name: t`Heading`,
    icon: <HeadingIcon />,
    keys: "Control+Alt+2",
    run: toggleHeading(3),
    isOn: (state) => isHeading(state, 3),
    begins: true,
  },
  {
    name: t`Subheading`,
    icon: <SubheadingIcon />,
    keys: "Control+Alt+3",
    run: toggleHeading(4),
    isOn: (state) => isHeading(state, 4),
  },
  {
    name: t`Bulleted list`,
    icon: <ListIcon />,
    keys: "Control+Shift+8",
    run: toggleList(bullet_list),
    isOn: (state) => isInList(state, bullet_list),
    begins: true,
  },
  {
    name: t`Numbered list`,
    icon: <NumberedListIcon />,
    keys: "Control+Shift+7",
    run: toggleList(ordered_list),
    isOn: (state) => isInList(state, ordered_list),
  },
];
export const STEPS: readonly Tool[] = [
  { name: t`Undo`, icon: <UndoIcon />, keys: "Control+Z", run: undo, begins: true },
  { name: t`Redo`, icon: <RedoIcon />, keys: "Control+Y", run: redo },
];
