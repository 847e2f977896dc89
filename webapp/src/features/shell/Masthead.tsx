import { t } from "#text";
import { type NavEntry, TopBar } from "../../ui/index.ts";
import { SessionCorner } from "./SessionCorner.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

const LINKS: readonly NavEntry[] = [
  { text: t`Map`, to: "/jobmap" },
  { text: t`For employers`, to: "/employer-login" },
];

/** The header of a marketing page on wide windows, which show neither the product's bar nor its menu. */
export function Masthead() {
  return (
    <TopBar
      links={LINKS}
      end={
        <>
          <ThemeSwitch />
          <SessionCorner />
        </>
      }
    />
  );
}
