import { useState } from "react";
import { Button, Dialog } from "../../ui/index.ts";
import styles from "./KeysHelp.module.css";
import type { ApplicantsViewId } from "./use-applicants-search.ts";
import { usePageKeys } from "./use-page-keys.ts";

/** Keys of each view, and what they do. */
const KEYS: Readonly<
  Record<ApplicantsViewId, readonly (readonly [keys: readonly string[], does: string])[]>
> = {
  table: [
    [["J", "↓"], "Next row, and the next page after the last one"],
    [["K", "↑"], "Previous row"],
    [["X"], "Choose the row, or leave it out"],
    [["Enter"], "Open the row in the review"],
  ],
  board: [
    [["J", "↓"], "Next card"],
    [["K", "↑"], "Previous card"],
    [["←", "→"], "Card of the next column"],
    [["Home", "End"], "First and last card of the column"],
    [["Space", "X"], "Choose the card, or leave it out"],
    [["Shift ↓", "Shift ↑"], "Choose all cards on the way"],
    [["M"], "Move the chosen cards"],
    [["Enter"], "Open the card"],
    [["Esc"], "Choose none"],
  ],
  review: [
    [["J"], "Next application"],
    [["K"], "Previous application"],
    [["1", "2", "3", "4", "5"], "Rate it"],
    [["0"], "Take the rating away"],
    [["S", "I", "R"], "Shortlist, invite to interview, reject"],
    [["Shift S", "Shift I", "Shift R"], "The same, with a message that you write first"],
    [["Z"], "Undo the latest move"],
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
      >
        Keys
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Keys of this view">
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
        <p className={styles["fine"]}>While you type into a field, they are letters.</p>
      </Dialog>
    </>
  );
}
