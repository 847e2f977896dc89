import { t } from "#text";
import { Badge } from "../../ui/index.ts";
import { lengthText } from "../applied/length-text.ts";

interface AnswerDueProps {
  /** Until when an answer was promised that is still owed; null shows nothing. */
  due: string | null;
  /** Where what is around it says that it is about an answer. */
  isShort?: boolean;
  /** In milliseconds. */
  now?: number;
}

/** How long the company has left to answer an applicant as it promised, or by how much it is late. */
export function AnswerDue({ due, isShort = false, now = Date.now() }: AnswerDueProps) {
  if (due === null) return null;
  const left = Date.parse(due) - now;
  const length = lengthText(Math.abs(left));
  return left < 0 ? (
    <Badge tone="danger">{isShort ? t`Overdue by ${length}` : t`Answer overdue by ${length}`}</Badge>
  ) : (
    <Badge tone="warn">{isShort ? t`Due in ${length}` : t`Answer due in ${length}`}</Badge>
  );
}
