import type { JobFieldTable, ShownFields } from "@jobmap/contract";

/** A field of each kind, as somebody would add it. The first is the guide's example, word for word. */
export const ADDED_FIELDS = {
  immediate_start: {
    kind: "yes_no",
    label: "Immediate start",
    about: "Whether work can begin at once.",
    step: "description",
    form: "row",
    yes: "Yes",
    no: "No",
    headers: "immediate start,start immediately,asap",
  },
  shift: {
    kind: "choice",
    label: "Shift",
    about: "When in the day most of the work is done.",
    step: "job",
    form: "row",
    options: { DAY: "Day shift", NIGHT: "Night shift" },
    headers: "shift name",
  },
  travel_percent: {
    kind: "number",
    label: "Travel",
    about: "How much of the time is spent traveling, in percent.",
    step: "description",
    form: "row",
    min: 0,
    max: 100,
    decimals: 0,
    headers: "travel,travel percent",
  },
  dress_code: {
    kind: "text",
    label: "Dress code",
    about: "What people wear at work.",
    step: "job",
    form: "row",
    max: 40,
    headers: "dress code",
  },
  housing_from: {
    kind: "date",
    label: "Housing from",
    about: "The first day on which housing is provided.",
    step: "pay",
    form: "row",
    headers: "housing from",
  },
} as const satisfies JobFieldTable;

export const ADDED_SHOWN: ShownFields<typeof ADDED_FIELDS> = {
  immediate_start: {
    fact: { name: "Immediate start", text: (isImmediate) => (isImmediate ? "Yes" : "No") },
    schemaOrg: (isImmediate) => ({ jobImmediateStart: isImmediate }),
  },
  shift: {
    fact: { name: "Shift", text: (shift) => ADDED_FIELDS.shift.options[shift] },
    schemaOrg: (shift) => ({ workHours: ADDED_FIELDS.shift.options[shift] }),
  },
  travel_percent: { fact: { name: "Travel", text: (percent) => `${percent}%` }, schemaOrg: null },
  dress_code: { fact: { name: "Dress code", text: (code) => code }, schemaOrg: null },
  housing_from: { fact: null, schemaOrg: null },
};
