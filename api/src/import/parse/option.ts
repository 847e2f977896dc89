import { wordsOf } from "./text.ts";

/** The option that a cell names by value or label. */
export function optionOf(options: Readonly<Record<string, string>>, text: string): string | undefined {
  const words = wordsOf(text).join(" ");
  const [value] =
    Object.entries(options).find((option) => option.some((name) => wordsOf(name).join(" ") === words)) ?? [];
  return value;
}
