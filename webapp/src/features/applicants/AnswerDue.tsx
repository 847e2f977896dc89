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
  return left < 0 ? (
    <Badge tone="danger">
      {isShort ? "Overdue" : "Answer overdue"} by {lengthText(-left)}
    </Badge>
  ) : (
    <Badge tone="warn">
      {isShort ? "Due" : "Answer due"} in {lengthText(left)}
    </Badge>
  );
}
