/** What the contract says in English of how a resume is built. In the Spanish build alone. */
const SAID: Readonly<Record<string, string>> = {
  "Text layer: not checked, because there is no file.": "Capa de texto: sin revisar, porque no hay archivo.",
  "Dates of jobs: not checked, because no job is listed.":
    "Fechas de los empleos: sin revisar, porque no hay ningún empleo.",
  "Dates: a job ends before it starts.": "Fechas: un empleo termina antes de empezar.",
  "Dates: 1 job has no start date.": "Fechas: 1 empleo no tiene fecha de inicio.",
  "Dates: every job has them.": "Fechas: todos los empleos las tienen.",
  "Dates: there is no year in the text.": "Fechas: en el texto no hay ningún año.",
  "Dates: the text has years.": "Fechas: el texto tiene años.",
  "Order of jobs: not checked, because fewer than two jobs have a start date.":
    "Orden de los empleos: sin revisar, porque menos de dos empleos tienen fecha de inicio.",
  "Order of jobs: not checked, because plain text does not say which dates belong together.":
    "Orden de los empleos: sin revisar, porque el texto simple no dice qué fechas van juntas.",
  "Order: your latest job is not the first. Readers look for it there.":
    "Orden: su empleo más reciente no es el primero. Ahí lo buscan los lectores.",
  "Order: the latest job comes first.": "Orden: el empleo más reciente va primero.",
  "Contact: there is no email address.": "Contacto: no hay correo.",
  "Contact: there is no phone number.": "Contacto: no hay número de teléfono.",
  "Contact: there is no email address and no phone number.": "Contacto: no hay correo ni número de teléfono.",
  "Contact: there is an email address and a phone number.": "Contacto: hay correo y número de teléfono.",
  "Sections: there is none for work experience.": "Secciones: no hay ninguna de experiencia laboral.",
  "Sections: there is none for education.": "Secciones: no hay ninguna de estudios.",
  "Sections: there is none for work experience and none for education.":
    "Secciones: no hay ninguna de experiencia laboral ni de estudios.",
  "Sections: work experience and education are there.": "Secciones: hay experiencia laboral y estudios.",
};

/** A finding in Spanish. */
export const structureInSpanish = (text: string): string =>
  SAID[text] ??
  text.replace(/^Dates: (\d+) jobs have no start date\.$/, "Fechas: $1 empleos no tienen fecha de inicio.");
