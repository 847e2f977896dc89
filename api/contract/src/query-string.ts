/** A query value as a caller passes it. Values are sent as text: numbers are written out, lists joined with commas. */
export type QueryValue = string | number | readonly (string | number)[] | undefined;

/** Builds a query string; empty values are left out. */
export function queryString(values: Readonly<Record<string, QueryValue>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const text = Array.isArray(value) ? value.join(",") : String(value ?? "");
    if (text !== "") query.set(name, text);
  }
  return query.toString();
}
