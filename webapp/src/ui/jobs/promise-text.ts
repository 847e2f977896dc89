import type { Answering } from "@jobmap/contract";
import { plural, t } from "#text";
import { answerDetail } from "./answer-text.ts";

/** "Promises an answer within 3 days.", and how it has answered: no promise stands alone where its own record is known. */
export function promiseText(days: number, answering: Answering | null): string {
  const promise = t`Promises an answer within ${plural(days, { one: "# day", other: "# days" })}.`;
  return answering ? `${promise} ${answerDetail(answering)}` : promise;
}
