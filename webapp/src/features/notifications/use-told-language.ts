import { LANGUAGE } from "../../lib/language.ts";
import { useSession } from "../../lib/session.ts";

/** The language that the server words notifications in, which is the account's, as `lang`; undefined where it is the page's. */
export function useToldLanguage(): string | undefined {
  const language = useSession(({ profile, former }) => (profile ?? former)?.language);
  return language === LANGUAGE ? undefined : language;
}
