import { truncate } from "./text.ts";

const MAX_LENGTH = 200;
/** Text beyond this position in a cell is not part of a title, and is ignored. */
const MAX_READ_LENGTH = 2_000;
const SMALL_WORDS: ReadonlySet<string> = new Set(
  "a,an,and,as,at,by,de,del,des,du,et,for,from,in,la,of,on,or,per,the,to,und,with,y".split(","),
);
/** Words that stay in capitals when an all-capitals title is converted to title case. */
const ACRONYMS: ReadonlySet<string> = new Set(
  "AC,ADA,AI,API,ATM,AV,BA,BI,BSN,CAD,CAM,CDL,CEO,CFO,CIO,CMA,CNA,CNC,COO,CPA,CRM,CRNA,CSR,CT,CTO,DBA,DDS,DO,DOT,EHS,EKG,EMS,EMT,ER,ERP,ETL,GIS,HR,HRA,HSE,HVAC,ICU,II,III,IT,IV,JD,KP,LCSW,LPN,LVN,MD,MEP,MRI,NICU,NOC,NP,NYC,NYPD,OB,OR,OT,PA,PCA,PCT,PE,PHP,PLC,PM,PR,PRN,PT,QA,QC,RF,RN,RV,SAP,SEO,SLP,SQL,STEM,TV,UI,USA,UX,VI,VP".split(
    ",",
  ),
);
/** Words without a vowel that are not acronyms. */
const NO_ACRONYMS: ReadonlySet<string> = new Set("JR,SR,ST,MT,FT,DR,MR,MRS,LTD,TH,ND,RD".split(","));
const OCCUPATION_CODE = /\b(\d{2})[-.](\d{4})(?:\.(\d{2}))?/;
/** Occupation codes anywhere in the title, including truncated ones at its end, and numbers that only distinguish listings. */
const CODES =
  /\(?\b\d{2}-\d{4}(?:\.\d{0,3})?\)?|\(?\b\d{2}\.\d{4}\.\d{2}\)?|\(\d{6}\.[\d.]+\)|\s\(?\d{2}-\d{0,4}$|(?:\s+-|\s*#|(?<=\p{Ll})-)\s?\d{2,}$/gu;

/** What a spreadsheet would calculate. */
const FORMULA = /^\s*(?:=|@\s*\w+\s*\(|[+-][A-Z]{2,}\()/;
/** What a browser or a template would run, even without its tags. */
const CODE =
  /<\s*\/?\s*(?:script|iframe|img|svg|object|embed|style)\b|\bjavascript:|\bon(?:error|load|click|focus|mouse\w+)\s*=|\b(?:alert|eval|prompt|confirm|fetch|document\.\w+|window\.\w+)\(|\{\{.*\}\}|\$\{/i;

/** Whether a text is a formula or a script rather than a name. Such a cell is an attack or a mistake, and is never shown. */
export function looksLikeCode(text: string): boolean {
  return FORMULA.test(text) || CODE.test(text);
}

export interface ParsedTitle {
  readonly title: string;
  /** O*NET-SOC code found in the title, such as "45-2092.00". */
  readonly occupation_code: string | null;
}

/**
 * A readable job title: occupation codes removed, all-capitals and all-lower-case titles in title case, trailing punctuation
 * removed, at most 200 characters. @returns undefined if no two letters are left.
 */
export function parseTitle(cell: string): ParsedTitle | undefined {
  const text = cell.slice(0, MAX_READ_LENGTH);
  const code = OCCUPATION_CODE.exec(text);
  const bare = text
    .replace(CODES, " ")
    .replace(/<[^<>]*>/g, " ")
    .replace(/\s+/g, " ")
    .replace(/\(\s*\)/g, "")
    .replace(/\s+([,;:.)])/g, "$1")
    .replace(/^[\s\-–—:;,.|/*•&]+|[\s\-–—:;,|/*•(&]+$/g, "")
    .trim();
  if ((bare.match(/\p{L}/gu) ?? []).length < 2) return undefined;
  return {
    title: truncate(tidyCase(bare), MAX_LENGTH),
    occupation_code: code === null ? null : `${code[1]}-${code[2]}.${code[3] ?? "00"}`,
  };
}

function tidyCase(title: string): string {
  const letters = title.replace(/[^\p{L}]/gu, "");
  const isShouting =
    letters.length > 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  const isWhispering = letters === letters.toLowerCase() && letters !== letters.toUpperCase();
  return isShouting || isWhispering ? inTitleCase(title, isShouting) : title;
}

/** Words in title case; with `keepAcronyms`, known ones and those with digits ("H-2A") stay as they are. */
export function inTitleCase(text: string, keepAcronyms = true): string {
  let isFirst = true;
  return text.replace(/[\p{L}\p{M}\d'’]+/gu, (word, offset: number) => {
    const starts = isFirst;
    isFirst = false;
    const follows = text[offset - 1];
    if (keepAcronyms && (ACRONYMS.has(word.toUpperCase()) || /\d/.test(word))) return word.toUpperCase();
    if (
      /\d/.test(word) ||
      (keepAcronyms && /^[BCDFGHJKLMNPQRSTVWXZ]{2,4}$/.test(word) && !NO_ACRONYMS.has(word))
    )
      return word;
    const lower = word.toLowerCase();
    if (!starts && SMALL_WORDS.has(lower) && (follows === " " || follows === undefined)) return lower;
    return lower.charAt(0).toUpperCase() + lower.slice(1);
  });
}
