import { PAGE_PREFIX } from "@jobmap/contract/languages";
import { languageOf, speechOf } from "@jobmap/widget/speech";
import { type FirstStrings, ENGLISH as WORDS } from "@jobmap/widget/strings";
import { SPANISH as PALABRAS } from "@jobmap/widget/strings-es";
import type { CompanyMeta } from "../../company-map/index.ts";

/** The pages' texts until the widget takes over. */
const ENGLISH = {
  jobsAt: (company: string) => `Jobs at ${company}`,
  openJobs: (count: string, one: boolean) => (one ? "1 open job" : `${count} open jobs`),
  onTheMap: (jobs: string, company: string) =>
    `${jobs} at ${company} on the map. See where the work is and what it pays.`,
  none: (company: string) => `${company} has no open jobs right now.`,
  noneHint: "New jobs appear here as soon as they are published.",
  pages: "Pages of jobs",
  page: (page: string, pages: string) => `Page ${page} of ${pages}`,
  previous: "Previous",
  next: "Next",
  map: "Map of the jobs",
  invented: "Demo data: this company and its jobs are not real.",
  demo: {
    label: "Iframe demo",
    example: "Example.",
    exampleOf: (company: string) =>
      `This is the job map of ${company}. Sign in as an employer to see your own.`,
    own: "Your job map,",
    ownHint: "as visitors to your website see it.",
    asking: "Loading your job map…",
    failed: "Your job map did not load. This is another employer's map.",
    signIn: "Employer sign-in",
    profile: "Company profile",
    code: "Get the code",
    back: "Back to the dashboard",
    leave: "Back to Jobmap",
  },
  bar: { field: "Job, skill or employer", search: "Search", signIn: "Sign in" },
  about: (company: string) => `About ${company}`,
  allJobs: "All jobs on Jobmap",
  unknown: (name: string) => `Company “${name}” not found`,
  unknownHint: (name: string) =>
    `The embed code asks for company="${name}". Check it against the employer's Jobmap address, the last part of /company/….`,
  noExample: "No employer has open jobs here yet",
  noExampleHint: "As soon as one does, its job map will appear here as an example.",
  missing: "The embed code is missing a company",
  missingHint:
    'The address must end with the company: /job-map-iframe/acme, or <job-map company="acme"> with the script.',
  hidden: (name: string) => `${name} is not showing its jobs right now`,
  hiddenHint: "The employer turned off this map. Nothing is wrong with the embed code.",
  busy: "The jobs could not be loaded",
  busyHint: "Something went wrong on our end. Please try again in a moment.",
  again: "Try again",
};
export type Texts = typeof ENGLISH;

const SPANISH: Texts = {
  jobsAt: (company) => `Empleos en ${company}`,
  openJobs: (count, one) => (one ? "1 empleo abierto" : `${count} empleos abiertos`),
  onTheMap: (jobs, company) =>
    `${jobs} en ${company} en el mapa. Vea dónde está el trabajo y cuánto se paga.`,
  none: (company) => `${company} no tiene empleos abiertos en este momento.`,
  noneHint: "Los nuevos empleos están en esta página en cuanto se publican.",
  pages: "Páginas de empleos",
  page: (page, pages) => `Página ${page} de ${pages}`,
  previous: "Anterior",
  next: "Siguiente",
  map: "Mapa de los empleos",
  invented: "Datos de muestra: esta empresa y sus empleos son inventados.",
  demo: {
    label: "Demostración del iframe",
    example: "Ejemplo.",
    exampleOf: (company) =>
      `Este es el mapa de empleos de ${company}. Inicie sesión como empresa para ver el suyo.`,
    own: "Su mapa de empleos,",
    ownHint: "como lo ven quienes visitan su sitio web.",
    asking: "Cargando su mapa de empleos…",
    failed: "Su mapa de empleos no se ha cargado; este es de otra empresa.",
    signIn: "Acceso para empresas",
    profile: "Perfil de la empresa",
    code: "Obtener el código",
    back: "Volver al panel",
    leave: "Volver a Jobmap",
  },
  bar: { field: "Empleo, habilidad o empresa", search: "Buscar", signIn: "Iniciar sesión" },
  about: (company) => `Sobre ${company}`,
  allJobs: "Todos los empleos en Jobmap",
  unknown: (name) => `Aquí no hay ninguna empresa «${name}»`,
  unknownHint: (name) =>
    `El código pide company="${name}". Compruebe cómo se escribe en la dirección de la empresa en Jobmap: es la última parte de /company/….`,
  noExample: "Todavía no hay ninguna empresa con empleos abiertos",
  noExampleHint: "En cuanto la haya, aquí se verá su mapa de empleos como ejemplo.",
  missing: "El código no nombra ninguna empresa",
  missingHint:
    'La dirección debe terminar con la empresa: /job-map-iframe/acme, o <job-map company="acme"> con el script.',
  hidden: (name) => `${name} no muestra sus empleos por ahora`,
  hiddenHint: "La empresa ha desactivado este mapa. El código está bien.",
  busy: "Los empleos no se pueden cargar en este momento",
  busyHint: "El problema es nuestro. Inténtelo de nuevo en un momento.",
  again: "Intentar de nuevo",
};

/** The texts of a supported locale. */
export function textsFor(locale: string): Texts {
  return languageOf(locale) === "es" ? SPANISH : ENGLISH;
}

/** The widget's texts for its list, for a list that must match it. */
export function wordsFor(locale: string): FirstStrings {
  return languageOf(locale) === "es" ? PALABRAS : WORDS;
}

/** What the paths of our pages begin with in a locale's language. */
export function prefixFor(locale: string): string {
  return PAGE_PREFIX[languageOf(locale) === "es" ? "es" : "en"];
}

const LANGUAGES = ["en", "es"];

/** The locale of a page for the requested one: words, numbers and the document's language all use it. */
export function spokenLocale(asked: string, country: CompanyMeta["country"]): string {
  return speechOf(asked, (locale) => LANGUAGES.includes(languageOf(locale)), country);
}
