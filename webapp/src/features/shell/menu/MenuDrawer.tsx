import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { t } from "#text";
import { modalOpened } from "../../../lib/modals.ts";
import { useSession } from "../../../lib/session.ts";
import { Announcer, CloseIcon, classNames, IconButton, Loading, Logo, SideMenu } from "../../../ui/index.ts";
import { LanguageSwitch } from "../LanguageSwitch.tsx";
import type { PanelProps } from "../panel-props.ts";
import { buildMenu } from "./build-menu.ts";
import styles from "./MenuDrawer.module.css";
import { Shortcuts } from "./Shortcuts.tsx";

const cx = classNames(styles);

/** The side menu as a drawer over the page, on windows without a menu column. */
export default function MenuDrawer({ onClose }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { status, profile } = useSession();
  const { key } = useLocation();
  const opened = useRef(key);
  // Closes before React unmounts it: a removed dialog cannot restore focus.
  useLayoutEffect(() => {
    const drawer = dialog.current;
    if (!drawer) return;
    drawer.showModal();
    const closed = modalOpened(drawer);
    return () => {
      closed();
      drawer.close();
    };
  }, []);
  // Choosing an entry closes the menu.
  useEffect(() => {
    if (key !== opened.current) onClose();
  }, [key, onClose]);
  return (
    // Pressing the dialog element itself is pressing its backdrop; the keyboard has Escape for it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape arrives as the cancel event
    <dialog
      ref={dialog}
      aria-label={t`Menu`}
      className={cx("drawer")}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={cx("head")}>
        <Logo />
        <IconButton label={t`Close menu`} icon={<CloseIcon />} onClick={onClose} />
      </div>
      {status === "loading" ? (
        <Loading>{t`Loading your profile`}</Loading>
      ) : (
        <>
          {profile && <Shortcuts role={profile.role} />}
          <SideMenu label={t`Menu`} {...buildMenu(profile)} />
          <p className={cx("language")}>
            <LanguageSwitch />
          </p>
        </>
      )}
      {/* The page's own live region is not read while the page is inert. */}
      <Announcer />
    </dialog>
  );
}
