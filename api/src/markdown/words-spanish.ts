import { CATEGORIES } from "@jobmap/contract/categories";
import { SPANISH as WIDGET } from "@jobmap/widget/strings-es";
import type { MarkdownWords } from "./words.ts";

const counted = (count: number, one: string, other: string) =>
  `${count.toLocaleString("es-US")} ${count === 1 ? one : other}`;
const days = (count: number) => counted(count, "día", "días");

export const SPANISH: MarkdownWords = {
  invented: "Una oferta inventada, para demostración.",
  employer: "Empleador",
  where: "Lugar",
  work: "Modalidad",
  modes: { ONSITE: "Presencial", HYBRID: "En parte desde casa", TELECOMMUTE: "Remoto" },
  employment: "Tipo de empleo",
  employmentType: (type) => WIDGET.types[type],
  pay: "Salario",
  posted: "Publicado",
  openUntil: "Abierto hasta",
  lastConfirmed: "Última confirmación",
  page: "Página",
  description: "Descripción",
  responsibilities: "Responsabilidades",
  qualifications: "Requisitos",
  benefits: "Beneficios",
  licenses: "Licencias",
  skills: "Habilidades",
  jobsAt: (company) => `Empleos en ${company}`,
  openJobs: "Empleos abiertos",
  newestJobs: "Los empleos más recientes",
  industry: "Sector",
  employees: "Empleados",
  founded: "Fundada en",
  website: "Sitio web",
  answersApplicants: "Responde a los postulantes",
  answering: (percent, within) =>
    `${percent} %${within === null ? "" : `, la mitad en ${days(within)} o menos`}`,
  promises: "Promete responder",
  within: (count) => `en ${days(count)} o menos`,
  openJobsIn: (jobs, place) => `${counted(jobs, "empleo abierto", "empleos abiertos")} en ${place}`,
  occupation: (name) => {
    const code = CATEGORIES.find((category) => category.name === name)?.code.slice(0, 2) ?? "";
    return WIDGET.categories?.[code] ?? name;
  },
  statePay: "Indican el salario",
  of: (some, all) => `${some} de ${all}`,
  hiring: "Empleadores que contratan",
  payForYear: "Salario al año",
  payFigures: (median, quarter, threeQuarters, jobs) =>
    `mediana de ${median}; la mitad entre ${quarter} y ${threeQuarters}; de ${counted(jobs, "empleo que lo indica", "empleos que lo indican")} en dólares`,
  answers: "Respuestas",
  placeAnswers: (percent, within, employers) =>
    `${percent} % de las postulaciones${within === null ? "" : `, la mitad de los postulantes en ${days(within)} o menos`}; medido con ${counted(employers, "empleador", "empleadores")} de aquí`,
  jobs: "Empleos",
  band: (from, to) => `${from} a ${to}`,
  newest: "Los más recientes",
  towns: "Ciudades",
  near: "Cerca",
  occupations: "Ocupaciones",
  problem: (_, status) => {
    if (status === 410) return "Esto ya no está disponible.";
    return status < 500 ? "No se encontró esta página." : "Inténtelo de nuevo en un momento.";
  },
};
