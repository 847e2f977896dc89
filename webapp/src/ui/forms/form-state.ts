import type { FormEvent, RefObject } from "react";
import type { Problems } from "./problems.ts";
import type { StandardSchema } from "./standard-schema.ts";

export interface FormOptions<Values> {
  /** All fields with their initial values. */
  initial: Values;
  /**
   * The schema of the request body: `bodyOf("POST auth/loginUser")`. Loaded when the user enters the form and used once it has loaded.
   * Submitting does not depend on it: the server validates with the same schema and returns the same messages.
   */
  schema?: () => Promise<StandardSchema>;
  /** Rules that only this form has, such as two passwords that must match: messages by field path. */
  check?: (values: Values) => FieldWords<Values>;
  /** Where the values are stored, for a form that saves itself while it is filled in. By default the form holds them. */
  store?: FormStore<Values>;
  /** Errors of a failed save in the background. They stay until the caller removes them. */
  held?: FieldWords<Values>;
  /** Submits the form. Throws `ApiFailure` if the server refuses; its messages are shown at their fields. */
  submit: (values: Values) => Promise<void>;
}

export interface FormStore<Values> {
  readonly values: Values;
  readonly update: (change: (values: Values) => Values) => void;
}

/** Messages by field, or by the path of a value inside one: `locations[2].street`. */
export type FieldWords<Values> = { readonly [Name in keyof Values]?: string | undefined } & {
  readonly [path: `${string}[${string}`]: string | undefined;
};

export interface Failure {
  readonly turn: number;
  readonly problems: Problems;
}

/** What `<Form>` and `<SubmitButton>` need from a form. */
export interface FormHandle {
  readonly id: string;
  readonly ref: RefObject<HTMLFormElement | null>;
  /** Hydration is done. Until then the form cannot be submitted, so that a password cannot end up in the URL. */
  readonly ready: boolean;
  readonly sending: boolean;
  readonly problems: Problems;
  /** The last failed attempt, counted from 1, with its errors. Errors corrected since are removed from `problems`. */
  readonly failure: Failure;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onEnter: () => void;
}

export interface FormState<Values> extends FormHandle {
  readonly values: Values;
  /** Some value differs from its initial one. */
  readonly dirty: boolean;
  readonly set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** The message for a path, for a field that is not bound by name: part of a row, such as `locations[2].street`. */
  readonly errorAt: (path: string) => string | undefined;
  /** Shows errors at fields if the reply did not come through `submit`. */
  readonly fail: (words: FieldWords<Values>) => void;
  /** Resets the form to these values, or to the initial ones. */
  readonly reset: (values?: Values) => void;
  /** Props of text fields: `<TextField label="Email" {...form.text("email")} />`. */
  readonly text: <Name extends NamesOf<Values, string>>(name: Name) => TextBinding;
  /** Props of checkboxes: `<Checkbox label="I agree" {...form.tick("agree")} />`. */
  readonly tick: <Name extends NamesOf<Values, boolean>>(name: Name) => TickBinding;
  /** Props of choices: `<Select label="Order" options={ORDERS} {...form.choice("order")} />`. */
  readonly choice: <Name extends keyof Values & string>(name: Name) => ChoiceBinding<Values[Name]>;
}

type NamesOf<Values, Kind> = {
  [Name in keyof Values & string]: Values[Name] extends Kind ? Name : never;
}[keyof Values & string];

interface Binding {
  name: string;
  error: string | undefined;
}
export interface TextBinding extends Binding {
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
}
export interface TickBinding extends Binding {
  checked: boolean;
  onChange: (event: { currentTarget: { checked: boolean } }) => void;
}
export interface ChoiceBinding<Value> extends Binding {
  value: Value;
  onValueChange: (value: Value) => void;
}
