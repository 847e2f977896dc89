import { EditorState, type Transaction } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { docOf, htmlOf, sliceOfText } from "./convert.ts";
import { cleanPasted } from "./paste.ts";
import { plugins } from "./plugins.ts";

interface EditorOptions {
  /** Where it is put. */
  mount: RefObject<HTMLDivElement | null>;
  /** Safe HTML. */
  value: string;
  onChange: (html: string) => void;
  /** Of the element that is written in. */
  attributes: Readonly<Record<string, string>>;
  askLink: () => void;
  toToolbar: () => void;
}

export interface Editor {
  readonly state: EditorState;
  /** Not there on the server and in the first moment. */
  readonly view: RefObject<EditorView | null>;
}

/** A text that is written in, in step with a value that a form keeps. */
export function useEditor(options: EditorOptions): Editor | undefined {
  const { mount, value, attributes } = options;
  const view = useRef<EditorView>(null);
  const [state, setState] = useState<EditorState>();
  /** The value that the text is the same as. */
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
  // The form was given another value than what was written, as after saving or starting over.
  useEffect(() => {
    if (value === said.current) return;
    said.current = value;
    const fresh = begin();
    view.current?.updateState(fresh);
    setState(fresh);
  }, [value]);
  return state && { state, view };
}
