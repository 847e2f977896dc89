/**
 * Whose data a column contains. A file of jobs often has several addresses and names: the place of work, the employer's
 * registered office, the lawyer who filed the form. Only the worksite's place is the job's.
 */
export type Role = "worksite" | "employer" | OtherRole;

/** Another party, whose columns say nothing about the job. */
export type OtherRole = "agent" | "recruiter" | "contact" | "billing" | "housing" | "worker" | "third party";

const set = (words: string): ReadonlySet<string> => new Set(words.split(","));

const OTHERS: readonly (readonly [role: OtherRole, words: ReadonlySet<string>])[] = [
  [
    "agent",
    set(
      "agent,agents,attorney,attorneys,lawyer,lawyers,law,lawfirm,counsel,preparer,representative,representatives,rep,solicitor,notary,court,abogado,abogada,avocat,avocate,anwalt,rechtsanwalt",
    ),
  ],
  ["recruiter", set("recruiter,recruiters,staffing,headhunter,reclutador,recruteur")],
  [
    "contact",
    set(
      "contact,contacts,poc,supervisor,supervisors,manager,managers,submitter,submitted,author,creator,user,contacto,ansprechpartner,kontakt",
    ),
  ],
  [
    "billing",
    set("billing,bill,invoice,invoicing,payer,remit,remittance,payable,facturacion,facturation,rechnung"),
  ],
  [
    "housing",
    set(
      "housing,lodging,dormitory,dorm,hostel,accommodation,accommodations,barracks,vivienda,logement,unterkunft",
    ),
  ],
  [
    "third party",
    set(
      "interview,shipping,delivery,pickup,emergency,bank,surety,association,joint,entity,subcontractor,vendor",
    ),
  ],
];
/** Beside a word for the work these mean its place ("alien work state"); otherwise where a person is from. */
const WORKER = set("worker,workers,alien,foreign,candidate,applicant,beneficiary,citizenship,birth");
/** "Recruitment agency" is a party, "recruitment end date" is about the job. */
const RECRUITING = set("recruiting,recruitment");
const AGENCY = set("agency,agent,firm,company,office,contact,address,city,state,zip");

/** Clearly mean that a column is about the job and its place of work. */
const WORK = set(
  "worksite,worksites,jobsite,workplace,work,working,duty,job,position,vacancy,posting,employment,lugar,trabajo,travail,arbeitsort,einsatzort",
);
export const EMPLOYER = set(
  "employer,company,business,organization,organisation,corporate,corporation,registered,head,hq,headquarters,headquarter,client,agency,firm,petitioner,empresa,empleador,entreprise,societe,firma,unternehmen,arbeitgeber,mailing",
);
/** Mean so only before a part of an address ("site city"): alone they are the address ("location"). */
const SITE = set(
  "location,loc,place,site,primary,main,office,branch,store,facility,plant,campus,clinic,hospital,hotel,restaurant,shop,lieu",
);

/** Whose data a column contains by the words of its header; undefined if they do not tell. */
export function roleOf(words: readonly string[]): Role | undefined {
  const has = (vocabulary: ReadonlySet<string>) => words.some((word) => vocabulary.has(word));
  const other = OTHERS.find(([, vocabulary]) => has(vocabulary))?.[0];
  if (other !== undefined) return other;
  if (has(RECRUITING) && has(AGENCY)) return "recruiter";
  if (has(WORK)) return "worksite";
  if (has(WORKER)) return "worker";
  if (has(EMPLOYER)) return "employer";
  return words.length > 1 && has(SITE) ? "worksite" : undefined;
}

/** The words of a header without those for its role: "worksite city" is a city. */
export function withoutRole(words: readonly string[]): string[] {
  return words.filter((word) => !WORDS_OF_ROLES.has(word));
}

const WORDS_OF_ROLES: ReadonlySet<string> = new Set([
  ...OTHERS.flatMap(([, words]) => [...words]),
  ...WORKER,
  ...WORK,
  ...EMPLOYER,
  ...SITE,
  "of",
  "the",
]);

/** The words of a header for its role, joined; "work site" and "worksite" are the same. */
export function ownerOf(words: readonly string[]): string {
  return words.filter((word) => WORDS_OF_ROLES.has(word) && !PLAIN.has(word)).join("");
}

/** Words for both content and owner: "job location" and "job city" have the same owner. */
const PLAIN = set("location,loc,place,of,the");

/** The name of a role in a report. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  worksite: "the worksite",
  employer: "the employer",
  agent: "an agent or attorney",
  recruiter: "a recruiter",
  contact: "a contact person",
  billing: "whoever pays the bill",
  housing: "the housing",
  worker: "the worker",
  "third party": "a third party",
};

export function isOtherRole(role: Role | undefined): role is OtherRole {
  return role !== undefined && role !== "worksite" && role !== "employer";
}
