import type { EmployerJobSort } from "@jobmap/contract";
import type { Option } from "../../ui/index.ts";

/** The filters of the list besides state and words, by their name in the address and on the wire. */
export const FILTERS = {
  applicants: {
    label: "Applicants",
    options: [
      { value: "", text: "Any number" },
      { value: "new", text: "Some not opened" },
      { value: "some", text: "Some" },
      { value: "none", text: "None" },
    ],
  },
  views_below: {
    label: "Views",
    options: [
      { value: "", text: "Any number" },
      { value: "1", text: "None" },
      { value: "10", text: "Fewer than 10" },
      { value: "100", text: "Fewer than 100" },
    ],
  },
  ends_within: {
    label: "Ends",
    options: [
      { value: "", text: "Any time" },
      { value: "3", text: "Within 3 days" },
      { value: "7", text: "Within a week" },
      { value: "14", text: "Within 2 weeks" },
      { value: "30", text: "Within 30 days" },
    ],
  },
  pay: {
    label: "Pay",
    options: [
      { value: "", text: "Stated or not" },
      { value: "stated", text: "Stated" },
      { value: "missing", text: "Not stated" },
    ],
  },
  unconfirmed: {
    label: "Confirmation",
    options: [
      { value: "", text: "Any" },
      { value: "true", text: "Waiting for yours" },
    ],
  },
} as const satisfies Record<string, { label: string; options: readonly Option[] }>;
export type FilterName = keyof typeof FILTERS;

/** Every order, and in which direction it begins. */
export const SORTS: readonly { value: EmployerJobSort; text: string; begins: "asc" | "desc" }[] = [
  { value: "changed", text: "Last changed", begins: "desc" },
  { value: "title", text: "Title", begins: "asc" },
  { value: "town", text: "Town", begins: "asc" },
  { value: "reference", text: "Requisition ID", begins: "asc" },
  { value: "state", text: "State", begins: "asc" },
  { value: "pay", text: "Pay", begins: "desc" },
  { value: "views", text: "Views", begins: "desc" },
  { value: "applicants", text: "Applicants", begins: "desc" },
  { value: "new", text: "New applicants", begins: "desc" },
  { value: "ends", text: "End", begins: "asc" },
];

export const isSort = (text: string | null): text is EmployerJobSort =>
  SORTS.some(({ value }) => value === text);

export const beginsOf = (sort: EmployerJobSort): "asc" | "desc" =>
  SORTS.find(({ value }) => value === sort)?.begins ?? "asc";
