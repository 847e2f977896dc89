import { t } from "#text";
import { lazyPart, type StandInProps } from "../../../lib/lazy-part.tsx";
import { useMedia } from "../../../lib/use-media.ts";
import { Button, classNames, Spinner, VisuallyHidden } from "../../../ui/index.ts";
import type { FrameHandle } from "../frame-handle.ts";
import styles from "./MenuSpace.module.css";

const cx = classNames(styles);
const MenuColumn = lazyPart(t`Menu`, () => import("./MenuColumn.tsx"), MenuStandIn);

/**
 * Breakpoints of the specification (section 2): from the first on, the menu has a column; from the second on, marketing pages show no menu.
 */
const COLUMN = "(min-width: 61.94rem)";
const MARKETING_WIDE = "(min-width: 63.94rem)";

/** The menu's column on wide windows. Its space is reserved from the first paint; the menu itself is a separate chunk. */
export function MenuSpace({ marketing = false, own = false }: Pick<FrameHandle, "marketing" | "own">) {
  const hasColumn = useMedia(COLUMN);
  const isMarketingWide = useMedia(MARKETING_WIDE);
  const isThere = hasColumn && !(marketing && isMarketingWide);
  return (
    <div className={cx("space", marketing && "marketing")}>{isThere && <MenuColumn startsOpen={own} />}</div>
  );
}

function MenuStandIn({ failure }: StandInProps) {
  return failure ? (
    <div className={cx("standIn")} role="alert">
      <p>{failure.text}</p>
      <Button variant="bare" size="sm" onClick={failure.retry}>
        {t`Try again`}
      </Button>
    </div>
  ) : (
    <p className={cx("standIn")} role="status">
      <Spinner />
      <VisuallyHidden>{t`Loading the menu`}</VisuallyHidden>
    </p>
  );
}
