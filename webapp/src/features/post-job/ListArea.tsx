import type { ClipboardEvent } from "react";
import { TextArea, type TextAreaProps } from "../../ui/index.ts";
import { withoutBullets } from "./fields/lines.ts";

/** A list, one item to a line. The bullets of a list that is pasted are left out. */
export function ListArea(props: TextAreaProps) {
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData("text/plain");
    const plain = withoutBullets(pasted);
    if (plain === pasted) return;
    event.preventDefault();
    // As if it was typed, so that it can be undone.
    document.execCommand("insertText", false, plain);
  };
  return <TextArea {...props} onPaste={paste} />;
}
