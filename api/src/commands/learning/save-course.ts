import { COURSE_SUBJECTS } from "@jobmap/contract/course-subjects";
import { z } from "zod";
import { Course } from "../../models/index.ts";

const text = (max: number) => z.string().trim().min(1).max(max);
const Values = z.object({
  name: text(150),
  provider: text(150),
  subject: z.enum(COURSE_SUBJECTS),
  url: z.url({ protocol: /^https$/, error: "must be an address that begins with https://" }).max(500),
  teaches: text(500),
  credential: text(200).nullable(),
  terms: z.array(text(100)).min(1, "name at least one thing that listings call it").max(30),
});

/** What an operator says of a course; what is left out stays. */
export type CourseValues = Partial<z.input<typeof Values>>;

/** What is wrong with a course; each problem is a line. */
export class CourseError extends Error {}

/** @throws CourseError */
export async function addCourse(code: string, values: CourseValues): Promise<Course> {
  if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(code))
    throw new CourseError(`"${code}" cannot be a code: use small letters, digits and hyphens.`);
  if (await Course.findByPk(code)) throw new CourseError(`There is a course "${code}" already.`);
  return await Course.create({ code, ...checked({ credential: null, ...values }) });
}

/** @throws CourseError */
export async function changeCourse(code: string, values: CourseValues): Promise<Course> {
  const course = await requireCourse(code);
  course.set({ ...checked({ ...course.get(), ...values }), updatedAt: new Date() });
  return await course.save();
}

/** Takes a course out of the catalog, or puts it back. @throws CourseError */
export async function showCourse(code: string, active: boolean): Promise<Course> {
  const course = await requireCourse(code);
  course.set({ active, updatedAt: new Date() });
  return await course.save();
}

async function requireCourse(code: string): Promise<Course> {
  const course = await Course.findByPk(code);
  if (!course) throw new CourseError(`There is no course "${code}".`);
  return course;
}

function checked(values: object): z.output<typeof Values> {
  const parsed = Values.safeParse(values);
  if (parsed.success) return parsed.data;
  throw new CourseError(
    parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n"),
  );
}
