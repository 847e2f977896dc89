import type { Field } from "./fields.ts";
import type { HeaderCandidate, HeaderReading } from "./header-reading.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(","));

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

const MINIMUM = set("min,minimum,minimo,mini,minimal");

/** Words for what the employer pays: preferred if several columns contain wages. */
const OFFERED = set("offer,offered,offering,basic,base,actual,advertised,ofrecido,propose,angeboten");
/** Wages from a law, a survey or the past. The employer may pay something else, so these are not an offer. */
const NOT_OFFERED = set(
  "prevailing,pw,pwd,aewr,adverse,reference,statutory,required,legal,federal,survey,interprofesional,smic,market,median,med,mean,average,avg,estimate,estimated,est,benchmark,budget,budgeted,previous,former,current,desired",
);
/** Columns about pay that contain no amount. */
const NO_AMOUNT = set(
  "level,levels,grade,grades,step,steps,band,plan,series,class,group,source,year,tracking,number,no,code,id,publisher,survey,confidential,visible,public",
);

/** Whether a header describes pay that is not an offer, so that its values must not be taken for pay either. */
export function isReferencePay(words: readonly string[]): boolean {
  const isPay = words.some((word) => PAY.has(word)) || words[0] === "pw";
  const isOfLaw =
    isMinimumWage(words) && words.some((word) => ["state", "local", "applicable"].includes(word));
  return isPay && (isOfLaw || words.some((word) => NOT_OFFERED.has(word)));
}

/**
 * "Minimum wage", or any minimum beside the offered wage, is the legal minimum, unless a maximum wage in another column makes it
 * the lower end of the offer.
 */
export function isLegalMinimum(field: Field, index: number, readings: readonly HeaderReading[]): boolean {
  if (field !== "salary_min" && field !== "salary") return false;
  const others = readings.filter((_, other) => other !== index);
  const means = ({ candidates }: HeaderReading, meant: Field) =>
    candidates.some((candidate) => candidate.field === meant && candidate.score > 0.9);
  if (others.some((other) => means(other, "salary_max"))) return false;
  const words = readings[index]?.words ?? [];
  const isLeast = words.some((word) => MINIMUM.has(word)) && !isOffer(words);
  return (
    isMinimumWage(words) ||
    (isLeast && others.some((other) => isOffer(other.words) && means(other, "salary")))
  );
}

function isOffer(words: readonly string[]): boolean {
  return words.some((word) => OFFERED.has(word));
}

function isMinimumWage(words: readonly string[]): boolean {
  const has = (...names: readonly string[]) => words.some((word) => names.includes(word));
  return has("min", "minimum") && has("wage", "wages") && !isOffer(words);
}

/** The pay fields that a header may mean. */
export function payFields(words: readonly string[]): HeaderCandidate[] {
  const has = (vocabulary: ReadonlySet<string>) => words.some((word) => vocabulary.has(word));
  if (isReferencePay(words)) return [];
  if (has(CURRENCY)) return [{ field: "salary_currency", score: 0.95 }];
  const isOvertime = words.includes("overtime") || words.includes("ot");
  const namesPay = has(PAY) || PERIOD_NAME.test(words.join(" "));
  if (isOvertime)
    return has(PAY) ? [{ field: has(HIGHEST) ? "overtime_max" : "overtime_min", score: 0.95 }] : [];
  // "Per" or "Unit" alone belongs to a wage; the column's content decides.
  if (words.length === 1 && has(PERIOD)) return [{ field: "salary_unit", score: 0.6 }];
  if (!namesPay || has(NO_AMOUNT)) return [];
  const fields: HeaderCandidate[] = [];
  const isBoth = has(LOWEST) && has(HIGHEST);
  const certainty = has(OFFERED) ? 0.97 : has(PAY) ? 0.95 : 0.7;
  if (!isBoth && has(LOWEST)) fields.push({ field: "salary_min", score: certainty });
  if (!isBoth && has(HIGHEST)) fields.push({ field: "salary_max", score: certainty });
  if (has(PERIOD)) fields.push({ field: "salary_unit", score: has(OFFERED) ? 0.92 : 0.9 });
  if (has(NOTE)) fields.push({ field: "pay_note", score: 0.85 });
  if (has(PAY)) fields.push({ field: "salary", score: fields.length === 0 ? certainty : 0.6 });
  return fields;
}
