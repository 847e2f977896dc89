import { useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import type { Failure, FormOptions, FormState } from "./form-state.ts";
import {
  hasProblems,
  NO_PROBLEMS,
  type Problems,
  problemsOf,
  problemsOfFailure,
  saidAtField,
  type Words,
  withoutChanged,
  wordsOfIssues,
} from "./problems.ts";
import type { StandardSchema } from "./standard-schema.ts";
import { withTyped } from "./typed-before.ts";

/**
 * The state of one form. Field errors appear on submit and disappear as soon as the field changes; typed values are never discarded; only
 * one submission runs at a time.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): FormState<Values> {
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const [first, setFirst] = useState(options.initial);
  const [own, setOwn] = useState(options.initial);
  const values = options.store?.values ?? own;
  const setValues = options.store?.update ?? setOwn;
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [failure, setFailure] = useState<Failure>({ turn: 0, problems: NO_PROBLEMS });
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [sending, setSending] = useState(false);
  const underway = useRef(false);
  const schema = useSchema(options.schema);
  /** The rendered fields. Before the form itself renders, as on a later step, all of them. */
  const names = () => namesIn(ref.current) ?? Object.keys(values);

  /** Stored values come with the script, so nothing can have been typed before it. */
  const typed = (before: Values) => (options.store ? before : withTyped(before, ref.current));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script is there
  useEffect(() => setValues(typed), []);

  const show = (found: Problems) => {
    setProblems(found);
    setFailure(({ turn }) => ({ turn: hasProblems(found) ? turn + 1 : turn, problems: found }));
  };
  const find = async (sent: Values): Promise<Problems> => {
    const result = await (await schema())?.["~standard"].validate(sent);
    return problemsOf([options.check?.(sent) ?? {}, wordsOfIssues(result?.issues ?? [])], names());
  };
  const send = async () => {
    if (underway.current) return;
    underway.current = true;
    setSending(true);
    const sent = typed(values);
    setValues(() => sent);
    try {
      const found = await find(sent);
      show(found);
      if (!hasProblems(found)) await options.submit(sent);
    } catch (error) {
      show(problemsOfFailure(error, names()));
    } finally {
      underway.current = false;
      setSending(false);
    }
  };
  const put = (name: string, value: unknown) => {
    setValues((before) => ({ ...before, [name]: value }));
    setProblems((before) => withoutChanged(before, name, Reflect.get(values, name), value));
  };
  const held: Words = options.held ?? {};
  const errorAt = (path: string) => {
    const waiting = held[path];
    return problems.fields[path] ?? (waiting && saidAtField(path, waiting));
  };
  const bind = (name: string) => ({ name, error: errorAt(name) });

  return {
    id,
    ref,
    ready,
    sending,
    problems,
    failure,
    onEnter: schema,
    onSubmit: (event) => {
      event.preventDefault();
      void send();
    },
    values,
    dirty: Object.entries(values).some(([name, value]) => value !== Reflect.get(first, name)),
    set: put,
    errorAt,
    fail: (words) => show(problemsOf([words], names())),
    reset: (next = first) => {
      setFirst(next);
      setValues(() => next);
      show(NO_PROBLEMS);
    },
    text: (name) => ({
      ...bind(name),
      value: String(values[name] ?? ""),
      onChange: ({ currentTarget }) => put(name, currentTarget.value),
    }),
    tick: (name) => ({
      ...bind(name),
      checked: values[name] === true,
      onChange: ({ currentTarget }) => put(name, currentTarget.checked),
    }),
    choice: (name) => ({
      ...bind(name),
      value: values[name],
      onValueChange: (value) => put(name, value),
    }),
  };
}

/** The names of a form's fields in order, including those of groups and rows. */
function namesIn(form: HTMLFormElement | null): string[] | undefined {
  const names = [...(form?.elements ?? [])].map((element) => element.getAttribute("name") ?? "");
  return form ? [...new Set(names)].filter((name) => name !== "") : undefined;
}

/** Hydration is never undone. */
const never = () => () => {};

/** Timeout for the schema, in ms: the server validates the same anyway. */
const CHECK_TIMEOUT_MS = 3_000;

/**
 * Loads the schema when the user enters the form. If that fails, the next time tries again.
 * @returns a function that gets it; it yields undefined if there is none or on timeout
 */
function useSchema(load: FormOptions<object>["schema"]): () => Promise<StandardSchema | undefined> {
  const coming = useRef<Promise<StandardSchema | undefined>>(undefined);
  return () => {
    coming.current ??= load?.().catch(() => {
      coming.current = undefined;
      return undefined;
    });
    return Promise.race([
      coming.current,
      new Promise<undefined>((resolve) => setTimeout(resolve, CHECK_TIMEOUT_MS)),
    ]);
  };
}
