import { type CSSProperties, useId } from "react";
import { classNames } from "../classes.ts";
import styles from "./Slider.module.css";

const cx = classNames(styles);

export interface SliderStop {
  /** Display text and accessible value: "$25 or more an hour". */
  text: string;
}

export interface SliderProps {
  label: string;
  /** The steps, lowest first. They are evenly spaced, however uneven their values are. */
  stops: readonly SliderStop[];
  /** Index into `stops`. */
  value: number;
  onValueChange: (value: number) => void;
  /** Called when the user releases the slider: the moment to search. */
  onValueCommit?: (value: number) => void;
  hint?: string;
}

/** A slider with steps, such as the minimum pay. The browser's range input, so keyboard and touch work. */
export function Slider({ label, stops, value, onValueChange, onValueCommit, hint }: SliderProps) {
  const id = useId();
  const last = Math.max(1, stops.length - 1);
  const text = stops[value]?.text ?? "";
  const commit = () => onValueCommit?.(value);
  return (
    <div className={cx("slider")}>
      <label htmlFor={id} className={cx("label")}>
        {label}
      </label>
      <output htmlFor={id} className={cx("value")}>
        <bdi>{text}</bdi>
      </output>
      <input
        id={id}
        type="range"
        min={0}
        max={last}
        step={1}
        value={value}
        aria-valuetext={text}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
        onPointerUp={commit}
        onKeyUp={commit}
        className={cx("range")}
        style={{ "--at": value / last } as CSSProperties}
      />
      {hint && (
        <p id={`${id}-hint`} className={cx("hint")}>
          {hint}
        </p>
      )}
    </div>
  );
}
