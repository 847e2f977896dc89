import type { HeaderReading } from "./header-reading.ts";
import { parseDate } from "./parse/date.ts";
import { plain } from "./parse/text.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(","));
const KEY = set("id,ids,uuid,guid,identifier,control,requisition,announcement");
/** Words for counts as well as for ids: accepted only with many rows. */
const MAYBE_KEY = set("number,num,no,nr,nbr,key,ref,reference,case,order,record,serial,ticket,code");
const NO_KEY = set(
  "phone,tel,telephone,fax,mobile,zip,postal,positions,openings,workers,vacancies,hours,employees,floor,suite,street,house,room,account,fein,ein,duns,tax,naics,soc,license,licence,wage,salary,pay,rate,date,latitude,longitude,user,category,series",
);
const UUID = /^\{?[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}\}?$/i;
/** Number of rows that are unlikely to be all different by chance. */
const MANY_ROWS = 20;

/**
 * The first column that identifies each row: distinct in every row, and with a header or values like those that sources use to
 * number their jobs. Columns of the employer and of others identify those.
 */
export function findKeyColumn(
  readings: readonly HeaderReading[],
  rows: readonly (readonly string[])[],
  isFree: (index: number) => boolean,
): number | undefined {
  const ranked = readings
    .map((reading, index) => ({ index, rank: isFree(index) ? keyRank(reading, index, rows) : 0 }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.index - b.index);
  return ranked[0]?.index;
}

function keyRank(
  { words, role }: HeaderReading,
  index: number,
  rows: readonly (readonly string[])[],
): number {
  const values = rows.map((cells) => plain(cells[index]));
  if (values.length < 2 || values.includes("") || new Set(values).size < values.length) return 0;
  if (words.some((word) => NO_KEY.has(word)) || (role !== undefined && role !== "worksite")) return 0;
  if (values.every((value) => UUID.test(value))) return 4;
  if (!values.every((value) => value.length <= 100 && /\d/.test(value) && parseDate(value) === undefined))
    return 0;
  if (words.some((word) => KEY.has(word))) return 3;
  if (values.length < MANY_ROWS) return 0;
  if (words.some((word) => MAYBE_KEY.has(word))) return 2;
  const [first = ""] = values;
  const isNumbering = values.every(
    (value) => value.length === first.length && /^[A-Z\d./_-]{6,40}$/i.test(value),
  );
  return isNumbering && !values.every((value) => /^\d+\.\d+$/.test(value)) ? 1 : 0;
}
