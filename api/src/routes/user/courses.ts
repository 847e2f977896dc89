import { COURSE_SUBJECTS } from "@jobmap/contract/course-subjects";
import { route } from "../../http/dispatch.ts";
import { askedCourses } from "../../learning/asked-courses.ts";
import { ownCredentials } from "../../learning/own-credentials.ts";
import { Course } from "../../models/index.ts";
import { presentCourse } from "../../presenters/course.ts";
import { findAskingJobs } from "../../queries/asking-jobs.ts";
import { profileDocument } from "../../queries/profile.ts";

export const getCourses = route("GET user/courses", async (_, { session, services }) => {
  const courses = await Course.findAll({ where: { active: true }, order: [["name", "ASC"]] });
  const items = COURSE_SUBJECTS.flatMap((subject) => courses.filter((course) => course.subject === subject));
  const now = services.now();
  const jobs = session ? await findAskingJobs(session.account.id, now) : [];
  const own = session && jobs.length > 0 ? await profileDocument(session.account.id) : {};
  return { items: items.map(presentCourse), ...askedCourses(items, jobs, ownCredentials(own, now)) };
});
