import { useRef } from "react";
import { t } from "#text";
import { announce } from "../../lib/announce.ts";
import { ChevronDownIcon, ChevronUpIcon, IconButton } from "../../ui/index.ts";
import styles from "./Resumes.module.css";

interface MoveButtonsProps {
  name: string;
  /** From 0, of so many. */
  at: number;
  count: number;
  onMove: (to: number) => void;
}

/** Moves something up and down. The button that was pressed keeps the focus, or at an end of the list the other one. */
export function MoveButtons({ name, at, count, onMove }: MoveButtonsProps) {
  const [up, down] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const move = (step: -1 | 1) => {
    onMove(at + step);
    announce(t`${name}: place ${at + step + 1} of ${count}.`);
    requestAnimationFrame(() => {
      const [pressed, other] = step < 0 ? [up, down] : [down, up];
      (pressed.current?.disabled ? other : pressed).current?.focus();
    });
  };
  // Its place stays, for what stands beside it.
  if (count < 2) return <span className={styles["moves"]} />;
  return (
    <span className={styles["moves"]}>
      <IconButton
        ref={up}
        size="sm"
        label={t`Move ${name} up`}
        icon={<ChevronUpIcon />}
        disabled={at === 0}
        onClick={() => move(-1)}
      />
      <IconButton
        ref={down}
        size="sm"
        label={t`Move ${name} down`}
        icon={<ChevronDownIcon />}
        disabled={at === count - 1}
        onClick={() => move(1)}
      />
    </span>
  );
}
