import { z } from "zod";
import { READ } from "../budgets.ts";
import { AskedCourse, Course, HeldCourse } from "../course.ts";
import type { Endpoint } from "../endpoint.ts";

/** What can be learned, and where. */
export const courseEndpoints = {
  "GET user/courses": {
    summary:
      "The catalog of courses by subject and name. A signed-in candidate also gets which of them teach what open saved jobs ask for and the profile does not have, the most asked first, and what was left out because the profile has it.",
    audience: "public",
    cost: READ,
    data: z.object({ items: z.array(Course), asked: z.array(AskedCourse), held: z.array(HeldCourse) }),
  },
} as const satisfies Record<string, Endpoint>;
