import type { EmployerJobSort } from "@jobmap/contract";
import { t } from "#text";
import type { Option } from "../../ui/index.ts";

/** The filters of the list besides state and words, by their name in the address and on the wire. */
export const FILTERS = {
  applicants: {
    label: t`Applicants`,
    options: [
      { value: "", text: t`Any number` },
      { value: "new", text: t`Some not opened` },
      { value: "some", text: t`Some` },
      { value: "none", text: t`None` },
    ],
  },
  views_below: {
    label: t`Views`,
    options: [
      { value: "", text: t`Any number` },
      { value: "1", text: t({ message: "None", context: "views" }) },
      { value: "10", text: t`Fewer than 10` },
      { value: "100", text: t`Fewer than 100` },
    ],
  },
  ends_within: {
    label: t`Ends`,
    options: [
      { value: "", text: t`Any time` },
      { value: "3", text: t`Within 3 days` },
      { value: "7", text: t`Within a week` },
      { value: "14", text: t`Within 2 weeks` },
      { value: "30", text: t`Within 30 days` },
    ],
  },
  pay: {
    label: t`Pay`,
    options: [
      { value: "", text: t`Stated or not` },
      { value: "stated", text: t`Stated` },
      { value: "missing", text: t`Not stated` },
    ],
  },
  unconfirmed: {
    label: t`Confirmation`,
    options: [
      { value: "", text: t`Any` },
      { value: "true", text: t`Waiting for yours` },
    ],
  },
} as const satisfies Record<string, { label: string; options: readonly Option[] }>;
export type FilterName = keyof typeof FILTERS;

/** Every order, and in which direction it begins. */
export const SORTS: readonly { value: EmployerJobSort; text: string; begins: "asc" | "desc" }[] = [
  { value: "changed", text: t`Last changed`, begins: "desc" },
  { value: "title", text: t`Title`, begins: "asc" },
  { value: "town", text: t`Town`, begins: "asc" },
  { value: "reference", text: t`Requisition ID`, begins: "asc" },
  { value: "state", text: t`State`, begins: "asc" },
  { value: "pay", text: t`Pay`, begins: "desc" },
  { value: "views", text: t`Views`, begins: "desc" },
  { value: "applicants", text: t`Applicants`, begins: "desc" },
  { value: "new", text: t`New applicants`, begins: "desc" },
  { value: "ends", text: t`End`, begins: "asc" },
];

export const isSort = (text: string | null): text is EmployerJobSort =>
  SORTS.some(({ value }) => value === text);

export const beginsOf = (sort: EmployerJobSort): "asc" | "desc" =>
  SORTS.find(({ value }) => value === sort)?.begins ?? "asc";
