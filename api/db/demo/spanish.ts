import { bullets, factList, heading, paragraph } from "./html.ts";
import type { Pay } from "./pay.ts";
import type { Posting } from "./posting.ts";
import type { Random } from "./prng.ts";
import type { SpanishTerms } from "./spanish-terms.ts";

/** Writes a posting in Spanish, from the same facts as the English one but shorter. */
export function describeInSpanish(posting: Posting, terms: SpanishTerms, random: Random): string {
  const { company, locations, pay, working, season, openings, years, benefits } = posting;
  const town = locations[0] ? `${locations[0].locality}, ${locations[0].region}` : "";
  const duties = random.shuffle(terms.duties.split(" | ")).slice(0, random.int(4, 6));
  const kind = working.types.includes("PART_TIME") ? "medio tiempo" : "tiempo completo";
  const facts: (readonly [string, string])[] = [
    ...(pay ? [["Pago", payInSpanish(pay)] as const] : []),
    ["Horario", `${kind}, ${working.shift.hours} horas a la semana`],
    ["Lugar", locations.map(({ locality, region }) => `${locality}, ${region}`).join("; ")],
    ...(season
      ? [["Temporada", `del ${dayInSpanish(season.from)} al ${dayInSpanish(season.to)}`] as const]
      : []),
  ];
  const offered = benefits.flatMap((benefit) => BENEFITS[benefit] ?? []);
  return [
    paragraph(
      random.pick([
        `${company.name} busca a alguien en ${town} para ${terms.purpose}.`,
        `En ${company.name} tenemos trabajo en ${town} para ${terms.purpose}.`,
        `Buscamos a alguien para ${terms.purpose}. El trabajo es en ${town}, con ${company.name}.`,
      ]),
      openings > 1 ? `Hay ${openings} puestos.` : "",
    ),
    factList(facts),
    heading(random.pick(["Qué se hace", "Tareas", "El trabajo"])),
    bullets(duties),
    heading(random.pick(["Un día de trabajo", "Cómo es el día"])),
    paragraph(terms.day, random.pick(DAYS)),
    heading(random.pick(["Requisitos", "Qué pedimos"])),
    bullets([
      years > 0
        ? `${years === 1 ? "Un año" : `${years} años`} de experiencia`
        : "No hace falta experiencia; nosotros enseñamos",
      random.pick([
        "Puntualidad y ganas de aprender",
        "Trabajo en equipo y trato amable",
        "Cuidado con la seguridad propia y ajena",
      ]),
      random.pick(["No hace falta hablar inglés", "Un poco de inglés ayuda, pero no es necesario"]),
    ]),
    ...(offered.length > 0 ? [heading("Qué ofrecemos"), bullets(offered)] : []),
    heading("Cómo solicitar"),
    paragraph(
      posting.applyKind === "URL"
        ? "Solicite en nuestro sitio de empleo; se tarda unos diez minutos."
        : "Solicite con el botón de esta página; basta con sus datos y unas líneas.",
      "Respondemos a todas las personas en una semana.",
    ),
  ].join("");
}

const DAYS = [
  "La persona encargada habla español.",
  "Las primeras dos semanas trabajará junto a alguien con experiencia.",
  "El equipo se ayuda, y los turnos se publican con dos semanas de anticipación.",
  "Se paga cada semana, también las horas extra.",
];

const UNITS = {
  HOUR: "por hora",
  DAY: "por día",
  WEEK: "por semana",
  MONTH: "por mes",
  YEAR: "por año",
} as const;

function payInSpanish({ unit, min, max }: Pay): string {
  const money = (cents: number) => `$${(cents / 100).toFixed(unit === "HOUR" ? 2 : 0)}`;
  return `${max === null ? money(min) : `de ${money(min)} a ${money(max)}`} ${UNITS[unit]}`;
}

const DAY = new Intl.DateTimeFormat("es-US", { dateStyle: "long", timeZone: "UTC" });
const dayInSpanish = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`));

/** Benefits with a Spanish name; others appear only beside the text. */
const BENEFITS: Readonly<Record<string, string>> = {
  "Health insurance": "Seguro médico",
  "Dental and vision insurance": "Seguro dental y de la vista",
  "401(k) with company match": "Plan de retiro 401(k) con aporte de la empresa",
  "Paid time off": "Vacaciones pagadas",
  "Paid holidays": "Días festivos pagados",
  "Paid parental leave": "Licencia parental pagada",
  "Paid sick leave": "Días de enfermedad pagados",
  "Tuition assistance": "Ayuda para estudios",
  "Life insurance": "Seguro de vida",
  "Flexible scheduling": "Horario flexible",
  "Free meals on shift": "Comidas gratis durante el turno",
  "Employee discount": "Descuento para empleados",
  "Uniforms provided": "Uniforme incluido",
  "Weekly pay": "Pago semanal",
  "Housing during the season": "Vivienda durante la temporada",
};
