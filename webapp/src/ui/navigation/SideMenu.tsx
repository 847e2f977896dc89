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

/** A link, an action, or a switch. Links can have a switch of the same name at their end. */
export type SideMenuEntry =
  | (EntryFace & {
      kind: "link";
      to: string;
      /** Served outside the web app's router, so it needs a full page load. */
      reload?: boolean;
      flips?: EntrySwitch;
    })
  | (EntryFace & { kind: "button"; onPress: () => void; flips?: EntrySwitch })
  | (EntryFace & EntrySwitch & { kind: "switch" });

export interface SideMenuGroup {
  id: string;
  /** Shown above the entries; a group without a title is separated only by a rule. */
  title?: string;
  /** Represents a titled group where there is room only for icons. */
  icon?: ReactNode;
  entries: readonly SideMenuEntry[];
}

export interface SideMenuProps {
  label: string;
  groups: readonly SideMenuGroup[];
  /** The user whose menu it is. */
  person?: {
    name: string;
    image?: string | null;
    kind: "person" | "company";
    link?: { text: string; to: string };
  };
  /** Collapsed to a rail: an icon with a word for each entry, and one per titled group, which expands the menu at that group. */
  rail?: { onUnfold: (group: string) => void };
}

/** The id of a group's element, as a link or focus target. */
export const groupElementId = (group: string) => `menu-${group}`;

/** The side menu. The parent decides where and when it is shown; its contents are data. */
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
