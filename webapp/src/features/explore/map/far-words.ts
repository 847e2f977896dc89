import { t } from "#text";

const IN_SPANISH: Readonly<Record<string, string>> = {
  Hawaii: "Hawái",
  "Virgin Islands": "Islas Vírgenes",
  "American Samoa": "Samoa Americana",
  Elsewhere: "Otros lugares",
};

/** What the buttons say that lead to jobs far from the others. */
export const FAR_WORDS = {
  label: t`Far from most jobs`,
  back: t`Back to most jobs`,
  ...(import.meta.env.LANGUAGE === "es" && { place: (name: string) => IN_SPANISH[name] ?? name }),
};
