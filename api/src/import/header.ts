import { FIELD_NAMES, type Field } from "./fields.ts";
import { wordsOf } from "./parse/text.ts";

/** A field a header may mean, with how sure its name alone makes us, 0 to 1. */
export interface HeaderCandidate {
  readonly field: Field;
  readonly score: number;
}

const BY_NAME = new Map<string, Field[]>();
for (const [field, names] of Object.entries(FIELD_NAMES) as [keyof typeof FIELD_NAMES, string][]) {
  for (const name of names.split(",")) {
    const key = name.replaceAll(" ", "");
    BY_NAME.set(key, [...(BY_NAME.get(key) ?? []), field]);
  }
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(","));
/** Say nothing of what a column holds beside the other words of its header. */
const NEUTRAL = set(
  "job,jobs,position,posting,vacancy,listing,advert,advertisement,opening,requisition,req,the,a,of,for,your,our,this,field,primary,main,full,required,text,value,string,column,enter,please,optional,name,offer,puesto,oferta,poste,offre,stelle,de,del,la,el,le,du,des,der,die",
);
const EMPLOYER = set(
  "employer,company,business,organization,organisation,corporate,hq,headquarters,headquarter,client,agency,firm,empresa,empleador,entreprise,societe,firma,unternehmen,arbeitgeber,mailing",
);
const WORKSITE = set(
  "worksite,work,job,position,site,jobsite,workplace,location,loc,vacancy,posting,primary,place,lugar,trabajo,lieu,travail,arbeitsort,einsatzort",
);
/** Beside a word for the employer these still mean its name ("company_title"). */
const NAMING = set("name,names,title,label,legal,full,display,nom,nombre,bezeichnung");
const ADDRESS: Partial<Record<Field, Field>> = {
  street: "company_street",
  locality: "company_locality",
  region: "company_region",
  postal_code: "company_postal_code",
  country: "company_country",
};

const PAY = set(
  "salary,salaries,pay,wage,wages,compensation,comp,remuneration,earnings,stipend,rate,salario,sueldo,remuneracion,salaire,gehalt,lohn,vergutung,entgelt,monatsgehalt,jahresgehalt,stundenlohn,bruttogehalt",
);
const LOWEST = set(
  "min,minimum,from,low,lower,lowest,start,starting,begin,desde,minimo,mini,minimal,von,ab,mindestens,floor",
);
const HIGHEST = set("max,maximum,to,high,higher,highest,upper,end,hasta,maximo,maxi,maximal,bis,ceiling,top");
const PERIOD = set(
  "unit,units,period,per,frequency,basis,interval,type,uom,schedule,term,periodo,periodicidad,periodicite,unite,einheit,zeitraum,desc,description,range",
);
const CURRENCY = set("currency,currencies,moneda,divisa,devise,monnaie,wahrung");
const NOTE = set(
  "info,information,note,notes,comment,comments,detail,details,additional,add,extra,desc,description,remarks,other",
);
const PERIOD_NAME =
  /\b(?:hourly|daily|weekly|monthly|annual|yearly|annually|biweekly|per hour|per year|an hour|a year)\b/;

/** Fields a header may mean by its name, best first. A remark in brackets counts less than the rest. */
export function headerCandidates(header: string): HeaderCandidate[] {
  const bare = header.replace(/\([^()]*\)|\[[^[\]]*\]/g, " ");
  const found = new Map(candidatesOf(header).map(({ field, score }) => [field, score]));
  if (bare !== header) {
    for (const { field, score } of candidatesOf(bare)) {
      found.set(field, Math.max(score * 0.9, found.get(field) ?? 0));
    }
  }
  return [...found].map(([field, score]) => ({ field, score })).sort((a, b) => b.score - a.score);
}

function candidatesOf(header: string): HeaderCandidate[] {
  const words = wordsOf(header.replace(/[*:]+\s*$/, "")).filter(
    (word) => !/^\d{1,2}$/.test(word) || /\d{2}/.test(word),
  );
  if (words.length === 0) return [];
  const found = new Map<Field, number>();
  const add = (field: Field, score: number) => found.set(field, Math.max(score, found.get(field) ?? 0));
  for (const field of BY_NAME.get(words.join("")) ?? []) add(field, 1);
  if (
    words.some((word) => EMPLOYER.has(word)) &&
    words.every((word) => EMPLOYER.has(word) || NAMING.has(word))
  ) {
    add("company", 0.9);
  }
  for (const field of addressFields(words)) add(field, 0.95);
  for (const { field, score } of payFields(words)) add(field, score);
  const date = dateField(words);
  if (date !== undefined) add(date, 0.9);
  const telling = words.filter((word) => !NEUTRAL.has(word));
  for (const field of BY_NAME.get(telling.join("")) ?? []) add(field, 0.8);
  for (let length = words.length - 1; length >= 1; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const isTail = from + length === words.length;
      if (length === 1 && !isTail) continue;
      for (const field of BY_NAME.get(words.slice(from, from + length).join("")) ?? []) {
        add(field, length > 1 ? 0.6 : 0.5);
      }
    }
  }
  return [...found].map(([field, score]) => ({ field, score }));
}

function addressFields(words: readonly string[]): Field[] {
  const isEmployers = words.some((word) => EMPLOYER.has(word));
  const rest = words.filter((word) => !EMPLOYER.has(word) && (isEmployers || !WORKSITE.has(word)));
  if (rest.length === words.length) return [];
  return (BY_NAME.get(rest.join("")) ?? []).flatMap((field) => {
    const ofEmployer = ADDRESS[field];
    if (ofEmployer === undefined) return [];
    return isEmployers ? ofEmployer : field;
  });
}

function payFields(words: readonly string[]): HeaderCandidate[] {
  const has = (vocabulary: ReadonlySet<string>) => words.some((word) => vocabulary.has(word));
  if (has(CURRENCY)) return [{ field: "salary_currency", score: 0.95 }];
  const isOvertime = words.includes("overtime") || words.includes("ot");
  const namesPay = has(PAY) || PERIOD_NAME.test(words.join(" "));
  if (isOvertime)
    return has(PAY) ? [{ field: has(HIGHEST) ? "overtime_max" : "overtime_min", score: 0.95 }] : [];
  if (!namesPay) return [];
  const fields: HeaderCandidate[] = [];
  const isBoth = has(LOWEST) && has(HIGHEST);
  const certainty = has(PAY) ? 0.95 : 0.7;
  if (!isBoth && has(LOWEST)) fields.push({ field: "salary_min", score: certainty });
  if (!isBoth && has(HIGHEST)) fields.push({ field: "salary_max", score: certainty });
  if (has(PERIOD)) fields.push({ field: "salary_unit", score: 0.9 });
  if (has(NOTE)) fields.push({ field: "pay_note", score: 0.85 });
  if (has(PAY)) fields.push({ field: "salary", score: fields.length === 0 ? 0.95 : 0.6 });
  return fields;
}

const DEADLINE =
  /\b(?:deadline|apply by|apply before|due date|applications? (?:close|due|end)\w*|closing date|date limite|fecha limite|bewerbungsschluss|bewerbungsfrist)\b/;
const EXPIRY =
  /\b(?:expir\w*|valid (?:through|until|thru|to)|listed until|active until|close date|date closed?|closes|unpublish\w*|remov\w* date|advertis\w* to|vencimiento|caducidad|gultig bis|ablauf\w*)\b/;
const POSTED =
  /\b(?:posted|posting|post date|publish\w*|publication|created|create date|open date|date opened|listing date|listed|advertis\w*|publicacion|publicado|parution|publie\w*|veroffentlich\w*|erstellt)\b/;
const BEGINS =
  /\b(?:start\w*|begin\w*|commence\w*|available from|from date|inicio|comienzo|debut|beginn|eintritt\w*|startdatum)\b/;
const ENDS = /\b(?:end|ends|ending|finish|completion|to date|termination|fin|termino|ende|enddatum)\b/;
const NOT_A_DATE =
  /\b(?:time|shift|hours?|am|pm|pay|wage|rate|salary|salario|salaire|gehalt|url|link|by|user|status|id|type|title|updated|modified)\b/;

function dateField(words: readonly string[]): Field | undefined {
  const text = words.join(" ").replace(/\bdate ?time\b/g, "date");
  if (DEADLINE.test(text)) return "application_deadline";
  if (NOT_A_DATE.test(text) && !/\bapply by\b/.test(text)) return undefined;
  if (EXPIRY.test(text)) return "valid_through";
  if (POSTED.test(text)) return ENDS.test(text) ? "valid_through" : "posted_on";
  if (BEGINS.test(text)) return "starts_on";
  return ENDS.test(text) ? "ends_on" : undefined;
}
