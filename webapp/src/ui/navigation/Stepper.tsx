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
  /** Names the way: "A new job". */
  label: string;
  steps: readonly Step<Id>[];
  current: Id;
  /** Which are done; those before the current one unless said. */
  done?: ReadonlySet<Id>;
  /** Opens any other step. Without it the steps only show the way. */
  onStep?: (id: Id) => void;
}

/** The steps of a long form: which are done, which is now, which are to come. On phones the words of this one only. */
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
              <VisuallyHidden>{done ? `${step.text}, done` : step.text}</VisuallyHidden>
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
          Step {now + 1} of {steps.length}
        </bdi>
        <b>{steps[now]?.text}</b>
      </p>
    </nav>
  );
}
