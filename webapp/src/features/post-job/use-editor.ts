import { rootOf } from "@jobmap/contract/field-path";
import { useEffect, useSyncExternalStore } from "react";
import { useSession } from "../../lib/session.ts";
import { type FormState, useForm } from "../../ui/index.ts";
import type { EditorState } from "./editor/editor-state.ts";
import { leaveEditor } from "./editor/editors.ts";
import type { JobEditor } from "./editor/job-editor.ts";
import type { FieldsStep, JobFields } from "./fields/job-fields.ts";

/** Subscribes a page to an editor while it is shown: unsaved edits are sent when the connection is back, and when the page is left. */
export function useEditor(editor: JobEditor): EditorState {
  const state = useSyncExternalStore(editor.subscribe, editor.getState, editor.getState);
  useEffect(() => {
    const send = () => {
      if (editor.isUnsaved) void editor.flush();
    };
    const turn = () => {
      if (document.visibilityState === "hidden") send();
      else void editor.look();
    };
    addEventListener("online", send);
    document.addEventListener("visibilitychange", turn);
    // A user who signed in again can save again.
    const stop = useSession.subscribe(({ status }) => status === "signed-in" && send());
    return () => {
      removeEventListener("online", send);
      document.removeEventListener("visibilitychange", turn);
      stop();
      leaveEditor(editor);
    };
  }, [editor]);
  return state;
}

interface StepOptions<Fields> {
  readonly check?: (fields: Fields) => { readonly [Name in keyof Fields]?: string | undefined };
  /** Goes on to the next step. */
  readonly onNext: () => void;
}

/** The form of one step. It holds no state of its own: edits go straight to the editor. */
export function useStep<Step extends FieldsStep>(
  editor: JobEditor,
  state: EditorState,
  step: Step,
  { check, onNext }: StepOptions<JobFields[Step]>,
): FormState<JobFields[Step]> {
  return useForm<JobFields[Step]>({
    initial: state.fields[step],
    store: { values: state.fields[step], update: (change) => editor.edit(step, change) },
    held: state.problems,
    check: (fields) => {
      const own = Object.entries(editor.problems()).filter(([path]) => rootOf(path) in fields);
      return { ...check?.(fields), ...Object.fromEntries(own) };
    },
    submit: async () => {
      void editor.flush();
      onNext();
    },
  });
}
