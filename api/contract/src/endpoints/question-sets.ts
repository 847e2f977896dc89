import { z } from "zod";
import { CHANGE, READ } from "../budgets.ts";
import type { Endpoint } from "../endpoint.ts";
import { QuestionInput } from "../job-content.ts";
import { MAX_QUESTIONS } from "../limits.ts";
import { Id, line } from "../values.ts";

const questions = z
  .array(QuestionInput)
  .min(1, "A set needs at least one question.")
  .max(MAX_QUESTIONS, `A set can have at most ${MAX_QUESTIONS} questions.`);

/** Questions that a company keeps under a name, to ask them in other listings. */
export const QuestionSet = z
  .object({ id: z.int(), name: z.string(), questions: z.array(QuestionInput) })
  .meta({ id: "QuestionSet" });
export type QuestionSet = z.infer<typeof QuestionSet>;

const name = line("The name", 80).pipe(z.string().min(1, "Please enter a name for the set."));

export const questionSetEndpoints = {
  "GET employer/question-set/list": {
    summary: "The company's question sets, by name.",
    audience: "employer",
    cost: READ,
    data: z.array(QuestionSet),
  },
  "POST employer/question-set/add": {
    summary: "Keeps questions as a set.",
    audience: "employer",
    cost: CHANGE,
    body: z.object({ name, questions }),
    data: QuestionSet,
    errors: ["conflict"],
  },
  "POST employer/question-set/change": {
    summary:
      "Renames a question set, or replaces its questions. What is not given stays. Listings stay as they are.",
    audience: "employer",
    cost: CHANGE,
    body: z.object({ id: Id, name: name.optional(), questions: questions.optional() }),
    data: QuestionSet,
    errors: ["not_found", "conflict"],
  },
  "POST employer/question-set/delete": {
    summary: "Deletes a question set. Listings that ask its questions keep them.",
    audience: "employer",
    cost: CHANGE,
    body: z.object({ id: Id }),
    data: z.null(),
    errors: ["not_found"],
  },
} as const satisfies Record<string, Endpoint>;
