import type { FormEvent, RefObject } from "react";
import type { Problems } from "./problems.ts";
import type { StandardSchema } from "./standard-schema.ts";

export interface FormOptions<Values> {
  /** The names of all fields, and what is in them at first. */
  initial: Values;
  /**
   * The schema of what is sent: `bodyOf("POST auth/loginUser")`. Loaded when somebody enters the form, used once it is here,
   * and never waited for: the server checks by the same schema and says the same words.
   */
  schema?: () => Promise<StandardSchema>;
  /** What only this form knows, such as two passwords that have to be alike: words by the path of a field. */
  check?: (values: Values) => FieldWords<Values>;
  /** Where the values are kept, for a form that is saved as it is filled in. Without it the form keeps them itself. */
  store?: FormStore<Values>;
  /** Words about what could not be saved meanwhile. They stay until they are taken away here. */
  held?: FieldWords<Values>;
  /** Sends it. Throws `ApiFailure` when the server refuses; its words land on their fields. */
  submit: (values: Values) => Promise<void>;
}

export interface FormStore<Values> {
  readonly values: Values;
  readonly update: (change: (values: Values) => Values) => void;
}

/** Words by field, or by the path of what is inside one: `locations[2].street`. */
export type FieldWords<Values> = { readonly [Name in keyof Values]?: string | undefined } & {
  readonly [path: `${string}[${string}`]: string | undefined;
};

export interface Failure {
  readonly turn: number;
  readonly problems: Problems;
}

/** What `<Form>` and `<SubmitButton>` need of a form. */
export interface FormHandle {
  readonly id: string;
  readonly ref: RefObject<HTMLFormElement | null>;
  /** The page's script has taken over. Until then the form cannot be sent, and a password cannot end up in an address. */
  readonly ready: boolean;
  readonly sending: boolean;
  readonly problems: Problems;
  /** The last attempt that failed, counted from 1, with what kept it. What has been mended since is gone from `problems`. */
  readonly failure: Failure;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onEnter: () => void;
}

export interface FormState<Values> extends FormHandle {
  readonly values: Values;
  /** Something differs from what was there at first. */
  readonly dirty: boolean;
  readonly set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** The words about one path, for a field that is not bound by its name: a part of a row, such as `locations[2].street`. */
  readonly errorAt: (path: string) => string | undefined;
  /** Puts words under fields when the answer came another way than from `submit`. */
  readonly fail: (words: FieldWords<Values>) => void;
  /** Starts over: with these values, or with the first ones. */
  readonly reset: (values?: Values) => void;
  /** For what is typed: `<TextField label="Email" {...form.text("email")} />`. */
  readonly text: <Name extends NamesOf<Values, string>>(name: Name) => TextBinding;
  /** For a tick: `<Checkbox label="I agree" {...form.tick("agree")} />`. */
  readonly tick: <Name extends NamesOf<Values, boolean>>(name: Name) => TickBinding;
  /** For what is chosen: `<Select label="Order" options={ORDERS} {...form.choice("order")} />`. */
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
