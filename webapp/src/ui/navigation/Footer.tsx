import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../classes.ts";
import styles from "./Footer.module.css";
import { Logo, type NavEntry } from "./TopBar.tsx";

const cx = classNames(styles);

export interface FooterProps {
  links: readonly NavEntry[];
  /** Who is owed credit for data and maps. */
  credits?: ReactNode;
  /** What is not a link, such as the feedback panel's button or the theme switch. */
  children?: ReactNode;
}

export function Footer({ links, credits, children }: FooterProps) {
  return (
    <footer className={cx("footer")}>
      <div className={cx("inner")}>
        <Logo />
        {links.length > 0 && (
          <nav aria-label="Footer">
            <ul className={cx("links")}>
              {links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to} reloadDocument={link.reload ?? false}>
                    {link.text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {children}
        {credits && <p className={cx("credits")}>{credits}</p>}
      </div>
    </footer>
  );
}
