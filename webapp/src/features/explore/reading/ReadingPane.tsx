import { useEffect, useRef } from "react";
import { t } from "#text";
import {
  ChevronEndIcon,
  ChevronStartIcon,
  CloseIcon,
  Heading,
  HelpIcon,
  IconButton,
} from "../../../ui/index.ts";
import styles from "./Reading.module.css";
import { ReadingBody, type ReadingBodyProps } from "./ReadingBody.tsx";

export interface ReadingPanelProps extends Omit<ReadingBodyProps, "onTitle"> {
  /** "3 of 20"; undefined for a job that is not in the list. */
  position: string | undefined;
  /** Absent at the ends of the list. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
}

/** The job beside the list, over a part of the map. It takes focus, so that a screen reader continues there. */
export function ReadingPane({ onHelp, ...props }: ReadingPanelProps & { onHelp: () => void }) {
  const { id, listed, position, onPrevious, onNext, onClose, ...body } = props;
  const pane = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another job is read from its beginning
  useEffect(() => {
    scroller.current?.scrollTo(0, 0);
    // If the page loads with a job in its address, focus stays at the top, as on any page load.
    if (navigator.userActivation.hasBeenActive) pane.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <section ref={pane} tabIndex={-1} aria-labelledby="reading-title" className={styles["pane"]}>
      <div className={styles["bar"]}>
        <IconButton
          size="sm"
          label={t`Previous job`}
          icon={<ChevronStartIcon />}
          disabled={!onPrevious}
          onClick={onPrevious}
        />
        <IconButton
          size="sm"
          label={t`Next job`}
          icon={<ChevronEndIcon />}
          disabled={!onNext}
          onClick={onNext}
        />
        <span className={styles["position"]}>{position}</span>
        <IconButton size="sm" label={t`Keys`} icon={<HelpIcon />} onClick={onHelp} />
        <IconButton size="sm" label={t`Close job`} icon={<CloseIcon />} onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <div ref={scroller} tabIndex={0} className={styles["scroller"]}>
        <ReadingBody
          {...body}
          id={id}
          listed={listed}
          onTitle={(title) => (
            <Heading level={2} size="2xl" id="reading-title" className={styles["title"]}>
              {title}
            </Heading>
          )}
        />
      </div>
    </section>
  );
}
