import { writeXlsx } from "../../src/format/xlsx.ts";

const TOWNS = [
  ["Baltimore", "MD", "21202"],
  ["Boston", "MA", "02108"],
  ["Chicago", "IL", "60601"],
  ["Denver", "CO", "80202"],
  ["Seattle", "WA", "98101"],
  ["Omaha", "NE", "68102"],
  ["Tampa", "FL", "33602"],
  ["Tucson", "AZ", "85701"],
] as const;
const TITLES = [
  "Registered Nurse",
  "Forklift Operator",
  "Line Cook",
  "Account Manager",
  "Electrician",
  "Deckhand",
];
const SENTENCE =
  "You keep the yard and its boats in order, work with a crew of five, and learn what you do not know yet. ";

const HEADER = [
  "Job title",
  "Description",
  "Employment type",
  "City",
  "State",
  "Zip code",
  "Salary min",
  "Salary max",
  "Salary unit",
  "Skills",
  "Requisition ID",
];

/** A workbook of so many jobs with descriptions of about 1,500 characters; every twentieth has a problem. */
export const makeFile = (rows: number): Buffer =>
  writeXlsx("Jobs", [HEADER, ...Array.from({ length: rows }, (_, n) => jobOf(n))]);

function jobOf(n: number): string[] {
  const [city, state, zip] = TOWNS[n % TOWNS.length] ?? TOWNS[0];
  const isBad = n % 20 === 19;
  return [
    `${TITLES[n % TITLES.length]} ${"ABCDEFGHIJKLMNOPQRSTUVWXYZ".charAt(n % 26)}`,
    `Job ${n}. ${SENTENCE.repeat(14)}`,
    isBad ? "sometimes" : "Full-time",
    city,
    state,
    zip,
    String(18 + (n % 20)),
    String(26 + (n % 20)),
    "hour",
    "Line handling; Painting; Radio",
    `REQ-${n}`,
  ];
}
