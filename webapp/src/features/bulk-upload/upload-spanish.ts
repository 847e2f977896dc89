import type { BulkField, Data } from "@jobmap/contract";
import type { JOB_FIELDS } from "@jobmap/contract/job-fields";

/** What the server says of an upload in English, in Spanish. In the Spanish build alone. */

/** The fields that a column can hold, by their names. */
export const FIELDS_IN_SPANISH: Readonly<Record<keyof typeof JOB_FIELDS, string> & Record<string, string>> = {
  title: "Título del empleo",
  description: "Descripción",
  employment_type: "Tipo de empleo",
  full_part_time: "Tiempo completo o medio tiempo",
  full_time: "Tiempo completo",
  location_type: "Remoto",
  street: "Calle",
  locality: "Ciudad",
  region: "Estado",
  postal_code: "Código postal",
  country: "País",
  location: "Ubicación",
  latitude: "Latitud",
  longitude: "Longitud",
  salary_min: "Salario mínimo",
  salary_max: "Salario máximo",
  salary_unit: "Unidad del salario",
  salary_currency: "Moneda",
  salary: "Salario",
  pay_note: "Otros pagos",
  benefits: "Beneficios",
  skills: "Habilidades",
  responsibilities: "Responsabilidades",
  qualifications: "Requisitos",
  category: "Categoría",
  years_of_experience: "Años de experiencia",
  ends_on: "Fecha de fin",
  how_to_apply: "Cómo postularse",
  job_url: "Página del empleo",
  coordinates: "Coordenadas",
  occupation_code: "Código de ocupación",
  application_deadline: "Fecha límite",
  apply_url: "Enlace para postularse",
  apply_email: "Correo para postularse",
  language: "Idioma",
  source_key: "ID del empleo",
  status: "Estado de la oferta",
  openings: "Vacantes",
  requisition_id: "ID de la requisición",
  hours_per_week: "Horas por semana",
  education_level: "Estudios",
  months_of_experience: "Experiencia",
  visa_sponsorship: "Patrocinio de visa",
  starts_on: "Fecha de inicio",
  resume_requirement: "Currículum",
};

export const fieldInSpanish = ({ name, label }: BulkField): string => FIELDS_IN_SPANISH[name] ?? label;

const FORMAT_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bhidden sheet(?= ")/, "hoja oculta"],
  [/\bsheet(?= ")/, "hoja"],
  [/, no header$/, ", sin encabezado"],
  [/, comma(?=$|,)/, ", coma"],
  [/, semicolon(?=$|,)/, ", punto y coma"],
  [/, tab(?=$|,)/, ", tabulación"],
  [/, bar(?=$|,)/, ", barra"],
];

type Uploads = Data<"GET employer/job/get-job-bulk-list">;

/** An upload with its format and the columns that have no name of their own in Spanish. */
export function uploadInSpanish(uploads: Uploads): Uploads {
  const { upload } = uploads;
  if (upload === null) return uploads;
  const { format, header_row, columns } = upload;
  return {
    ...uploads,
    upload: {
      ...upload,
      format: FORMAT_WORDS.reduce((text, [word, spanish]) => text.replace(word, spanish), format),
      columns:
        header_row === null
          ? columns.map((column) => ({
              ...column,
              header: column.header.replace(/^Column (?=\d+$)/, "Columna "),
            }))
          : columns,
    },
  };
}
