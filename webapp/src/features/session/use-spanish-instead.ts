import { type Language, PAGE_PREFIX } from "@jobmap/contract/languages";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { chosenLanguage } from "../../lib/chosen-language.ts";

/**
 * Replaces a member's page in English by the one in Spanish for people whose language that is, as they come to it: not a page that is open
 * already, on which they may have typed something. There is no such way back: of two people who read a page in Spanish, one has not chosen a
 * language yet. Whoever wants English presses its name.
 * @returns whether the page is about to be replaced
 */
export function useSpanishInstead(language: Language): boolean {
  const { pathname, search, hash } = useLocation();
  const here = () => ({ pathname, language: chosenLanguage() ?? language });
  const [arrived, arrive] = useState(here);
  if (arrived.pathname !== pathname) arrive(here);
  const isElsewhere = import.meta.env.LANGUAGE !== "es" && arrived.language === "es";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address that was come to
  useEffect(() => {
    if (isElsewhere) location.replace(PAGE_PREFIX.es + pathname + search + hash);
  }, [isElsewhere]);
  return isElsewhere;
}
