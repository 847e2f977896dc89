/** The plans that every installation begins with, in Spanish. In the Spanish build alone. */
const IN_SPANISH: Readonly<Record<string, string>> = {
  "Free listing": "Oferta gratuita",
  "Single job": "Un empleo",
  "Featured job": "Empleo destacado",
  "10 job credits": "10 créditos de empleo",
  "5 jobs a month": "5 empleos al mes",
};

/** A plan in Spanish, if it is one of those. */
export const planInSpanish = (name: string): string => IN_SPANISH[name] ?? name;

/** What a plan is called on pages. The owner of the site names plans in English; those of their own stay as they are. */
export const planName = (name: string): string =>
  import.meta.env.LANGUAGE === "es" ? planInSpanish(name) : name;
