import type { Data } from "@jobmap/contract";
import { categoryText } from "../../lib/category-text.ts";
import { SPANISH_OPTIONS } from "./form-options-spanish.ts";

type FormData = Data<"GET employer/job/get-form-data">;

/** What the forms need, with its vocabularies in the language of the page: the server has them in English. */
export function inWords(data: FormData): FormData {
  if (import.meta.env.LANGUAGE !== "es") return data;
  return {
    ...data,
    employment_types: labeled(data.employment_types, SPANISH_OPTIONS.employment_types),
    location_types: labeled(data.location_types, SPANISH_OPTIONS.location_types),
    education_levels: labeled(data.education_levels, SPANISH_OPTIONS.education_levels),
    categories: data.categories.map((category) => ({ ...category, name: categoryText(category.name) })),
    pay_units: labeled(data.pay_units, SPANISH_OPTIONS.pay_units),
    apply_kinds: labeled(data.apply_kinds, SPANISH_OPTIONS.apply_kinds),
    question_types: labeled(data.question_types, SPANISH_OPTIONS.question_types),
  };
}

const labeled = (options: FormData["pay_units"], words: Readonly<Record<string, string>>) =>
  options.map(({ value, label }) => ({ value, label: words[value] ?? label }));
