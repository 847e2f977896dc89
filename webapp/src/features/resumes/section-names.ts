import { type ResumeSection, SECTION_HEADINGS } from "@jobmap/contract/resume-templates";

/** What the sections of a resume are called on pages. Files have the contract's English headings, or a person's own. */
export const SECTION_NAMES: Readonly<Record<ResumeSection, string>> =
  import.meta.env.LANGUAGE === "es"
    ? {
        summary: "Resumen",
        work: "Experiencia",
        education: "Educación",
        skills: "Habilidades",
        certificates: "Certificados",
        licenses: "Licencias",
        languages: "Idiomas",
        projects: "Proyectos",
        volunteer: "Voluntariado",
        publications: "Publicaciones",
        awards: "Premios",
        affiliations: "Afiliaciones",
        interests: "Intereses",
        references: "Referencias",
      }
    : SECTION_HEADINGS;
