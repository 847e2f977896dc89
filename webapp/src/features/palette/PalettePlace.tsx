import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { t } from "#text";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { FindIcon, IconButton, PartDialog } from "../../ui/index.ts";
import styles from "./PalettePlace.module.css";
import { usePaletteKey } from "./use-palette-key.ts";

const Palette = lazyPart(t`Search and go to`, () => import("./Palette.tsx"), PartDialog);

/** The button and the key that open an employer's palette. Going to another page closes it. */
export function PalettePlace() {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  usePaletteKey(isOpen, () => setOpen(!isOpen));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => () => setOpen(false), [pathname]);
  return (
    <>
      <span className={styles["place"]}>
        <IconButton
          label={t`Search and go to`}
          aria-keyshortcuts="Control+K Meta+K"
          aria-haspopup="dialog"
          icon={<FindIcon />}
          onClick={() => setOpen(true)}
        />
      </span>
      {isOpen && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}
