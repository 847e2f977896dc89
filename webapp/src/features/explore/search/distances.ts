import { plural } from "#text";

const MILES = [5, 10, 20, 30, 50, 100, 250] as const;

/** The selectable radii, always including the current one. */
export function distanceOptions(present: number): { value: string; text: string }[] {
  const all = [...new Set([...MILES, present])].sort((a, b) => a - b);
  return all.map((miles) => ({
    value: String(miles),
    text: plural(miles, { one: "# mile", other: "# miles" }),
  }));
}
