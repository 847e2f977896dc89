/** A month in words, of `YYYY-MM…`; a year stays one. */
export function monthOf(date: string, lang: string): string {
  const [year = "", month] = date.split("-");
  if (month === undefined) return year;
  // Words in the middle of numbers turn around in right-to-left text, and months in English do not belong into Chinese.
  if (lang !== "en") return `${year}-${month}`;
  return new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${year}-${month}-01T00:00:00Z`),
  );
}

/** From one month to another, as one line; nothing of unknown dates. */
export function periodOf(
  start: string | undefined,
  end: string | undefined,
  lang: string,
): string | undefined {
  if (start && end)
    return start === end ? monthOf(start, lang) : `${monthOf(start, lang)} – ${monthOf(end, lang)}`;
  if (start) return `${monthOf(start, lang)} – Present`;
  return end && monthOf(end, lang);
}
