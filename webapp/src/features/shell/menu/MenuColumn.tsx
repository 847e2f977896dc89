import { useEffect, useState } from "react";
import { t } from "#text";
import { useSession } from "../../../lib/session.ts";
import {
  groupElementId,
  IconButton,
  MenuIcon,
  SideMenu,
  Spinner,
  VisuallyHidden,
} from "../../../ui/index.ts";
import { buildMenu } from "./build-menu.ts";
import styles from "./MenuColumn.module.css";
import { useMenuFold } from "./menu-state.ts";

/** The side menu as a column: collapsed to a rail, or open. */
export default function MenuColumn({ startsOpen }: { startsOpen: boolean }) {
  const { status, profile } = useSession();
  const [fold, choose] = useMenuFold();
  const [group, setGroup] = useState<string>();
  const isOpen = (fold ?? (startsOpen ? "open" : "rail")) === "open";
  // If a group was expanded from the rail, focus moves to it.
  useEffect(() => {
    if (!isOpen || group === undefined) return;
    const element = document.getElementById(groupElementId(group));
    element?.scrollIntoView({ block: "nearest" });
    element?.querySelector<HTMLElement>("a, button, input")?.focus();
    setGroup(undefined);
  }, [isOpen, group]);

  const head = (
    <div className={styles["head"]}>
      <IconButton
        label={isOpen ? t`Collapse menu` : t`Expand menu`}
        aria-expanded={isOpen}
        icon={<MenuIcon />}
        onClick={() => choose(isOpen ? "rail" : "open")}
      />
    </div>
  );
  if (status === "unknown" || status === "loading")
    return (
      <div className={styles["column"]}>
        {head}
        <p className={styles["loading"]} role="status">
          <Spinner />
          <VisuallyHidden>{t`Loading your profile`}</VisuallyHidden>
        </p>
      </div>
    );
  const unfold = (at: string) => {
    choose("open");
    setGroup(at);
  };
  return (
    <div className={styles["column"]}>
      {head}
      <SideMenu label={t`Menu`} {...buildMenu(profile)} {...(isOpen ? {} : { rail: { onUnfold: unfold } })} />
    </div>
  );
}
