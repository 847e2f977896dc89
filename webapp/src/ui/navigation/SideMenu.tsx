import type { ReactNode } from "react";
import { NavLink, useLocation } from "react-router";
import { classNames } from "../classes.ts";
import { Avatar } from "../content/Avatar.tsx";
import { VisuallyHidden } from "../content/VisuallyHidden.tsx";
import { LiveSwitch } from "../fields/LiveSwitch.tsx";
import styles from "./SideMenu.module.css";

const cx = classNames(styles);

interface EntryFace {
  id: string;
  text: string;
  icon?: ReactNode;
}

/** Takes effect at once. */
interface EntrySwitch {
  on: boolean;
  onSave: (on: boolean) => Promise<void>;
}

/** A place, an action, or a switch. Those that lead somewhere can have a switch of the same name at their end. */
export type SideMenuEntry =
  | (EntryFace & {
      kind: "link";
      to: string;
      /** Served beside the web app, so it is loaded whole. */
      reload?: boolean;
      flips?: EntrySwitch;
    })
  | (EntryFace & { kind: "button"; onPress: () => void; flips?: EntrySwitch })
  | (EntryFace & EntrySwitch & { kind: "switch" });

export interface SideMenuGroup {
  id: string;
  /** Printed above the entries; a group without one is parted by a rule alone. */
  title?: string;
  /** Stands for a titled group where only icons have room. */
  icon?: ReactNode;
  entries: readonly SideMenuEntry[];
}

export interface SideMenuProps {
  label: string;
  groups: readonly SideMenuGroup[];
  /** Whose menu it is. */
  person?: {
    name: string;
    image?: string | null;
    kind: "person" | "company";
    link?: { text: string; to: string };
  };
  /** Folded to a rail: an icon over a word each, and one for each titled group, which unfolds the menu at that group. */
  rail?: { onUnfold: (group: string) => void };
}

/** The id of a group's element, for whoever wants to lead there. */
export const groupElementId = (group: string) => `menu-${group}`;

/** The long menu. Where it stands, and when it opens, is its owner's business; what is in it is data. */
export function SideMenu({ label, groups, person, rail }: SideMenuProps) {
  return (
    <nav aria-label={label} className={cx("menu", rail && "rail")}>
      {person && <Person {...person} folded={rail !== undefined} />}
      {groups.map((group) =>
        rail && group.title ? (
          <GroupTile key={group.id} group={group} onPress={() => rail.onUnfold(group.id)} />
        ) : (
          <Group key={group.id} group={group} />
        ),
      )}
    </nav>
  );
}

function Person({
  name,
  image,
  kind,
  link,
  folded,
}: NonNullable<SideMenuProps["person"]> & { folded: boolean }) {
  const face = <Avatar name={name} image={image ?? null} kind={kind} />;
  if (folded)
    return link ? (
      <NavLink to={link.to} end className={cx("entry", "person")}>
        {face}
        {link.text}
      </NavLink>
    ) : (
      <span className={cx("person")}>{face}</span>
    );
  return (
    <div className={cx("person")}>
      {face}
      <div className={cx("who")}>
        <b>{name}</b>
        {link && (
          <NavLink to={link.to} className={cx("profile")}>
            {link.text}
          </NavLink>
        )}
      </div>
    </div>
  );
}

function Group({ group }: { group: SideMenuGroup }) {
  const { id, title, entries } = group;
  return (
    <div id={groupElementId(id)} className={cx("group", !title && "ruled")}>
      {title && (
        <h2 id={`${id}-title`} className={cx("title")}>
          {title}
        </h2>
      )}
      <ul aria-labelledby={title ? `${id}-title` : undefined}>
        {entries.map((entry) => (
          <li key={entry.id} className={cx("line")}>
            <Entry entry={entry} />
            {entry.kind !== "switch" && entry.flips && (
              <LiveSwitch
                className={cx("flips")}
                label={<VisuallyHidden>{entry.text}</VisuallyHidden>}
                {...entry.flips}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function GroupTile({ group, onPress }: { group: SideMenuGroup; onPress: () => void }) {
  const { pathname } = useLocation();
  const isHere = group.entries.some((entry) => entry.kind === "link" && entry.to === pathname);
  return (
    <div className={cx("group", "ruled")}>
      <button type="button" className={cx("entry", isHere && "here")} aria-expanded={false} onClick={onPress}>
        {group.icon}
        {group.title}
      </button>
    </div>
  );
}

function Entry({ entry }: { entry: SideMenuEntry }) {
  if (entry.kind === "switch") {
    return (
      <LiveSwitch
        className={cx("entry")}
        label={
          <span className={cx("words")}>
            {entry.icon}
            {entry.text}
          </span>
        }
        on={entry.on}
        onSave={entry.onSave}
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
    <NavLink to={entry.to} end reloadDocument={entry.reload ?? false} className={cx("entry")}>
      {entry.icon}
      {entry.text}
    </NavLink>
  );
}
