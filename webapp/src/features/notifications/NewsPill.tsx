import type { RefObject } from "react";
import type { HeldNews } from "../../lib/server-state/use-held-list.ts";
import { Button, ChevronUpIcon, plural } from "../../ui/index.ts";
import styles from "./NewsPill.module.css";

interface NewsPillProps {
  news: HeldNews | undefined;
  /** Name of one new item: "new application". */
  one: string;
  /** The element that contains the list, with `tabIndex={-1}`: it receives focus. */
  box: RefObject<HTMLElement | null>;
}

/** A button over the top of a list that shows new items, so that nothing moves until it is pressed. */
export function NewsPill({ news, one, box }: NewsPillProps) {
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
          {news.added > 0 ? plural(news.added, one) : "The list has changed"}
        </Button>
      )}
    </div>
  );
}
