import { EditorState, type Transaction } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { docOf, htmlOf, sliceOfText } from "./convert.ts";
import { cleanPasted } from "./paste.ts";
import { plugins } from "./plugins.ts";

interface EditorOptions {
  /** The element to mount it in. */
  mount: RefObject<HTMLDivElement | null>;
  /** Safe HTML. */
  value: string;
  onChange: (html: string) => void;
  /** Attributes of the editable element. */
  attributes: Readonly<Record<string, string>>;
  askLink: () => void;
  toToolbar: () => void;
}

export interface Editor {
  readonly state: EditorState;
  /** Null on the server and before mounting. */
  readonly view: RefObject<EditorView | null>;
}

/** An editable text, kept in sync with a form's value. */
export function useEditor(options: EditorOptions): Editor | undefined {
  const { mount, value, attributes } = options;
  const view = useRef<EditorView>(null);
  const [state, setState] = useState<EditorState>();
  /** The last value that the editor and the form agreed on. */
  const said = useRef(value);
  const askLink = useEffectEvent(options.askLink);
  const toToolbar = useEffectEvent(options.toToolbar);
  const change = useEffectEvent((transaction: Transaction) => {
    const next = view.current?.state.apply(transaction);
    if (!next) return;
    view.current?.updateState(next);
    setState(next);
    if (!transaction.docChanged) return;
    said.current = htmlOf(next.doc);
    if (said.current !== value) options.onChange(said.current);
  });
  const begin = useEffectEvent(() =>
    EditorState.create({
      doc: docOf(value),
      plugins: plugins(
        () => askLink(),
        () => toToolbar(),
      ),
    }),
  );

  useLayoutEffect(() => {
    const first = begin();
    const editor = new EditorView(mount.current, {
      state: first,
      dispatchTransaction: (transaction) => change(transaction),
      transformPastedHTML: cleanPasted,
      clipboardTextParser: sliceOfText,
    });
    view.current = editor;
    setState(first);
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [mount]);
  useEffect(() => {
    view.current?.setProps({ attributes });
  }, [attributes]);
  // The form's value was changed from outside, for example by saving or resetting.
  useEffect(() => {
    if (value === said.current) return;
    said.current = value;
    const fresh = begin();
    view.current?.updateState(fresh);
    setState(fresh);
  }, [value]);
  return state && { state, view };
}
