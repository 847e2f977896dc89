import type { Language } from "@jobmap/contract/languages";
import { ENGLISH } from "./english.ts";
import { SPANISH } from "./spanish.ts";
import type { MailTexts } from "./texts.ts";

export type { MailTexts } from "./texts.ts";

export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = { en: ENGLISH, es: SPANISH };
