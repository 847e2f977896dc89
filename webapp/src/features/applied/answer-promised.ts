import { t } from "#text";
import { dayText } from "../../ui/index.ts";
import { lengthText } from "./length-text.ts";

/** "Harbor Foods promises an answer by Dec 4", "Harbor Foods promised an answer by Dec 4, 2 days ago". */
export function answerPromised(company: string, due: string, now: number): string {
  const late = now - Date.parse(due);
  const day = dayText(due) ?? "";
  return late < 0
    ? t`${company} promises an answer by ${day}`
    : t`${company} promised an answer by ${day}, ${lengthText(late)} ago`;
}
