import type { Language, SessionProfile } from "@jobmap/contract";
import { LANGUAGE_NAMES, LANGUAGES, PAGE_PREFIX } from "@jobmap/contract/languages";
import { useState } from "react";
import { useLocation } from "react-router";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { LANGUAGE } from "../../lib/language.ts";
import { keepProfile } from "../../lib/session.ts";
import { toast } from "../../lib/toasts.ts";
import { Select } from "../../ui/index.ts";

const OPTIONS = LANGUAGES.map((value) => ({ value, text: LANGUAGE_NAMES[value] }));

/**
 * Chooses the language of the user's pages, mails and notifications: saved at once, and as it was with a message if the server refuses. This
 * page stays as it is, for something may be typed on it already; the message leads to it in the other language, as the foot of the page does.
 */
export function LanguageSetting({ profile }: { profile: SessionProfile }) {
  const [asked, setAsked] = useState<Language>();
  const { pathname, search } = useLocation();
  const save = async (language: Language) => {
    setAsked(language);
    try {
      keepProfile(await call("POST account/language", { body: { language } }));
      const address = PAGE_PREFIX[language] + pathname + search;
      const action = { text: LANGUAGE_NAMES[language], run: () => location.assign(address) };
      toast(t`Your language is saved.`, {
        tone: "success",
        ...(language !== LANGUAGE && { action }),
      });
    } catch (failure) {
      toast(failure instanceof Error ? failure.message : t`Not saved. Try again.`, { tone: "danger" });
    } finally {
      setAsked(undefined);
    }
  };
  return (
    <Select<Language>
      label={t`Language`}
      labelHidden
      options={OPTIONS}
      value={asked ?? profile.language}
      aria-busy={asked !== undefined || undefined}
      onValueChange={(language) => {
        if (asked === undefined) void save(language);
      }}
    />
  );
}
