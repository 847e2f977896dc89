import type { ReactNode } from "react";
import { TopBar } from "../../ui/index.ts";
import { BarSearch } from "./BarSearch.tsx";
import { BAR_ENTRIES } from "./entries.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

interface SiteBarProps {
  /** A search of the page's own, in the middle. `null` for none; left out, the site's search stands there. */
  children?: ReactNode;
}

/** The bar at the top of every page. */
export function SiteBar({ children = <BarSearch /> }: SiteBarProps) {
  return (
    <TopBar links={BAR_ENTRIES} end={<ThemeSwitch />}>
      {children}
    </TopBar>
  );
}
