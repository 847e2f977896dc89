import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { modalOpened } from "../../../lib/modals.ts";
import { useSession } from "../../../lib/session.ts";
import { Announcer, CloseIcon, classNames, IconButton, Loading, Logo, SideMenu } from "../../../ui/index.ts";
import type { PanelProps } from "../panel-props.ts";
import { buildMenu } from "./build-menu.ts";
import styles from "./MenuDrawer.module.css";
import { Shortcuts } from "./Shortcuts.tsx";

const cx = classNames(styles);

/** The side menu over the page, from its start edge, on windows without a column for it. */
export default function MenuDrawer({ onClose }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { status, profile } = useSession();
  const { key } = useLocation();
  const opened = useRef(key);
  // Before React takes it off the page: a dialog that is gone cannot give the focus back.
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
  // Whoever chose a place has it, and needs no menu.
  useEffect(() => {
    if (key !== opened.current) onClose();
  }, [key, onClose]);
  return (
    // Pressing the dialog element itself is pressing its backdrop; the keyboard has Escape for it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape arrives as the cancel event
    <dialog
      ref={dialog}
      aria-label="Menu"
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
        <IconButton label="Close menu" icon={<CloseIcon />} onClick={onClose} />
      </div>
      {status === "loading" ? (
        <Loading>Loading your profile</Loading>
      ) : (
        <>
          {profile && <Shortcuts role={profile.role} />}
          <SideMenu label="Menu" {...buildMenu(profile)} />
        </>
      )}
      {/* The page's own is not heard while it is inert. */}
      <Announcer />
    </dialog>
  );
}
