import type { ClipboardEvent } from "react";
import { TextArea, type TextAreaProps } from "../../ui/index.ts";
import { withoutBullets } from "./fields/lines.ts";

/** A list, one item per line. Pasting a list removes its bullets. */
export function ListArea(props: TextAreaProps) {
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData("text/plain");
    const plain = withoutBullets(pasted);
    if (plain === pasted) return;
    event.preventDefault();
    // Inserted as if typed, so that the browser's undo works.
    document.execCommand("insertText", false, plain);
  };
  return <TextArea {...props} onPaste={paste} />;
}
