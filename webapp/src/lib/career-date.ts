/** A date of a career to read: "2024", "Mar 2024", "Mar 15, 2024". The wire has `YYYY`, `YYYY-MM` and `YYYY-MM-DD`. */
export function careerDateText(date: string): string {
  const [year = "", month, day] = date.split("-");
  if (month === undefined) return year;
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1)));
  return new Intl.DateTimeFormat("en-US", {
    year: "numeric",
    month: "short",
    timeZone: "UTC",
    ...(day === undefined ? {} : { day: "numeric" }),
  }).format(at);
}
