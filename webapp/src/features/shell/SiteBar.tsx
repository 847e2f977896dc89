import type { ReactNode } from "react";
import { t } from "#text";
import { type NavEntry, TopBar } from "../../ui/index.ts";
import { BarSearch } from "./BarSearch.tsx";
import { MenuButton } from "./menu/MenuButton.tsx";
import { SessionCorner } from "./SessionCorner.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

interface SiteBarProps {
  /** The page's own search, in the middle. `null` for none; undefined for the site's search. */
  children?: ReactNode;
}

const LINKS: readonly NavEntry[] = [{ text: t`Map`, to: "/jobmap" }];

/** The bar at the top of every page. */
export function SiteBar({ children = <BarSearch /> }: SiteBarProps) {
  return (
    <TopBar
      start={<MenuButton />}
      links={LINKS}
      end={
        <>
          <ThemeSwitch />
          <SessionCorner />
        </>
      }
    >
      {children}
    </TopBar>
  );
}
