import type { SheetLine } from "@jobmap/contract";
import { RESUME_SECTIONS, SECTION_HEADINGS } from "@jobmap/contract/resume-templates";
import { SECTION_NAMES } from "./section-names.ts";

/** The server says in English what a fact is, such as "Captain: dates", and what a reader takes a line for. */

type Kind = SheetLine["kind"] | "description" | "what you did";
const KINDS: Readonly<Record<Kind, string>> = {
  contact: "contacto",
  organization: "organización",
  dates: "fechas",
  place: "lugar",
  detail: "detalle",
  link: "enlace",
  description: "descripción",
  "what you did": "lo que hizo",
};
const isKind = (word: string): word is Kind => word in KINDS;

/** Whole facts, and roles of lines. */
const WORDS: Readonly<Record<string, string>> = {
  Name: "Nombre",
  Headline: "Título profesional",
  Contact: "Contacto",
  Date: "Fecha",
  Address: "Dirección",
  Letter: "Carta",
  Heading: "Encabezado",
  Title: "Título",
  Paragraph: "Párrafo",
  "List item": "Elemento de lista",
  Text: "Texto",
};

/** Headings that a file has by default, as pages call their sections. */
const withHeading = (text: string) => {
  const id = RESUME_SECTIONS.find(
    (one) => text === SECTION_HEADINGS[one] || text.startsWith(`${SECTION_HEADINGS[one]}: `),
  );
  return id === undefined ? text : SECTION_NAMES[id] + text.slice(SECTION_HEADINGS[id].length);
};

/** What a fact of a resume is. */
export function factName(field: string): string {
  if (import.meta.env.LANGUAGE !== "es") return field;
  const at = field.lastIndexOf(": ");
  const kind = field.slice(at + 2);
  if (at >= 0 && isKind(kind)) return `${withHeading(field.slice(0, at))}: ${KINDS[kind]}`;
  return WORDS[field] ?? withHeading(field);
}

/** What a reader takes a line for: "Heading 2", "List of 4". */
export function lineRole(role: string): string {
  if (import.meta.env.LANGUAGE !== "es") return role;
  return (
    WORDS[role] ?? role.replace(/^Heading (\d)$/, "Encabezado $1").replace(/^List of (\d+)$/, "Lista de $1")
  );
}
