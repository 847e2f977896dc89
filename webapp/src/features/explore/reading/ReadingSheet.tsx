import { useEffect, useRef } from "react";
import { t } from "#text";
import { Button, ChevronEndIcon, ChevronStartIcon, Dialog } from "../../../ui/index.ts";
import styles from "./Reading.module.css";
import { ReadingBody } from "./ReadingBody.tsx";
import type { ReadingPanelProps } from "./ReadingPane.tsx";
import { useFlick } from "./use-flick.ts";

/** The job over the list on phones: a flick to the side, or a button, goes on to its neighbor. */
export function ReadingSheet(props: ReadingPanelProps) {
  const { id, listed, position, onPrevious, onNext, onClose, ...body } = props;
  const page = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another job is read from its beginning
  useEffect(() => {
    page.current?.parentElement?.scrollTo(0, 0);
  }, [id]);
  const flick = useFlick({ onPrevious, onNext });
  return (
    <Dialog
      open
      title={listed?.title ?? t`Job`}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="line"
            icon={<ChevronStartIcon />}
            disabled={!onPrevious}
            onClick={onPrevious}
          >{t`Previous`}</Button>
          <span className={styles["position"]}>{position}</span>
          <Button
            variant="line"
            iconEnd={<ChevronEndIcon />}
            disabled={!onNext}
            onClick={onNext}
          >{t`Next`}</Button>
        </>
      }
    >
      <div ref={page} {...flick} className={styles["page"]}>
        <ReadingBody {...body} id={id} listed={listed} />
      </div>
    </Dialog>
  );
}
