/** How a resume is set. Together they cover what word processors' templates look like. */
export interface Layout {
  readonly columns: "one" | "sidebar-left" | "sidebar-right" | "hanging";
  /** What the lines that name a job say, from left to right. `{}` are the person's. */
  readonly job:
    | "title-dates/employer-place"
    | "employer-place/title-dates"
    | "one-line"
    | "each-a-line"
    | "dates-left"
    | "dates-first"
    | "pipes";
  readonly dates: (date: string) => string;
  readonly headings: "caps" | "bold" | "large";
  readonly contact: "line" | "lines" | "right";
  readonly skills: "commas" | "bullets" | "grid" | "pipes";
  readonly bullet: string;
  readonly size: number;
}

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);
const SPANISH =
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");
const monthOf = (date: string) => Number(date.slice(5, 7)) - 1;
const long = (date: string) => `${MONTHS[monthOf(date)]} ${date.slice(0, 4)}`;
const short = (date: string) => `${MONTHS[monthOf(date)]?.slice(0, 3)} ${date.slice(0, 4)}`;
const slashed = (date: string) => `${date.slice(5, 7)}/${date.slice(0, 4)}`;
export const spanish = (date: string) => `${SPANISH[monthOf(date)]} de ${date.slice(0, 4)}`;

export const LAYOUTS: Readonly<Record<string, Layout>> = {
  plain: {
    columns: "one",
    job: "title-dates/employer-place",
    dates: short,
    headings: "caps",
    contact: "line",
    skills: "commas",
    bullet: "•",
    size: 10.5,
  },
  company: {
    columns: "one",
    job: "employer-place/title-dates",
    dates: long,
    headings: "large",
    contact: "lines",
    skills: "bullets",
    bullet: "-",
    size: 11,
  },
  oneLine: {
    columns: "one",
    job: "one-line",
    dates: slashed,
    headings: "bold",
    contact: "line",
    skills: "pipes",
    bullet: "•",
    size: 10,
  },
  facts: {
    columns: "one",
    job: "each-a-line",
    dates: short,
    headings: "large",
    contact: "lines",
    skills: "commas",
    bullet: "•",
    size: 10,
  },
  timeline: {
    columns: "one",
    job: "dates-left",
    dates: slashed,
    headings: "caps",
    contact: "right",
    skills: "grid",
    bullet: "•",
    size: 10,
  },
  spanishMonths: {
    columns: "one",
    job: "pipes",
    dates: spanish,
    headings: "caps",
    contact: "line",
    skills: "commas",
    bullet: "•",
    size: 10,
  },
  hanging: {
    columns: "hanging",
    job: "title-dates/employer-place",
    dates: short,
    headings: "bold",
    contact: "line",
    skills: "commas",
    bullet: "•",
    size: 10,
  },
  datesFirst: {
    columns: "one",
    job: "dates-first",
    dates: long,
    headings: "large",
    contact: "lines",
    skills: "commas",
    bullet: "•",
    size: 10.5,
  },
  sidebarLeft: {
    columns: "sidebar-left",
    job: "title-dates/employer-place",
    dates: short,
    headings: "caps",
    contact: "lines",
    skills: "bullets",
    bullet: "•",
    size: 10,
  },
  sidebarRight: {
    columns: "sidebar-right",
    job: "employer-place/title-dates",
    dates: slashed,
    headings: "large",
    contact: "lines",
    skills: "bullets",
    bullet: "•",
    size: 10,
  },
  sidebarFacts: {
    columns: "sidebar-left",
    job: "each-a-line",
    dates: long,
    headings: "bold",
    contact: "lines",
    skills: "bullets",
    bullet: "•",
    size: 10,
  },
  sidebarOneLine: {
    columns: "sidebar-right",
    job: "pipes",
    dates: short,
    headings: "caps",
    contact: "lines",
    skills: "bullets",
    bullet: "•",
    size: 9.5,
  },
};
