import type { Course as CourseReply } from "@jobmap/contract";
import type { Course } from "../models/index.ts";

export function presentCourse(course: Course): CourseReply {
  return {
    code: course.code,
    name: course.name,
    provider: course.provider,
    subject: course.subject,
    url: course.url,
    teaches: course.teaches,
    credential: course.credential,
  };
}
