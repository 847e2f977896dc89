import type { Point } from "@jobmap/widget/core";
import { useEffect, useRef, useState } from "react";
import { plural, t } from "#text";
import type { ExploreState } from "../../../lib/explore-state.ts";
import { useExplore } from "../../../lib/explore-store.ts";
import { useNotifications } from "../../../lib/notification-count.ts";
import { useSession } from "../../../lib/session.ts";
import { classNames, Dialog, SearchIcon, VisuallyHidden } from "../../../ui/index.ts";
import { UnreadMark } from "../../notifications/UnreadMark.tsx";
import { MenuButton } from "../../shell/menu/MenuButton.tsx";
import { isSamePlace } from "../results/headline.ts";
import type { Show } from "../state/use-explore-state.ts";
import styles from "./PhoneBar.module.css";
import { SearchForm } from "./SearchForm.tsx";

const cx = classNames(styles);

interface PhoneBarProps {
  state: ExploreState;
  /** The area that the place is. */
  extent: ExploreState["extent"];
  show: Show;
  onLocate: () => void;
  placeError?: string | undefined;
}

/**
 * The search in one line over the map; pressing it opens the form. The menu button beside it shows the unread count where
 * neither a bell nor the bottom bar does.
 */
export function PhoneBar({ state, extent, show, onLocate, placeError }: PhoneBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const home = useExplore((store) => store.home);
  const isEditing = useExplore((store) => store.editing !== null);
  useEffect(() => {
    // Other windows have the form in their bar.
    if (isEditing && bar.current?.offsetParent) setOpen(true);
  }, [isEditing]);
  const hasBottomBar = useSession(({ profile }) => profile?.role === "user");
  const count = useNotifications((notifications) => notifications.unread) ?? 0;
  const unread = hasBottomBar ? 0 : count;
  return (
    <div ref={bar} className={cx("bar")}>
      <span className={cx("menu")}>
        <MenuButton
          label={
            unread > 0
              ? t`Menu, ${plural(unread, { one: "# unread notification", other: "# unread notifications" })}`
              : t`Menu`
          }
        />
        <UnreadMark unread={unread} />
      </span>
      <button type="button" className={cx("query")} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={cx("words")}>
          <b>{state.search || t`All jobs`}</b>
          <span>{placeLine({ ...state, extent }, home)}</span>
        </span>
        <SearchIcon />
        <VisuallyHidden>{t`Edit search`}</VisuallyHidden>
      </button>
      <Dialog open={open} title={t`Search`} onClose={() => setOpen(false)}>
        <div className={cx("form")}>
          <SearchForm
            state={state}
            extent={extent}
            show={show}
            layout="stack"
            placeError={placeError}
            onLocate={() => {
              setOpen(false);
              onLocate();
            }}
            onSearched={() => setOpen(false)}
          />
        </div>
      </Dialog>
    </div>
  );
}

function placeLine(
  { bounds, within, location, point, extent, distance }: ExploreState,
  home: Point | null,
): string {
  if (bounds) return t`In this area`;
  if (within !== null) return t`Drawn on the map`;
  if (extent) return extent.label;
  const own = point && (isSamePlace(home, point) ? t`Your location` : t`Your point on the map`);
  const place = location || own;
  return place ? t`${place}, ${plural(distance, { one: "# mile", other: "# miles" })}` : t`Anywhere`;
}
