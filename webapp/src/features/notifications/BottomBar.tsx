import { type ReactNode, useEffect, useId } from "react";
import { createPortal } from "react-dom";
import { NavLink } from "react-router";
import { create } from "zustand";
import { t } from "#text";
import { BellIcon, BriefcaseIcon, HeartIcon, MapIcon, UserIcon, VisuallyHidden } from "../../ui/index.ts";
import styles from "./BottomBar.module.css";
import { UnreadMark } from "./UnreadMark.tsx";

interface Place {
  readonly to: string;
  readonly text: string;
  readonly icon: ReactNode;
}

const PLACES: readonly Place[] = [
  { to: "/jobmap", text: t`Map`, icon: <MapIcon /> },
  { to: "/saved-job", text: t({ message: "Saved", context: "Place: saved jobs" }), icon: <HeartIcon /> },
  {
    to: "/applied-job-list",
    text: t({ message: "Applied", context: "Place: jobs somebody applied for" }),
    icon: <BriefcaseIcon />,
  },
];

/** Marketing pages have two bars with a bell each, of which one is displayed; the first brings the bar. */
const useHolder = create<{ id: string }>()(() => ({ id: "" }));

/** A candidate's places within reach of a thumb, on phones, on every page. Wider windows have them in the bar and the menu. */
export function BottomBar({ unread }: { unread: number }) {
  const id = useId();
  const holder = useHolder((held) => held.id);
  useEffect(() => {
    if (holder === "") useHolder.setState({ id });
  }, [holder, id]);
  useEffect(
    () => () => {
      if (useHolder.getState().id === id) useHolder.setState({ id: "" });
    },
    [id],
  );
  if (holder !== id) return null;
  return createPortal(
    <nav aria-label={t`Your places`} className={styles["bar"]}>
      {PLACES.map(({ to, text, icon }) => (
        <NavLink key={to} to={to}>
          {icon}
          {text}
        </NavLink>
      ))}
      <NavLink to="/notifications">
        <span className={styles["bell"]}>
          <BellIcon />
          <UnreadMark unread={unread} />
        </span>
        <span>
          {t`Notifications`}
          {unread > 0 && <VisuallyHidden> {t`${unread} unread`}</VisuallyHidden>}
        </span>
      </NavLink>
      <NavLink to="/profile-setting">
        <UserIcon />
        {t`Me`}
      </NavLink>
    </nav>,
    document.body,
  );
}
