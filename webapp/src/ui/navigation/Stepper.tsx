import { Trans, t } from "#text";
import { classNames } from "../classes.ts";
import { VisuallyHidden } from "../content/VisuallyHidden.tsx";
import { CheckIcon } from "../icons/icons.tsx";
import styles from "./Stepper.module.css";

const cx = classNames(styles);

export interface Step<Id extends string> {
  id: Id;
  text: string;
}

export interface StepperProps<Id extends string> {
  /** Accessible name: "A new job". */
  label: string;
  steps: readonly Step<Id>[];
  current: Id;
  /** The completed steps; by default those before the current one. */
  done?: ReadonlySet<Id>;
  /** Opens another step. Without it the steps are display only. */
  onStep?: (id: Id) => void;
}

/** The steps of a long form: completed, current and upcoming. On phones only the current step has a label. */
export function Stepper<Id extends string>({
  label,
  steps,
  current,
  done: finished,
  onStep,
}: StepperProps<Id>) {
  const now = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label} className={cx("stepper")}>
      <ol className={cx("steps")}>
        {steps.map((step, at) => {
          const done = finished ? finished.has(step.id) : at < now;
          const face = (
            <>
              <span className={cx("mark")} aria-hidden="true">
                {done && at !== now ? <CheckIcon size="sm" /> : at + 1}
              </span>
              <span className={cx("text")} aria-hidden="true">
                {step.text}
              </span>
              <VisuallyHidden>{done ? t`${step.text}, done` : step.text}</VisuallyHidden>
            </>
          );
          return (
            <li
              key={step.id}
              aria-current={at === now ? "step" : undefined}
              className={cx("step", done && "done", at === now && "now")}
            >
              {at !== now && onStep ? (
                <button type="button" className={cx("face")} onClick={() => onStep(step.id)}>
                  {face}
                </button>
              ) : (
                <span className={cx("face")}>{face}</span>
              )}
            </li>
          );
        })}
      </ol>
      <p className={cx("short")} aria-hidden="true">
        <bdi>
          <Trans>
            Step {now + 1} of {steps.length}
          </Trans>
        </bdi>
        <b>{steps[now]?.text}</b>
      </p>
    </nav>
  );
}
