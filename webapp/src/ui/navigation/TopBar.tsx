import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { classNames } from "../classes.ts";
import { LogoMark } from "../icons/Logo.tsx";
import styles from "./TopBar.module.css";

const cx = classNames(styles);

export interface NavEntry {
  text: string;
  to: string;
  /** Served beside the web app, so it is loaded whole: the pages of the API. */
  reload?: boolean;
}

export interface TopBarProps {
  /** Opens the side menu, and the like. Comes before the logo. */
  start?: ReactNode;
  /** A search bar, on pages that have one. */
  children?: ReactNode;
  /** Hidden where there is no room for them; the side menu has them as well. */
  links?: readonly NavEntry[];
  /** Sign in, or the person. Always there. */
  end?: ReactNode;
}

export function TopBar({ start, children, links = [], end }: TopBarProps) {
  return (
    <header className={cx("bar")}>
      {start}
      <Logo />
      {children && <div className={cx("middle")}>{children}</div>}
      <nav className={cx("nav")} aria-label="Main">
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

/** The mark and the word, leading home. */
export function Logo({ to = "/" }: { to?: string }) {
  return (
    <Link to={to} className={cx("logo")} aria-label="Jobmap, home">
      <LogoMark />
      <span>Jobmap</span>
    </Link>
  );
}
