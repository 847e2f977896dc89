import type { ResumeDraft, ResumeFinding } from "@jobmap/contract";
import { useEffect, useRef } from "react";
import { t } from "#text";
import { classNames } from "../../ui/index.ts";
import { SheetTexts } from "../files/SheetTexts.tsx";
import styles from "./Import.module.css";
import { isUnsure } from "./unsure.ts";

const cx = classNames(styles);

interface PageSheetsProps {
  draft: ResumeDraft;
  /** What the form is at. */
  active: readonly ResumeFinding[];
  onPress: (path: string) => void;
}

/** The pages of the file, with a box around everything that was read. The form beside them says the same in words. */
export function PageSheets({ draft, active, onPress }: PageSheetsProps) {
  const scroller = useRef<HTMLElement>(null);
  const [first] = active;
  const box = first?.boxes[0];
  useEffect(() => {
    const room = scroller.current;
    const sheet = box && room?.querySelectorAll("svg")[box.page];
    const height = box && draft.pages[box.page]?.height;
    if (!room || !sheet || !box || !height) return;
    const at = sheet.getBoundingClientRect();
    const y = at.top - room.getBoundingClientRect().top + (box.y / height) * at.height;
    room.scrollTo({ top: room.scrollTop + y - room.clientHeight / 3 });
  }, [box, draft.pages]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className={cx("pages")} ref={scroller} aria-label={t`Your file`} tabIndex={0}>
      {draft.pages.map((page, number) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name
          key={number}
          className={cx("sheet")}
          viewBox={`0 0 ${page.width} ${page.height}`}
          role="img"
          aria-label={t`Page ${number + 1} of your file`}
        >
          <SheetTexts texts={draft.texts} page={number} />
          {draft.findings.map((finding) =>
            finding.boxes.map(
              (each) =>
                each.page === number && (
                  // biome-ignore lint/a11y/noStaticElementInteractions: a short cut for the mouse; the form has the same by keyboard
                  <rect
                    key={`${finding.path} ${each.y}`}
                    className={cx(
                      "found",
                      isUnsure(finding) && "unsure",
                      active.includes(finding) && "active",
                    )}
                    x={each.x - 2}
                    y={each.y - 1}
                    width={each.width + 4}
                    height={each.height + 5}
                    onClick={() => onPress(finding.path)}
                  />
                ),
            ),
          )}
        </svg>
      ))}
    </section>
  );
}
