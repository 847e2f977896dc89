const messages = new Set<string>();

/** Remembers a message that no table has in Spanish, such as a bank's words. */
export const keepEnglish = (message: string) => messages.add(message);

/** The language of a message that is shown, for screen readers, if it is not the page's. Spanish build alone. */
export const messageLanguage = (text: unknown) =>
  import.meta.env.LANGUAGE === "es" && typeof text === "string" && messages.has(text) ? "en" : undefined;
