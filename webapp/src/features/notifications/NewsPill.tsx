import type { RefObject } from "react";
import { t } from "#text";
import type { HeldNews } from "../../lib/server-state/use-held-list.ts";
import { Button, ChevronUpIcon } from "../../ui/index.ts";
import styles from "./NewsPill.module.css";

interface NewsPillProps {
  news: HeldNews | undefined;
  /** Says how many are new: "3 new applications". */
  added: (count: number) => string;
  /** The element that contains the list, with `tabIndex={-1}`: it receives focus. */
  box: RefObject<HTMLElement | null>;
}

/** A button over the top of a list that shows new items, so that nothing moves until it is pressed. */
export function NewsPill({ news, added, box }: NewsPillProps) {
  return (
    <div className={styles["place"]} role="status">
      {news && (
        <Button
          size="sm"
          icon={<ChevronUpIcon size="sm" />}
          className={styles["pill"]}
          onClick={() => {
            news.show();
            box.current?.focus({ preventScroll: true });
            box.current?.scrollIntoView({ block: "start" });
          }}
        >
          {news.added > 0 ? added(news.added) : t`The list has changed`}
        </Button>
      )}
    </div>
  );
}
