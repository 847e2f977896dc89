import type { Language } from "@jobmap/contract/languages";

/** Numbers and dates as written in the United States, where both languages are read: $1,234.50 in both. */
export const LOCALES: Readonly<Record<Language, string>> = { en: "en-US", es: "es-US" };
