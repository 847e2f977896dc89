import type { CandidateProfile, SharedProfile, StoredEntry } from "@jobmap/contract";

const stored = (entries: readonly object[]): StoredEntry[] =>
  entries.map((entry, at) => ({ id: at + 1, entry: { ...entry } }));

const job = {
  position: "Deckhand",
  name: "Harbor Lines",
  location: "Cambridge, MD",
  startDate: "2019-03",
  endDate: "2021-06",
  summary: "Kept the boats and the yard in order, in every season and most weather.",
};

/** Entries of the two lists that stories show: jobs and skills. */
export const JOBS = {
  none: [],
  one: stored([job]),
  many: stored(
    Array.from({ length: 100 }, (_, n) => ({
      ...job,
      position: `Deckhand on boat ${100 - n}`,
      endDate: undefined,
    })),
  ),
  long: stored([
    { ...job, position: "Captain_of_the_northern_harbor_fleet_".repeat(6), summary: job.summary.repeat(25) },
    { ...job, name: "Sea Trade and Harbor Logistics International Company Limited ".repeat(4) },
  ]),
  rightToLeft: stored([
    { ...job, position: "مهندسة بحرية", name: "شركة الميناء" },
    { ...job, position: "קצינת סיפון", name: "נמל חיפה" },
  ]),
} as const satisfies Record<string, StoredEntry[]>;

const names = (texts: readonly string[]) => stored(texts.map((name) => ({ name })));
export const SKILLS = {
  none: [],
  one: names(["Welding"]),
  many: names(Array.from({ length: 100 }, (_, n) => `Knot ${n + 1}`)),
  long: names([
    "Navigation by the stars in the southern hemisphere, without any instruments, ".repeat(3),
    "Radar",
  ]),
  rightToLeft: names(["ملاحة", "ניווט", "Radar"]),
} as const satisfies Record<string, StoredEntry[]>;

export type Amount = keyof typeof JOBS;
export const AMOUNTS: readonly Amount[] = ["none", "one", "many", "long", "rightToLeft"];

export const profileOf = (amount: Amount): CandidateProfile => ({
  id: 7,
  username: "ada",
  profile_image: "",
  cover_image: "",
  shows_contact: false,
  is_public: false,
  basics: { name: "Ada Harbor", email: "ada@example.com" },
  entries: {
    work: JOBS[amount],
    education: [],
    skills: SKILLS[amount],
    certificates: [],
    licenses: [],
    languages: [],
    affiliations: [],
    projects: [],
    volunteer: [],
    awards: [],
    publications: [],
    interests: [],
    references: [],
  },
});

type Section = SharedProfile["sections"][number];
const EMPTY = { paragraphs: [], entries: [], items: [] } as const;
const work = (title: string, employer: string): Section["entries"][number] => ({
  title,
  lines: [
    { kind: "organization", text: employer },
    { kind: "dates", text: "Mar 2019 – Jun 2021" },
    { kind: "link", text: "harbor.example", href: "https://harbor.example" },
  ],
  paragraphs: [job.summary],
  bullets: ["Painted forty boats", "Spliced the ropes of the ferry"],
});
const shared = (entries: Section["entries"]): SharedProfile => ({
  lang: "en",
  dir: "ltr",
  headline: "Deckhand with eight years at sea",
  sections: [
    { ...EMPTY, id: "work", heading: "Experience", entries },
    {
      ...EMPTY,
      id: "licenses",
      heading: "Licenses",
      entries: [
        {
          title: "Able seaman",
          lines: [{ kind: "detail", text: "License number ••••0938" }],
          paragraphs: [],
          bullets: [],
        },
      ],
    },
    { ...EMPTY, id: "skills", heading: "Skills", items: [{ text: "Welding", notes: ["Expert"] }] },
  ],
});

export const SHARED = {
  one: shared([work("Deckhand", "Harbor Lines")]),
  many: shared(Array.from({ length: 40 }, (_, n) => work(`Deckhand on boat ${n + 1}`, "Harbor Lines"))),
  long: shared([
    work("Captain_of_the_northern_harbor_fleet_".repeat(8), "Sea Trade and Harbor Logistics ".repeat(9)),
  ]),
  rightToLeft: {
    ...shared([work("مهندسة بحرية", "شركة الميناء")]),
    lang: "ar",
    dir: "rtl",
    headline: "مهندسة بحرية",
  },
} as const satisfies Record<string, SharedProfile>;
