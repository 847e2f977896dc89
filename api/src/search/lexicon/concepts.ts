import type { SearchPartKind } from "@jobmap/contract";

/** What a search can ask for besides the work itself, its place and its pay. */
export type ConceptKind = Exclude<
  SearchPartKind,
  "occupation" | "company" | "skill" | "place" | "pay" | "words" | "related" | "unmatched"
>;

export interface Concept {
  readonly key: string;
  readonly kind: ConceptKind;
  readonly label: string;
  /** How a search says it, separated by " | ", in plain words. */
  readonly phrases: string;
  /** How a listing says it in its text; absent where only its fields say it. */
  readonly signs?: string;
}

/** Keys of the fields that a listing states, which its searches name. */
export const typeKey = (type: string): string => `type:${type}`;
export const modeKey = (mode: string): string => `mode:${mode}`;
export const educationKey = (level: string): string => `education:${level}`;

const concept = (
  key: string,
  kind: ConceptKind,
  label: string,
  phrases: string,
  signs?: string,
): Concept => ({
  key,
  kind,
  label,
  phrases,
  ...(signs === undefined ? {} : { signs }),
});

export const CONCEPTS: readonly Concept[] = [
  concept(
    modeKey("TELECOMMUTE"),
    "work_mode",
    "Remote",
    "remote | remotely | fully remote | work from home | working from home | wfh | from home | telecommute | telework | home based | at home | online | virtual | remoto | remota | trabajo remoto | desde casa",
    "fully remote | 100% remote",
  ),
  concept(modeKey("HYBRID"), "work_mode", "Hybrid", "hybrid | hibrido"),
  concept(modeKey("ONSITE"), "work_mode", "On site", "on site | onsite | in person | in office"),
  concept(
    typeKey("FULL_TIME"),
    "employment_type",
    "Full time",
    "full time | fulltime | ft | tiempo completo",
  ),
  concept(
    typeKey("PART_TIME"),
    "employment_type",
    "Part time",
    "part time | parttime | pt time | medio tiempo | tiempo parcial",
  ),
  concept(
    typeKey("CONTRACTOR"),
    "employment_type",
    "Contract",
    "contract | contractor | freelance | freelancer | 1099 | independent contractor",
  ),
  concept(
    typeKey("TEMPORARY"),
    "employment_type",
    "Seasonal or temporary",
    "seasonal | temporary | temp | temporal | spring start | summer job | summer | winter job | holiday help",
    "seasonal",
  ),
  concept(
    typeKey("INTERN"),
    "employment_type",
    "Internship",
    "intern | internship | interns | pasantia",
    "internship",
  ),
  concept(
    typeKey("PER_DIEM"),
    "employment_type",
    "Per diem",
    "per diem | perdiem | prn | as needed | on call",
  ),
  concept(typeKey("VOLUNTEER"), "employment_type", "Volunteer", "volunteer | volunteering | voluntario"),
  concept(
    "shift:night",
    "schedule",
    "Nights",
    "night shift | nights | overnight | overnights | night | third shift | 3rd shift | graveyard | graveyard shift | noc shift | turno de noche | turno nocturno",
    "night shift | overnight | third shift | 3rd shift | graveyard shift | hour nights | work nights | nights a week | night differential | turno de noche",
  ),
  concept(
    "shift:evening",
    "schedule",
    "Evenings",
    "evening shift | evenings | evening | second shift | 2nd shift | swing shift | after school",
    "evening shift | evenings a week | second shift | 2nd shift | swing shift",
  ),
  concept(
    "shift:morning",
    "schedule",
    "Mornings or days",
    "morning shift | mornings | morning | day shift | days | first shift | 1st shift",
    "morning shift | mornings | day shift | first shift | 1st shift",
  ),
  concept(
    "shift:weekend",
    "schedule",
    "Weekends",
    "weekend | weekends | weekend only | weekends only | saturday and sunday | fines de semana | fin de semana",
    "saturday and sunday | friday to sunday | weekend shift | weekends only | every weekend | work weekends",
  ),
  concept(
    "shift:weekday",
    "schedule",
    "No weekends",
    "no weekends | no weekend | weekends off | monday to friday | monday through friday | weekdays | weekdays only",
    "monday to friday | monday through friday | no weekends | weekends off | weekdays | monday to thursday",
  ),
  concept(
    "experience:none",
    "experience",
    "No experience needed",
    "no experience | no experience needed | no experience required | no experience necessary | without experience | no exp | entry level | entrylevel | no prior experience | beginner | will train | sin experiencia",
    "no experience | experience not required | no prior experience | entry level | we will train you | will train | we train you | on the job training | sin experiencia",
  ),
  concept(
    educationKey("NONE"),
    "education",
    "No degree needed",
    "no degree | no degree required | no diploma | without a degree | no college",
  ),
  concept(
    "license:cdl",
    "license",
    "Commercial driver's license",
    "cdl | cdl a | cdl b | class a cdl | class b cdl | commercial drivers license | commercial driver license | class a | licencia comercial",
    "cdl | commercial drivers license | commercial driver license | commercial driver's license",
  ),
  concept(
    "license:driver",
    "license",
    "Driver's license",
    "drivers license | driver license | driver's license",
    "drivers license | driver license | driver's license",
  ),
  concept(
    "language:spanish",
    "language",
    "Spanish",
    "spanish | spanish speaking | bilingual spanish | spanish bilingual | hispanic | espanol | habla espanol",
    "spanish | bilingual | espanol",
  ),
  concept(
    "language:bilingual",
    "language",
    "Bilingual",
    "bilingual | bilingue",
    "bilingual | second language | spanish | bilingue",
  ),
  concept(
    "language:chinese",
    "language",
    "Chinese",
    "mandarin | chinese | cantonese",
    "mandarin | chinese | cantonese",
  ),
  concept("language:french", "language", "French", "french speaking | french", "french | fluent in french"),
  concept("language:portuguese", "language", "Portuguese", "portuguese", "portuguese"),
  concept("language:sign", "language", "Sign language", "asl | sign language", "asl | sign language"),
  concept(
    "perk:housing",
    "perk",
    "Housing",
    "with housing | housing | housing provided | room and board | live in | con vivienda",
    "housing provided | free housing | worker housing | housing is | housing and | room and board | lodging | with housing | live in | vivienda",
  ),
  concept(
    "perk:own-car",
    "perk",
    "Own car",
    "own car | own vehicle | with car | personal vehicle",
    "own car | own vehicle | personal vehicle | reliable vehicle | reliable car | mileage",
  ),
  concept(
    "perk:home-daily",
    "perk",
    "Home every day",
    "home every night | home daily | home nightly | home each night | home every day | local routes",
    "home every night | home daily | home nightly | home each night | home every evening | every night at home | home every day",
  ),
  concept(
    "perk:visa",
    "perk",
    "Visa sponsorship",
    "visa sponsorship | h1b | h 1b | h2a | h2b | sponsorship | visa",
  ),
  concept("perk:tips", "perk", "Tips", "tips | with tips", "tips"),
  concept(
    "perk:health",
    "perk",
    "Health insurance",
    "health insurance | medical insurance | health benefits",
    "health insurance | medical insurance | health plan | medical, dental",
  ),
  concept(
    "perk:retirement",
    "perk",
    "Retirement plan",
    "401k | 401 k | retirement plan | pension",
    "401 k | 401k | retirement | pension",
  ),
  concept(
    "perk:daily-pay",
    "perk",
    "Daily or weekly pay",
    "daily pay | weekly pay | paid weekly | paid daily | same day pay",
    "daily pay | weekly pay | paid weekly | paid daily | paid every week",
  ),
];

/** Other phrases that ask for nothing that a listing could have: "jobs", "hiring near me". */
export const IGNORED =
  "job | jobs | work | working | employment | vacancy | vacancies | opening | openings | position | positions | career | careers | hiring | now hiring | hiring now | urgent | urgently | urgently hiring | immediately | immediate | hiring immediately | needed | wanted | near me | nearby | around me | close to me | close to home | in my area | find | looking for | seeking | search | i want | i need | trabajo | trabajos | empleo | empleos | cerca de mi | se busca | busco | busco trabajo de | apply | opportunity | opportunities | role | roles | available | local | only | start | starting | that pays | paying | pays | reach | i can reach | well paid | good paying | best | any";

/** Words between words. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  "a an and as at be by de del con for from i in is la el los las en para of on or our the to we with you your y un una around near within about jobs who can".split(
    " ",
  ),
);
