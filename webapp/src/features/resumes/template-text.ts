import type { ResumeTemplate, ResumeTemplateId } from "@jobmap/contract/resume-templates";

/** The contract describes the templates in English. */
const IN_SPANISH: Readonly<Partial<Record<string, string>>> =
  import.meta.env.LANGUAGE === "es"
    ? ({
        harbor: "Una columna, nombre centrado, con serifas. Sirve para cualquier oficio.",
        meridian: "Una columna, letra sencilla, una línea fina de color.",
        ledger: "Compacta: una carrera larga en las menos páginas que se leen con comodidad.",
        scholar: "Académica: primero estudios y publicaciones, serifas amplias.",
        atlas: "Una columna, títulos sobre bandas de color suave.",
        portrait: "Una columna, con una foto junto al nombre.",
        pier: "Dos columnas: habilidades e idiomas sobre un lado de color.",
        quay: "Dos columnas, la angosta al otro lado, con una foto.",
        folio: "Dos columnas con serifas y una línea fina bajo el nombre.",
      } satisfies Record<ResumeTemplateId, string>)
    : {};

/** What a template looks like, in a sentence. */
export const templateText = ({ id, description }: Pick<ResumeTemplate, "id" | "description">): string =>
  IN_SPANISH[id] ?? description;
