import {
  addQuestionSet,
  changeQuestionSet,
  deleteQuestionSet,
} from "../../commands/employer/save-question-set.ts";
import { route } from "../../http/dispatch.ts";
import { QuestionSet } from "../../models/index.ts";
import { companyOf, employerOf } from "../../policies/employer.ts";

const present = ({ id, name, questions }: QuestionSet) => ({ id, name, questions });

export const listQuestionSets = route("GET employer/question-set/list", async (_, { session }) => {
  const where = { companyId: companyOf(session) };
  return (await QuestionSet.findAll({ where, order: [["name", "ASC"]] })).map(present);
});

export const postQuestionSet = route("POST employer/question-set/add", async ({ body }, { session }) =>
  present(await addQuestionSet(employerOf(session), body)),
);

export const postChangedSet = route("POST employer/question-set/change", async ({ body }, { session }) =>
  present(await changeQuestionSet(employerOf(session), body)),
);

export const postDeletedSet = route("POST employer/question-set/delete", async ({ body }, { session }) => {
  await deleteQuestionSet(employerOf(session), body.id);
  return null;
});
