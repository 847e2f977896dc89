import { Badge } from "../../ui/index.ts";
import { lengthText } from "../applied/length-text.ts";

interface AnswerDueProps {
  /** Until when an answer was promised that is still owed; null shows nothing. */
  due: string | null;
  /** In milliseconds. */
  now?: number;
}

/** How long the company has left to answer an applicant as it promised, or by how much it is late. */
export function AnswerDue({ due, now = Date.now() }: AnswerDueProps) {
  if (due === null) return null;
  const left = Date.parse(due) - now;
  return left < 0 ? (
    <Badge tone="danger">Answer overdue by {lengthText(-left)}</Badge>
  ) : (
    <Badge tone="warn">Answer due in {lengthText(left)}</Badge>
  );
}
