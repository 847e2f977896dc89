import { CATEGORIES } from "@jobmap/contract/categories";
import { SPANISH } from "@jobmap/widget/strings-es";

/** A field of work in the language of the page, by its name in English, which is what the server says. */
export function categoryText(name: string): string {
  if (import.meta.env.LANGUAGE !== "es") return name;
  const code = CATEGORIES.find((category) => category.name === name)?.code.slice(0, 2);
  return SPANISH.categories?.[code ?? ""] ?? name;
}
