/** Dates of a career as people type and read them: "2024", "03/2024", "03/15/2024". The wire has `YYYY`, `YYYY-MM` and `YYYY-MM-DD`. */

import { t } from "#text";
import { careerDateText } from "../../lib/career-date.ts";

const MONTHS =
  import.meta.env.LANGUAGE === "es"
    ? ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"]
    : ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const two = (value: string | number) => String(value).padStart(2, "0");

/** What was typed as the wire has it; what is no date is returned as it is, for the server to refuse by name. */
export function wireDate(typed: string): string {
  const text = typed.trim();
  const [, month = "", day, year = ""] = /^(\d{1,2})[/.](?:(\d{1,2})[/.])?(\d{4})$/.exec(text) ?? [];
  if (year !== "") return [year, two(month), ...(day === undefined ? [] : [two(day)])].join("-");
  const [, name = "", named = ""] = /^([a-z]{3,10})\.?(?: de)? (\d{4})$/i.exec(text) ?? [];
  const number = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  return named !== "" && number >= 0 ? `${named}-${two(number + 1)}` : text;
}

/** A date as it stands in a field. */
export function typedDate(date: string): string {
  const [year = "", month, day] = date.split("-");
  return [month, day, year].filter(Boolean).join("/");
}

/** "Mar 2020 – Present". */
export function periodText(start: string, end: string): string {
  if (start === "") return end === "" ? "" : careerDateText(end);
  return `${careerDateText(start)} – ${end === "" ? t({ message: "Present", context: "until now" }) : careerDateText(end)}`;
}
