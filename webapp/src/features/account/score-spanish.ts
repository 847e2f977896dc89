import type { AccountRole, CompanyPart, PersonPart } from "@jobmap/contract";

interface Said {
  readonly label: string;
  readonly why?: string;
}

const PERSON: Readonly<Record<PersonPart, Said>> = {
  name: { label: "Su nombre", why: "Los empleadores le responden a una persona." },
  email: { label: "Un correo verificado", why: "Ahí llegan las respuestas a sus postulaciones." },
  username: {
    label: "Un nombre de usuario para su página pública",
    why: "Es la dirección de su currículum público.",
  },
  headline: { label: "Su título profesional", why: "Es lo primero que se lee después de su nombre." },
  phone: {
    label: "Su número de teléfono",
    why: "Muchos empleadores llaman, y el número se completa solo cuando se postula.",
  },
  location: { label: "Dónde vive", why: "Los empleadores buscan a quienes pueden llegar al trabajo." },
  summary: { label: "Unas frases sobre usted", why: "Dicen lo que una lista de empleos no puede decir." },
  work: {
    label: "Su experiencia",
    why: "Es lo primero que leen los empleadores, y la mayor parte de un currículum sale de ella.",
  },
  education: { label: "Sus estudios", why: "Muchas ofertas piden un nivel de estudios." },
  skills: {
    label: "Sus habilidades",
    why: "Las ofertas nombran habilidades: solo se pueden comparar las que usted nombra.",
  },
};
const COMPANY: Readonly<Record<CompanyPart, Said>> = {
  name: { label: "Su nombre" },
  company_name: { label: "El nombre de su empresa" },
  username: { label: "La dirección de su mapa de empleos" },
  company_image: { label: "Su logotipo" },
  description: { label: "Descripción de la empresa" },
  website: { label: "Su sitio web" },
  location: { label: "Ubicación de la empresa" },
};

/** What the parts of a profile are, and why each matters. In the Spanish build alone. */
export const PARTS_IN_SPANISH: Readonly<
  Record<AccountRole, Readonly<Partial<Record<PersonPart | CompanyPart, Said>>>>
> = { user: PERSON, employer: COMPANY };
