import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { t } from "#text";
import { classNames } from "../classes.ts";
import { LogoMark } from "../icons/Logo.tsx";
import styles from "./TopBar.module.css";

const cx = classNames(styles);

export interface NavEntry {
  text: string;
  to: string;
  /** Served outside the web app's router, so it needs a full page load: the API's pages. */
  reload?: boolean;
}

export interface TopBarProps {
  /** Opens the side menu, for example. Comes before the logo. */
  start?: ReactNode;
  /** A search bar, on pages that have one. */
  children?: ReactNode;
  /** Hidden if there is no room; the side menu has them as well. */
  links?: readonly NavEntry[];
  /** The sign-in link or the signed-in user. Always shown. */
  end?: ReactNode;
}

export function TopBar({ start, children, links = [], end }: TopBarProps) {
  return (
    <header className={cx("bar")}>
      {start}
      <Logo />
      {children && <div className={cx("middle")}>{children}</div>}
      <nav className={cx("nav")} aria-label={t`Main`}>
        {links.map((link) => (
          <NavLink key={link.to} to={link.to} className={cx("link")} end>
            {link.text}
          </NavLink>
        ))}
        {end}
      </nav>
    </header>
  );
}

/** Logo and name, linked to the home page. */
export function Logo({ to = "/" }: { to?: string }) {
  return (
    <Link to={to} className={cx("logo")} aria-label={t`Jobmap, home`}>
      <LogoMark />
      <span>Jobmap</span>
    </Link>
  );
}
