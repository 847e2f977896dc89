import type { SearchPartKind } from "@jobmap/contract";

/** What a search can ask for besides the work itself, its place and its pay. */
export type ConceptKind = Exclude<
  SearchPartKind,
  "occupation" | "company" | "skill" | "place" | "pay" | "words" | "related" | "excluded" | "unmatched"
>;

export interface Concept {
  readonly key: string;
  readonly kind: ConceptKind;
  readonly label: string;
  /** How a search says it, separated by " | ", in plain words. */
  readonly phrases: string;
  /** How a listing says it in its text; absent where only its fields say it. */
  readonly signs?: string;
  /** A search that is the nearest to it while no job says it. */
  readonly instead?: string;
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
  instead?: string,
): Concept => ({
  key,
  kind,
  label,
  phrases,
  ...(signs === undefined ? {} : { signs }),
  ...(instead === undefined ? {} : { instead }),
});

export const CONCEPTS: readonly Concept[] = [
  concept(
    modeKey("TELECOMMUTE"),
    "work_mode",
    "Remote",
    "remote | remotely | fully remote | work from home | working from home | wfh | from home | telecommute | telework | home based | at home | online | virtual | remoto | remota | trabajo remoto | desde casa | work from anywhere | anywhere | stay at home | remote us only | home office",
    "fully remote | 100% remote",
  ),
  concept(modeKey("HYBRID"), "work_mode", "Hybrid", "hybrid | hibrido"),
  concept(modeKey("ONSITE"), "work_mode", "On site", "on site | onsite | in person | in office"),
  concept(
    typeKey("FULL_TIME"),
    "employment_type",
    "Full time",
    "full time | fulltime | ft | f t | tiempo completo",
  ),
  concept(
    typeKey("PART_TIME"),
    "employment_type",
    "Part time",
    "part time | parttime | pt time | p t | medio tiempo | tiempo parcial",
  ),
  concept(
    typeKey("CONTRACTOR"),
    "employment_type",
    "Contract",
    "contract | contractor | freelance | freelancer | 1099 | independent contractor | contract to hire | gig | gig work | side job | side hustle | side gig | odd jobs",
  ),
  concept(
    typeKey("TEMPORARY"),
    "employment_type",
    "Seasonal or temporary",
    "seasonal | temporary | temp | temporal | spring start | summer job | summer | winter job | holiday help | temp to hire | temp to perm | summer jobs | summer work | holiday | holiday job | holiday work | christmas",
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
    "night shift | nights | overnight | overnights | night | third shift | 3rd shift | graveyard | graveyard shift | noc shift | turno de noche | turno nocturno | de noche | noche | nocturno | nocturna | por la noche | nightshift | overnight shift",
    "night shift | overnight | third shift | 3rd shift | graveyard shift | hour nights | work nights | nights a week | night differential | turno de noche",
  ),
  concept(
    "shift:evening",
    "schedule",
    "Evenings",
    "evening shift | evenings | evening | second shift | 2nd shift | swing shift | after school | pm shift | afternoon | afternoons | por la tarde",
    "evening shift | evenings a week | second shift | 2nd shift | swing shift",
  ),
  concept(
    "shift:morning",
    "schedule",
    "Mornings or days",
    "morning shift | mornings | morning | day shift | days | first shift | 1st shift | am shift | early morning | turno de dia | por la manana",
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
    "no weekends | no weekend | weekends off | monday to friday | monday through friday | weekdays | weekdays only | monday friday | monday thru friday | mon fri | mon to fri | mon thru fri | m f | 9 to 5 | 9 5 | 9am to 5pm | 9am 5pm | 8 to 5 | 8 5 | 8am 5pm | business hours | lunes a viernes",
    "monday to friday | monday through friday | no weekends | weekends off | weekdays | monday to thursday",
  ),
  concept(
    "experience:none",
    "experience",
    "No experience needed",
    "no experience | no experience needed | no experience required | no experience necessary | without experience | no exp | entry level | entrylevel | no prior experience | beginner | will train | sin experiencia | no exp needed | no previous experience | zero experience | paid training | on the job training | training provided | first job | my first job | new grad | new grads | new graduate | recent graduate",
    "no experience | experience not required | no prior experience | entry level | we will train you | will train | we train you | on the job training | sin experiencia",
  ),
  concept(
    educationKey("NONE"),
    "education",
    "No degree needed",
    "no degree | no degree required | no degree needed | no diploma | without a degree | without degree | no college | no college degree | no ged",
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
  concept(
    "license:clearance",
    "license",
    "Security clearance",
    "security clearance | clearance | secret clearance | top secret clearance | top secret | ts sci | ts clearance | cleared",
    "security clearance | secret clearance | top secret | ts sci",
  ),
  concept(
    "license:food",
    "license",
    "Food handler's card",
    "servsafe | serv safe | food handlers card | food handlers permit | food handlers license | food handler card",
    "servsafe | food handler card | food handlers card | food handler permit | food handlers permit",
    "cook",
  ),
  concept(
    "license:hazmat",
    "license",
    "Hazmat endorsement",
    "hazmat | haz mat | hazmat endorsement | hazardous materials endorsement",
    "hazmat | hazardous materials endorsement",
    "truck driver",
  ),
  concept(
    "license:cpr",
    "license",
    "CPR or BLS",
    "cpr | bls | cpr certified | bls certified | acls | first aid certified",
    "cpr | bls | acls",
  ),
  concept("license:pmp", "license", "PMP", "pmp | pmp certified", "pmp", "project manager"),
  concept("license:ccna", "license", "CCNA", "ccna | ccnp", "ccna | ccnp", "network administrator"),
  concept(
    "license:aws",
    "license",
    "AWS",
    "aws | aws certified | aws certification",
    "aws",
    "systems administrator",
  ),
  concept(
    "license:series-7",
    "license",
    "Series 7",
    "series 7 | series 63 | series 65 | series 66 | series 6",
    "series 7 | series 63 | series 65 | series 66 | series 6",
    "financial advisor",
  ),
  concept(
    "license:real-estate",
    "license",
    "Real estate license",
    "real estate license | realtor license",
    "real estate license",
    "real estate agent",
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
    "visa sponsorship | h1b | h 1b | h2a | h2b | sponsorship | visa | sponsor visa | visa sponsor | green card sponsorship",
  ),
  concept("perk:tips", "perk", "Tips", "tips | with tips", "tips"),
  concept(
    "perk:health",
    "perk",
    "Health insurance",
    "health insurance | medical insurance | health benefits | with benefits | full benefits | good benefits | great benefits | and benefits | benefits package",
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
    "daily pay | weekly pay | paid weekly | paid daily | same day pay | next day pay | pay weekly | pays weekly | pay daily | pays daily | get paid daily | get paid weekly | weekly | cash | cash daily | paid cash",
    "daily pay | weekly pay | paid weekly | paid daily | paid every week",
  ),
  concept(
    "perk:vacation",
    "perk",
    "Paid time off",
    "pto | paid time off | paid vacation | paid holidays",
    "pto | paid time off | paid vacation | paid holidays",
  ),
  concept(
    "perk:tuition",
    "perk",
    "Help with tuition",
    "tuition reimbursement | tuition assistance | tuition | pays for college | pay for college",
    "tuition reimbursement | tuition assistance | tuition",
  ),
  concept(
    "perk:bonus",
    "perk",
    "Sign-on bonus",
    "sign on bonus | signing bonus | hiring bonus | sign on",
    "sign on bonus | signing bonus | hiring bonus",
  ),
  concept(
    "perk:relocation",
    "perk",
    "Help with moving",
    "relocation | relocation assistance | relocation package | paid relocation",
    "relocation | relocation assistance | relocation package",
  ),
  concept(
    "perk:fair-chance",
    "perk",
    "Fair chance",
    "felon friendly | felony friendly | felon | felons | felony | hire felons | with a felony | second chance | second chances | fair chance | background friendly | no background check | no background checks | criminal record | with a record | ex offenders | reentry",
    "fair chance | second chance | felony friendly | felon friendly | arrest and conviction records | arrest or conviction records | criminal history | criminal histories",
  ),
  concept(
    "perk:no-drug-test",
    "perk",
    "No drug test",
    "no drug test | no drug tests | no drug testing | no drug screen | no drug screening",
    "no drug test | no drug testing | no drug screen",
  ),
  concept(
    "perk:nonprofit",
    "perk",
    "Nonprofit",
    "non profit | nonprofit | non profits | nonprofits | not for profit | ngo",
    "non profit | nonprofit | not for profit",
  ),
  concept(
    "perk:veterans",
    "perk",
    "Veterans welcome",
    "veterans | veteran | for veterans | military veteran | military veterans | ex military | military friendly | military spouse",
    "veterans welcome | veterans encouraged | military friendly | hire veterans | veteran friendly",
  ),
  concept(
    "seeker:teen",
    "experience",
    "Open to teenagers",
    "teens | teen | teenager | teenagers | for teens | 14 year old | 14 year olds | 15 year old | 15 year olds | 16 year old | 16 year olds | 17 year old | 17 year olds | 16 and up | under 18 | minors | high schooler | high schoolers | for high school students",
    "16 or older | 16 and older | at least 16 | 16 years old | 16 years of age | teens welcome | minors welcome",
    "no experience",
  ),
  concept(
    "seeker:student",
    "experience",
    "Open to students",
    "for students | for college students | college student | college students | student job | student jobs",
    "students welcome | college students welcome | student workers",
    "part time",
  ),
  concept(
    "seeker:retired",
    "experience",
    "Open to retired people",
    "retiree | retirees | retired | for retirees | for seniors | senior citizen | senior citizens | over 50 | over 55 | over 60",
    "retirees welcome | retirees",
    "part time",
  ),
  concept(
    "seeker:parent",
    "experience",
    "Open to parents",
    "moms | for moms | stay at home mom | stay at home moms | stay at home parent | stay at home parents | working moms",
    "parents welcome | working parents",
    "part time",
  ),
  concept(
    "shift:long",
    "schedule",
    "12-hour shifts",
    "12 hour shift | 12 hour shifts | 12 hr shift | 12 hr shifts | 12 hours | 12s | three 12s | 3 12s",
    "12 hour shift | 12 hour shifts | twelve hour shifts | 12 hour | three 12s",
  ),
  concept(
    "shift:four-days",
    "schedule",
    "Four-day week",
    "4 day work week | 4 day week | four day work week | four day week | 4 10s | four 10s | four tens | 3 day weekend",
    "4 day week | four day week | four day work week | 4 day work week | four 10s | 4 10s | four ten hour",
  ),
  concept(
    "shift:flexible",
    "schedule",
    "Flexible hours",
    "flexible schedule | flexible hours | flexible | flex schedule | own schedule | make your own schedule | set your own hours | own hours | choose your hours | horario flexible",
    "flexible schedule | flexible scheduling | flexible hours | own schedule | choose your hours",
  ),
  concept(
    "setting:outdoors",
    "perk",
    "Outdoors",
    "outdoors | outdoor | work outside | working outside | outdoor work",
    "outdoors | outdoor | in all weather",
    "landscaper",
  ),
];

/** Other phrases that ask for nothing that a listing could have: "jobs", "hiring near me". */
export const IGNORED =
  "job | jobs | work | working | employment | vacancy | vacancies | opening | openings | position | positions | career | careers | hiring | now hiring | hiring now | urgent | urgently | urgently hiring | immediately | immediate | hiring immediately | needed | wanted | help wanted | near me | nearby | around me | close to me | close to home | close to my house | near my house | near home | by me | around here | in my area | my area | find | looking for | looking for a job | looking for a job as | looking for work | a job as | job as | seeking | search | i want | i need | trabajo | trabajos | empleo | empleos | cerca de mi | se busca | se solicita | busco | busco trabajo de | apply | opportunity | opportunities | role | roles | available | local | only | start | starting | that pays | that pay | paying | pays | reach | i can reach | well paid | well paying | good paying | high paying | highest paying | best paying | pay well | pays well | that pay well | good pay | great pay | decent pay | minimum wage | best | good | great | easy | fun | any | anything | something | new | latest | today | asap | please | actively hiring | same day hire | who is hiring | whos hiring | what jobs are hiring | what jobs | downtown | uptown | midtown | w2 | 2024 | 2025 | 2026 | 2027 | 2028 | dollars | dollar | usd";

/** Words between words. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  "a am an and are as at be by de del con do does for from get have i if im in is la el like los las me my en of on or our the to that there they this para so some un una want was we were what where which who will with would y you your near within about around jobs can".split(
    " ",
  ),
);
