import { fold } from "./fold.ts";

/** Headings of resumes in English and Spanish, folded. */
const HEADINGS = {
  summary:
    "summary|professional summary|executive summary|career summary|summary of qualifications|profile|professional profile|personal profile|about|about me|objective|career objective|professional objective|personal statement|overview|introduction|bio|resumen|resumen profesional|perfil|perfil profesional|sobre mi|acerca de mi|objetivo|objetivo profesional|extracto",
  work: "experience|work experience|professional experience|employment|employment history|work history|career history|relevant experience|relevant work experience|job experience|industry experience|career|positions|experiences|clinical experience|nursing experience|teaching experience|research experience|additional experience|other experience|related experience|internships|internship experience|military experience|experiencia|experiencia laboral|experiencia profesional|historial laboral|trayectoria|trayectoria profesional|empleo",
  volunteer:
    "volunteer|volunteering|volunteer experience|volunteer work|volunteer service|community service|community involvement|voluntariado|trabajo voluntario|experiencia de voluntariado",
  education:
    "education|academic background|educational background|education and training|academic history|academic qualifications|qualifications|studies|academics|educacion|formacion|formacion academica|estudios|formacion y estudios|educacion y formacion",
  skills:
    "skills|technical skills|key skills|core skills|core competencies|competencies|areas of expertise|expertise|technologies|tech stack|tools|tools and technologies|technical proficiencies|technical expertise|professional skills|skill highlights|soft skills|hard skills|additional skills|other skills|skills summary|relevant skills|computer skills|programming skills|skill set|skillset|programming|specialties|strengths|programming languages|habilidades|habilidades tecnicas|competencias|aptitudes|conocimientos|capacidades|destrezas|herramientas|conocimientos tecnicos",
  languages: "languages|language skills|spoken languages|language proficiency|idiomas|lenguas",
  certificates:
    "certificates|certifications|certificate|certification|professional certifications|courses and certifications|training|trainings|courses|professional development|credentials|certificados|certificaciones|cursos|cursos y certificaciones",
  licenses: "licenses|license|licensure|professional licenses|licencias|licencias profesionales",
  affiliations:
    "affiliations|professional affiliations|memberships|professional memberships|associations|professional associations|organizations|afiliaciones|membresias|asociaciones|afiliaciones profesionales",
  projects:
    "projects|personal projects|side projects|selected projects|key projects|academic projects|open source|open source projects|project experience|proyectos|proyectos personales|portfolio",
  awards:
    "awards|honors|awards and honors|honors and awards|achievements|accomplishments|key achievements|recognition|scholarships|fellowships|selected honors|premios|logros|reconocimientos|distinciones|becas|honores",
  publications:
    "publications|selected publications|papers|research publications|articles|publicaciones|articulos",
  interests:
    "interests|hobbies|personal interests|hobbies and interests|activities and interests|intereses|aficiones|pasatiempos",
  references: "references|referees|referencias",
  contact:
    "contact|contact me|contact information|contact details|contact info|personal information|personal details|personal info|details|links|social|social media|find me online|contacto|datos personales|informacion de contacto|informacion personal|datos de contacto|enlaces|redes",
  other:
    "patents|talks|invited talks|conferences|presentations|activities|extracurricular activities|leadership|leadership experience|coursework|relevant coursework|additional information|miscellaneous|media|patentes|conferencias|otros|informacion adicional|actividades",
};
export type SectionKind = keyof typeof HEADINGS;

const isKind = (name: string): name is SectionKind => name in HEADINGS;
const KINDS = new Map(
  Object.entries(HEADINGS).flatMap(([kind, phrases]) =>
    isKind(kind) ? phrases.split("|").map((phrase) => [phrase, kind] as const) : [],
  ),
);

const MAX_CHARACTERS = 48;

/** The section that a text announces if it is a heading; undefined for any other text. */
export function headingKind(text: string): SectionKind | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  const folded = fold(closeUp(text))
    .replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "")
    .replaceAll(/\s*(?:&|\+|\/)\s*/g, " and ")
    .replaceAll(" y ", " and ")
    .replaceAll(" e ", " and ");
  const whole = KINDS.get(folded) ?? KINDS.get(folded.replaceAll(" and ", " y "));
  if (whole) return whole;
  const parts = folded.split(/, and |,| and /).map((part) => part.trim());
  const kinds = parts.map((part) => KINDS.get(part) ?? KINDS.get(`professional ${part}`));
  return parts.length > 1 && kinds.every(Boolean) ? kinds[0] : undefined;
}

/** "E X P E R I E N C E" in one word; two or more spaces separate words. */
function closeUp(text: string): string {
  if (!/^(?:\p{L} ){3,}/u.test(text) || /\p{L}{2}/u.test(text)) return text;
  return text.replaceAll(/(?<=\p{L}) (?=\p{L})/gu, "");
}
