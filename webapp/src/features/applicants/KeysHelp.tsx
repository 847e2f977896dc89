import { useState } from "react";
import { t } from "#text";
import { Button, Dialog } from "../../ui/index.ts";
import styles from "./KeysHelp.module.css";
import type { ApplicantsViewId } from "./use-applicants-search.ts";
import { usePageKeys } from "./use-page-keys.ts";

/** Keys of each view, and what they do. */
const KEYS: Readonly<
  Record<ApplicantsViewId, readonly (readonly [keys: readonly string[], does: string])[]>
> = {
  table: [
    [["J", "↓"], t`Next row, and the next page after the last one`],
    [["K", "↑"], t`Previous row`],
    [["X"], t`Choose the row, or leave it out`],
    [["Enter"], t`Open the row in the review`],
    [["Z"], t`Undo the latest move`],
  ],
  board: [
    [["J", "↓"], t`Next card`],
    [["K", "↑"], t`Previous card`],
    [["←", "→"], t`Card of the next column`],
    [
      [t({ message: "Home", context: "a key" }), t({ message: "End", context: "a key" })],
      t`First and last card of the column`,
    ],
    [[t`Space`, "X"], t`Choose the card, or leave it out`],
    [["Shift ↓", "Shift ↑"], t`Choose all cards on the way`],
    [["M"], t`Move the chosen cards`],
    [["Enter"], t`Open the card`],
    [["Esc"], t`Choose none`],
    [["Z"], t`Undo the latest move`],
  ],
  review: [
    [["J"], t`Next application`],
    [["K"], t`Previous application`],
    [["1", "2", "3", "4", "5"], t`Rate it`],
    [["0"], t`Take the rating away`],
    [["S", "I", "R"], t`Shortlist, invite to interview, reject`],
    [["Shift S", "Shift I", "Shift R"], t`The same, with a message that you write first`],
    [["Z"], t`Undo the latest move`],
  ],
};

/** What the keys of the shown view do; a question mark opens it. */
export function KeysHelp({ view }: { view: ApplicantsViewId }) {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  // On some keyboards it is typed without Shift.
  usePageKeys({ "shift+?": show, "?": show });
  return (
    <>
      <Button
        variant="line"
        className={styles["button"]}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={show}
      >{t`Keys`}</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`Keys of this view`}>
        <dl className={styles["keys"]}>
          {KEYS[view].map(([keys, does]) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <p className={styles["fine"]}>{t`While you type into a field, they are letters.`}</p>
      </Dialog>
    </>
  );
}
