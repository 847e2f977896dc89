import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from "react";
import { t } from "#text";
import { messageLanguage } from "../../lib/english-messages.ts";
import { Button, type ButtonProps } from "../actions/Button.tsx";
import { classNames } from "../classes.ts";
import { VisuallyHidden } from "../content/VisuallyHidden.tsx";
import { AlertIcon, CheckIcon } from "../icons/icons.tsx";
import styles from "./Form.module.css";
import type { FormHandle } from "./form-state.ts";
import type { Problems } from "./problems.ts";

const cx = classNames(styles);
const INVALID = "[aria-invalid=true]";
/** With fewer invalid fields than this, all messages below the fields are in view. */
const LISTED_FROM = 3;
const CONTROL = "input, select, textarea, button, [tabindex]";

export interface FormProps
  extends Pick<ComponentPropsWithRef<"form">, "className" | "aria-labelledby" | "autoComplete"> {
  /** From `useForm`. */
  form: FormHandle;
  /** Accessible name of the form, unless `aria-labelledby` is set: "Sign in". */
  label?: string;
  children: ReactNode;
}

/**
 * The product's form component. After a failed attempt it says so, lists the errors if there are several, and moves focus to the first
 * invalid field. The list stays until the next attempt, so that nothing jumps while the user types.
 */
export function Form({ form, label, className, children, ...rest }: FormProps) {
  const { ref, failure, problems } = form;
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure.turn > 0) (controlIn(ref.current?.querySelector(INVALID)) ?? summary.current)?.focus();
  }, [failure.turn, ref]);
  const { message } = problems;
  const words = Object.entries(failure.problems.fields);
  const listed = words.length >= LISTED_FROM;
  return (
    <form
      {...rest}
      id={form.id}
      ref={ref}
      method="post"
      noValidate
      aria-label={label}
      className={cx("form", className)}
      onSubmit={form.onSubmit}
      onFocus={form.onEnter}
    >
      <VisuallyHidden>
        {/* Announced once per attempt, while focus moves to the field. */}
        <span role="alert">
          {sentence(failure.problems)}
          {/* Makes a repeated text a change. */}
          {failure.turn % 2 === 1 && "\u00a0"}
        </span>
      </VisuallyHidden>
      {(message !== undefined || listed) && (
        <div ref={summary} tabIndex={-1} className={cx("summary")}>
          <AlertIcon />
          <div className={cx("words")}>
            {message !== undefined && <p lang={messageLanguage(message)}>{message}</p>}
            {listed && (
              <ul className={cx("list")}>
                {words.map(([name, text]) => (
                  <li key={name} className={cx(!(name in problems.fields) && "mended")}>
                    <button
                      type="button"
                      className={cx("jump")}
                      onClick={() => fieldNamed(ref.current, name)?.focus()}
                    >
                      {text}
                    </button>
                    {!(name in problems.fields) && <CheckIcon size="sm" />}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
      {children}
      <noscript>
        <p className={cx("noScript")}>{t`This form needs JavaScript, which is off in your browser.`}</p>
      </noscript>
    </form>
  );
}

function sentence({ fields, message }: Problems): string {
  const count = Object.keys(fields).length;
  const counted =
    count > 1
      ? t`${count} fields need your attention.`
      : count === 1
        ? t`One field needs your attention.`
        : "";
  return [message, counted].filter(Boolean).join(" ");
}

/** The control that has the error; for a group, its first one. */
function controlIn(element: Element | null | undefined): HTMLElement | undefined {
  if (!(element instanceof HTMLElement)) return undefined;
  if (element.matches(CONTROL)) return element;
  return element.querySelector<HTMLElement>(CONTROL) ?? undefined;
}

function fieldNamed(form: HTMLFormElement | null, name: string): HTMLElement | undefined {
  const found = form?.elements.namedItem(name);
  return controlIn(found instanceof RadioNodeList ? elementOf(found) : found);
}

function elementOf(list: RadioNodeList): Element | undefined {
  return [...list].find((node) => node instanceof Element);
}

export interface SubmitButtonProps extends Omit<ButtonProps, "type" | "form" | "busy" | "disabled"> {
  form: FormHandle;
}

/** Submits the form, from inside it or from a dialog's footer. Shows that it is submitting, and ignores a second press. */
export function SubmitButton({ form, ...button }: SubmitButtonProps) {
  return (
    <Button
      {...button}
      type="submit"
      form={form.id}
      busy={form.sending}
      disabled={!form.ready}
      data-waking={!form.ready || undefined}
    />
  );
}

/** The buttons at the end of a form; the submit button comes last. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={cx("actions")}>{children}</div>;
}
