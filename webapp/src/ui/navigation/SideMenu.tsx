import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { classNames } from "../classes.ts";
import { Avatar } from "../content/Avatar.tsx";
import { Switch } from "../fields/Choice.tsx";
import styles from "./SideMenu.module.css";
import { Logo } from "./TopBar.tsx";

const cx = classNames(styles);

interface EntryFace {
  id: string;
  text: string;
  icon?: ReactNode;
}

/** A place, an action, or a switch that takes effect at once. */
export type SideMenuEntry =
  | (EntryFace & { kind: "link"; to: string })
  | (EntryFace & { kind: "button"; onPress: () => void })
  | (EntryFace & { kind: "switch"; on: boolean; onChange: (on: boolean) => void });

export interface SideMenuGroup {
  id: string;
  /** Printed above the entries; a group without one is parted by a rule alone. */
  title?: string;
  entries: readonly SideMenuEntry[];
}

export interface SideMenuProps {
  label: string;
  groups: readonly SideMenuGroup[];
  /** Whose menu it is; without a person the logo stands on top. */
  person?: {
    name: string;
    image?: string | null;
    kind: "person" | "company";
    link?: { text: string; to: string };
  };
}

/** The long menu. Where it stands, and when it opens, is its owner's business; what is in it is data. */
export function SideMenu({ label, groups, person }: SideMenuProps) {
  return (
    <nav aria-label={label} className={cx("menu")}>
      {person ? (
        <div className={cx("person")}>
          <Avatar name={person.name} image={person.image ?? null} kind={person.kind} />
          <div className={cx("who")}>
            <b>{person.name}</b>
            {person.link && (
              <NavLink to={person.link.to} className={cx("profile")}>
                {person.link.text}
              </NavLink>
            )}
          </div>
        </div>
      ) : (
        <Logo />
      )}
      {groups.map((group) => (
        <div key={group.id} className={cx("group", !group.title && "ruled")}>
          {group.title && (
            <h2 id={`${group.id}-title`} className={cx("title")}>
              {group.title}
            </h2>
          )}
          <ul aria-labelledby={group.title ? `${group.id}-title` : undefined}>
            {group.entries.map((entry) => (
              <li key={entry.id}>
                <Entry entry={entry} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Entry({ entry }: { entry: SideMenuEntry }) {
  if (entry.kind === "switch") {
    return (
      <Switch
        className={cx("entry")}
        label={
          <span className={cx("words")}>
            {entry.icon}
            {entry.text}
          </span>
        }
        checked={entry.on}
        onChange={(event) => entry.onChange(event.currentTarget.checked)}
      />
    );
  }
  if (entry.kind === "button") {
    return (
      <button type="button" className={cx("entry")} onClick={entry.onPress}>
        {entry.icon}
        {entry.text}
      </button>
    );
  }
  return (
    <NavLink to={entry.to} end className={cx("entry")}>
      {entry.icon}
      {entry.text}
    </NavLink>
  );
}
