import { t } from "#text";
import { Button, CheckIcon, Dialog } from "../../ui/index.ts";
import styles from "./Explorer.module.css";
import { KIND_TEXT, type Kind } from "./kinds.ts";

interface ChooserProps {
  kinds: readonly Kind[];
  current: Kind;
  onPick: (kind: Kind) => void;
  onClose: () => void;
}

/** Chooses which list the explorer shows. Choosing one closes it. */
export function Chooser({ kinds, current, onPick, onClose }: ChooserProps) {
  return (
    <Dialog open onClose={onClose} title={t`Explorer`}>
      <ul className={styles["kinds"]}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Button
              block
              variant="line"
              aria-pressed={kind === current}
              onClick={() => onPick(kind)}
              {...(kind === current ? { iconEnd: <CheckIcon /> } : {})}
            >
              {KIND_TEXT[kind]}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
