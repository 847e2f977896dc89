import { textOf } from "@jobmap/contract/text-of";
import { blocks, type Posting, type PostingCheck, warns } from "./posting.ts";

/**
 * Text that asks applicants to pay, or anyone to send what cannot be taken back. "We pay your license fees", "direct deposit, no
 * fees" and "you never pay a fee" do not ask for anything.
 */
const ASKS_MONEY =
  /\b(?:you|applicants?|candidates?|please)\b(?:(?!\b(?:we|no|not|never)\b)[^.!?]){0,40}\bpay\b(?:(?!\bno\b)[^.!?]){0,40}\b(?:fees?|deposit|training costs?|starter kit)\b|\b(?:buy|purchase|send|transfer|wire)\b[^.!?]{0,60}\b(?:gift cards?|crypto|bitcoin)\b/i;

/**
 * What a listing must not ask or promise: money from applicants, contact outside the product, past salaries (banned in 22
 * states).
 */
export function* misleadingClaimChecks(posting: Posting, today: string): Generator<PostingCheck> {
  const text = textOf(
    [posting.description, posting.responsibilities ?? "", posting.qualifications ?? ""].join(" "),
  );
  if (ASKS_MONEY.test(text))
    yield blocks("asks_money", "description", "Jobs can't ask applicants for money.");
  if (/\b(?:whatsapp|telegram)\b/i.test(text))
    yield warns(
      "chat_contact",
      "description",
      "Contact by messaging app looks like a scam to applicants. Consider removing it.",
    );
  for (const [n, { text: question }] of posting.questions.entries())
    if (
      /\b(?:salary|pay|wage|compensation|earn\w*)\b[^?]{0,60}\b(?:history|current|currently|previous|last|past)\b|\b(?:current|previous|last|past)\b[^?]{0,40}\b(?:salary|pay|wage|compensation|earnings)\b/i.test(
        question,
      )
    )
      yield blocks(
        "asks_salary_history",
        "questions",
        `Question ${n + 1} asks about past pay, which many states prohibit.`,
      );
  if (posting.apply_kind === "URL" && !posting.apply_url)
    yield blocks("apply_url_missing", "apply_url", "Please enter the application link.");
  if (posting.apply_kind === "EMAIL" && !posting.apply_email)
    yield blocks("apply_email_missing", "apply_email", "Please enter the email address for applications.");
  const { positions_filled: filled, openings } = posting;
  if (filled > (openings ?? 1))
    yield blocks(
      "openings_filled",
      "openings",
      `${filled} ${filled === 1 ? "opening is" : "openings are"} already filled.`,
    );
  if (posting.application_deadline !== null && posting.application_deadline < today)
    yield blocks("deadline_past", "application_deadline", "The deadline for applications is in the past.");
}
