import type { ReactNode } from "react";
import { type NavEntry, TopBar } from "../../ui/index.ts";
import { BarSearch } from "./BarSearch.tsx";
import { MenuButton } from "./menu/MenuButton.tsx";
import { SessionCorner } from "./SessionCorner.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

interface SiteBarProps {
  /** A search of the page's own, in the middle. `null` for none; left out, the site's search stands there. */
  children?: ReactNode;
}

const LINKS: readonly NavEntry[] = [{ text: "Map", to: "/jobmap" }];

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
