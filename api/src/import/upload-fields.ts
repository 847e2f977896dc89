import { JOB_FIELDS, namesOf } from "@jobmap/contract";
import { type Field, isField } from "./fields.ts";

/** A field of an employer's own file: how people know it, and what a demo file has there. */
export interface UploadField {
  readonly label: string;
  readonly about: string;
  /** A listing cannot be published without it; a file that lacks its column gets an empty one. */
  readonly required?: true;
  /** Cells of the two jobs of the demo file. None: the file does not show it. */
  readonly examples?: readonly [string, string];
}

const DESCRIPTIONS = [
  "Keeps the boats and the yard in order in every season: handles lines and gear, cleans and paints, and helps passengers aboard and ashore. We train you on the job, pay for the safety course, and give you two days off in a row each week.",
  "Plans the day of twelve boats from home: speaks with customers by phone and radio, keeps the log, and tells the crews about weather and tides. You need a calm voice and a quiet room; we send the equipment and train you for three weeks.",
] as const;

const OWN = {
  title: {
    label: "Job title",
    about: "What the job is called.",
    required: true,
    examples: ["Deckhand", "Dispatcher"],
  },
  description: {
    label: "Description",
    about: "At least 200 characters, as text or HTML.",
    required: true,
    examples: DESCRIPTIONS,
  },
  employment_type: {
    label: "Employment type",
    about: "Full-time, part-time, contract, temporary, internship, volunteer or per diem.",
    required: true,
    examples: ["Full-time", "Part-time"],
  },
  full_part_time: { label: "Full or part time", about: "Full-time, part-time, F or P." },
  full_time: { label: "Full time", about: "Yes or no." },
  location_type: {
    label: "Remote",
    about: "Yes, no, or on-site, hybrid, remote.",
    examples: ["No", "Yes"],
  },
  street: { label: "Street", about: "Street and number of the work place.", examples: ["100 Light St", ""] },
  locality: {
    label: "City",
    about: "The town of the work place.",
    required: true,
    examples: ["Baltimore", ""],
  },
  region: {
    label: "State",
    about: "Its state or province: MD or Maryland.",
    required: true,
    examples: ["MD", ""],
  },
  postal_code: { label: "Zip code", about: "Its ZIP or postal code.", examples: ["21202", ""] },
  country: {
    label: "Country",
    about: "Of the work place, or where remote workers may live.",
    examples: ["US", "US"],
  },
  location: { label: "Location", about: "The whole place in one cell: Baltimore, MD 21202." },
  latitude: { label: "Latitude", about: "Of the exact work place, in degrees." },
  longitude: { label: "Longitude", about: "Of the exact work place, in degrees." },
  salary_min: { label: "Salary min", about: "The least pay.", examples: ["21.00", "48000"] },
  salary_max: { label: "Salary max", about: "The most pay.", examples: ["26.00", "56000"] },
  salary_unit: { label: "Salary unit", about: "Hour, day, week, month or year.", examples: ["hour", "year"] },
  salary_currency: {
    label: "Currency",
    about: "USD unless the file says otherwise.",
    examples: ["USD", "USD"],
  },
  salary: { label: "Salary", about: "Pay in one cell: $21 to $26 an hour." },
  pay_note: { label: "Other pay", about: "Bonuses and the like, in words." },
  benefits: {
    label: "Benefits",
    about: "Separated by semicolons.",
    examples: ["Health insurance; Boots", "Paid leave"],
  },
  skills: {
    label: "Skills",
    about: "Separated by semicolons.",
    examples: ["Line handling; Painting", "Radio; Phone"],
  },
  responsibilities: { label: "Responsibilities", about: "What the person will do." },
  qualifications: { label: "Qualifications", about: "What the person needs." },
  category: { label: "Category", about: "The kind of work, such as Nursing or Construction." },
  years_of_experience: { label: "Years of experience", about: "The least experience, in years." },
  ends_on: { label: "End date", about: "The last day of work." },
  how_to_apply: { label: "How to apply", about: "Instructions, which are added to the description." },
  job_url: { label: "Job page", about: "The job on your own site; candidates apply there." },
  coordinates: { label: "Coordinates", about: "Of the exact work place: 39.29, -76.61." },
  occupation_code: { label: "Occupation code", about: "SOC or O*NET, such as 29-1141." },
  application_deadline: { label: "Apply by", about: "The last day to apply." },
  apply_url: { label: "Application link", about: "Where candidates apply, if not here." },
  apply_email: { label: "Application email", about: "Where applications go, if not here." },
  language: { label: "Language", about: "Of the listing: en, es." },
  source_key: { label: "Job ID", about: "The ID of the job in your system; it finds the listing again." },
  status: { label: "Status", about: "Open or closed in your system. Closed jobs are not listed." },
} as const satisfies Partial<Record<Field, UploadField>>;

const EXAMPLES: Partial<Record<keyof typeof JOB_FIELDS, readonly [string, string]>> = {
  requisition_id: ["HW-1001", "HW-1002"],
  openings: ["2", "1"],
  hours_per_week: ["40", "20"],
};

type UploadFields = ReadonlyMap<Field, UploadField>;

/** Every field that an employer's file can hold, in the order of the demo file: the plain ones follow from their table. */
export const UPLOAD_FIELDS: UploadFields = new Map<Field, UploadField>([
  ...Object.entries(OWN).flatMap(([name, field]): [Field, UploadField][] =>
    isField(name) ? [[name, field]] : [],
  ),
  ...namesOf(JOB_FIELDS).map((name): [Field, UploadField] => {
    const { label, about } = JOB_FIELDS[name];
    const examples = EXAMPLES[name];
    return [name, { label, about, ...(examples && { examples }) }];
  }),
]);

/** A field by its name, if files of employers can hold it. */
export const uploadField = (name: string): Field | undefined =>
  [...UPLOAD_FIELDS.keys()].find((field) => field === name);
