import type { SessionProfile } from "@jobmap/contract";
import type { ReactNode } from "react";
import { useSpanishInstead } from "./use-spanish-instead.ts";
import { Waiting } from "./Waiting.tsx";

interface OwnLanguageProps {
  who: SessionProfile;
  title?: string | undefined;
  children: ReactNode;
}

/** A member's page in the language of its reader: with another one it waits until that has replaced it. */
export function OwnLanguage({ who, title, children }: OwnLanguageProps) {
  return useSpanishInstead(who.language) ? <Waiting title={title} /> : children;
}
