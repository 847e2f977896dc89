import type { EmploymentType, LocationType } from "@jobmap/contract";

/** What is said around the words of people in the texts of jobs, employers and places. */
export interface MarkdownWords {
  readonly invented: string;
  readonly employer: string;
  readonly where: string;
  readonly work: string;
  readonly modes: Readonly<Record<LocationType, string>>;
  readonly employment: string;
  employmentType(type: EmploymentType): string;
  readonly pay: string;
  readonly posted: string;
  readonly openUntil: string;
  readonly lastConfirmed: string;
  readonly page: string;
  readonly description: string;
  readonly responsibilities: string;
  readonly qualifications: string;
  readonly benefits: string;
  readonly licenses: string;
  readonly skills: string;
  jobsAt(company: string): string;
  readonly openJobs: string;
  readonly newestJobs: string;
  readonly industry: string;
  readonly employees: string;
  readonly founded: string;
  readonly website: string;
  readonly answersApplicants: string;
  /** @param days until half of them had one, if that is known */
  answering(percent: number, days: number | null): string;
  readonly promises: string;
  within(days: number): string;
  openJobsIn(jobs: number, place: string): string;
  /** A field of work, by its English name. */
  occupation(name: string): string;
  readonly statePay: string;
  of(some: string, all: string): string;
  readonly hiring: string;
  readonly payForYear: string;
  payFigures(median: string, quarter: string, threeQuarters: string, jobs: number): string;
  readonly answers: string;
  placeAnswers(percent: number, days: number | null, employers: number): string;
  readonly jobs: string;
  band(from: string, to: string): string;
  readonly newest: string;
  readonly towns: string;
  readonly near: string;
  readonly occupations: string;
  /** Why there is no text, as the API says it. */
  problem(message: string, status: number): string;
}

const counted = (count: number, noun: string) =>
  `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;

export const ENGLISH: MarkdownWords = {
  invented: "An invented listing, for demonstration.",
  employer: "Employer",
  where: "Where",
  work: "Work",
  modes: { ONSITE: "On site", HYBRID: "Partly at home", TELECOMMUTE: "Remote" },
  employment: "Employment",
  employmentType: (type) => {
    const words = type.toLowerCase().replaceAll("_", " ");
    return words.charAt(0).toUpperCase() + words.slice(1);
  },
  pay: "Pay",
  posted: "Posted",
  openUntil: "Open until",
  lastConfirmed: "Last confirmed",
  page: "Page",
  description: "Description",
  responsibilities: "Responsibilities",
  qualifications: "Qualifications",
  benefits: "Benefits",
  licenses: "Licenses",
  skills: "Skills",
  jobsAt: (company) => `Jobs at ${company}`,
  openJobs: "Open jobs",
  newestJobs: "The newest jobs",
  industry: "Industry",
  employees: "Employees",
  founded: "Founded",
  website: "Website",
  answersApplicants: "Answers applicants",
  answering: (percent, days) => `${percent}%${days === null ? "" : `, half within ${counted(days, "day")}`}`,
  promises: "Promises an answer",
  within: (days) => `within ${counted(days, "day")}`,
  openJobsIn: (jobs, place) => `${counted(jobs, "open job")} in ${place}`,
  occupation: (name) => name,
  statePay: "State their pay",
  of: (some, all) => `${some} of ${all}`,
  hiring: "Employers hiring",
  payForYear: "Pay for a year",
  payFigures: (median, quarter, threeQuarters, jobs) =>
    `median ${median}; half between ${quarter} and ${threeQuarters}; of ${counted(jobs, "job")} that state it in US dollars`,
  answers: "Answers",
  placeAnswers: (percent, days, employers) =>
    `${percent}% of applications${days === null ? "" : `, half of the applicants within ${counted(days, "day")}`}; measured at ${counted(employers, "employer")} here`,
  jobs: "Jobs",
  band: (from, to) => `${from} to ${to}`,
  newest: "The newest",
  towns: "Towns",
  near: "Near by",
  occupations: "Occupations",
  problem: (message) => message,
};
