import type { EducationLevel } from "@jobmap/contract/enums";

/** Display name of each level, which the contract has in English. In the Spanish build alone. */
export const EDUCATION_IN_SPANISH: Readonly<Record<EducationLevel, string>> = {
  NONE: "No se requiere",
  HIGH_SCHOOL: "Preparatoria",
  ASSOCIATE: "Título asociado",
  BACHELOR: "Licenciatura",
  MASTER: "Maestría",
  DOCTORATE: "Doctorado",
};
