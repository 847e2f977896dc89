import type { Answering } from "@jobmap/contract";
import { answerDetail } from "./answer-text.ts";
import { plural } from "./job-text.ts";

/** "Promises an answer within 3 days.", and how it has answered: no promise stands alone where its own record is known. */
export function promiseText(days: number, answering: Answering | null): string {
  const promise = `Promises an answer within ${plural(days, "day")}.`;
  return answering ? `${promise} ${answerDetail(answering)}` : promise;
}
