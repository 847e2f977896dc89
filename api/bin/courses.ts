/** `npm run courses -- list | add | change | retire | restore`: the catalog of courses. */
import { parseArgs } from "node:util";
import { COURSE_SUBJECTS } from "@jobmap/contract/course-subjects";
import {
  addCourse,
  CourseError,
  type CourseValues,
  changeCourse,
  showCourse,
} from "../src/commands/learning/save-course.ts";
import { openDatabase } from "../src/database.ts";
import { readDatabaseUrl, SettingsError } from "../src/env.ts";
import { Course, defineModels } from "../src/models/index.ts";

const USAGE = `npm run courses -- list                lists all courses, also those taken out
npm run courses -- add CODE values     puts a course into the catalog
npm run courses -- change CODE [values]
npm run courses -- retire CODE         takes a course out
npm run courses -- restore CODE        puts it back

Values: --name "Basic Life Support" --provider "American Heart Association" --url https://cpr.heart.org
        --subject ${COURSE_SUBJECTS.join("|")}
        --teaches "What somebody learns, in a sentence." --credential "What somebody who passes has"
        --term BLS --term "Basic Life Support"
Terms are what listings call it; the first is what candidates are told. An empty --credential "" is none.`;

const text = { type: "string" } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: text,
    provider: text,
    subject: text,
    url: text,
    teaches: text,
    credential: text,
    term: { type: "string", multiple: true },
  },
});

/** As given: what is none of the subjects is refused where courses are checked. */
function courseValues(): CourseValues {
  const { term: terms, credential, subject, ...texts } = values;
  const known = COURSE_SUBJECTS.find((one) => one === subject);
  if (subject !== undefined && known === undefined)
    throw new CourseError(`subject: must be one of ${COURSE_SUBJECTS.join(", ")}`);
  const named = { ...texts, terms, subject: known, credential: credential === "" ? null : credential };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}

const line = ({ code, subject, active, name, provider, terms }: Course) =>
  [
    code.padEnd(28),
    subject.padEnd(11),
    active ? "shown  " : "retired",
    `${name}, ${provider} (${terms.join("; ")})`,
  ].join("  ");

const verbs: Readonly<Record<string, (code: string) => Promise<readonly Course[]>>> = {
  list: () => Course.findAll({ order: ["subject", "name"] }),
  add: async (code) => [await addCourse(code, courseValues())],
  change: async (code) => [await changeCourse(code, courseValues())],
  retire: async (code) => [await showCourse(code, false)],
  restore: async (code) => [await showCourse(code, true)],
};

async function run(): Promise<void> {
  const [name = "", code = ""] = positionals;
  const verb = Object.entries(verbs).find(([known]) => known === name)?.[1];
  if (!verb || (name !== "list" && code === "") || positionals.length > 2) throw new CourseError(USAGE);
  const database = openDatabase({ url: readDatabaseUrl(), poolSize: 1 });
  defineModels(database);
  const courses = await verb(code).finally(() => database.close());
  console.log(courses.map(line).join("\n"));
}

await run().catch((error: unknown) => {
  console.error(error instanceof CourseError || error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
});
