import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { t } from "#text";
import { takeOver } from "../../lib/take-over.ts";
import { classNames } from "../classes.ts";
import styles from "./Footer.module.css";
import { Logo, type NavEntry } from "./TopBar.tsx";

const cx = classNames(styles);

export interface FooterLink extends NavEntry {
  /** What a plain press does instead of navigating, such as opening a panel. */
  onPress?: () => void;
}

export interface FooterProps {
  links: readonly FooterLink[];
  /** Credits for data and maps. */
  credits?: ReactNode;
  /** Non-links, such as the feedback panel's button or the theme switch. */
  children?: ReactNode;
}

export function Footer({ links, credits, children }: FooterProps) {
  return (
    <footer className={cx("footer")}>
      <div className={cx("inner")}>
        <Logo />
        {links.length > 0 && (
          <nav aria-label={t`Footer`}>
            <ul className={cx("links")}>
              {links.map((link) => (
                <li key={link.to}>
                  <Link
                    to={link.to}
                    reloadDocument={link.reload ?? false}
                    onClick={(event) => press(event, link.onPress)}
                  >
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

/** Opening in a new tab or window works as for any link. */
function press(event: MouseEvent, onPress: (() => void) | undefined): void {
  if (onPress && takeOver(event)) onPress();
}
