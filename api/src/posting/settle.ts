import {
  JOB_CONTENT,
  JOB_CONTENT_KEYS,
  type JobContent,
  type JobContentKey,
  type JobDraft,
  QuestionInput,
} from "@jobmap/contract";
import { RICH_TEXT_LIMITS } from "@jobmap/contract/rich-text";
import { tooLong } from "../sanitize/accept-text.ts";
import { blocks, type PostingCheck } from "./posting.ts";

export interface Settled {
  /** The complete part of the draft: what can be published. */
  readonly content: JobContent;
  /** Fields that are incomplete. In `content` they count as empty. */
  readonly unfinished: ReadonlySet<JobContentKey>;
  /** What has to be done about them. */
  readonly checks: readonly PostingCheck[];
}

/** Maximum characters of text; the contract defines the texts' other limits. */
const MAX_LENGTHS: Readonly<Partial<Record<JobContentKey, number>>> = {
  description: RICH_TEXT_LIMITS.description.max,
  responsibilities: RICH_TEXT_LIMITS.section.max,
  qualifications: RICH_TEXT_LIMITS.section.max,
};

/** What an incomplete field counts as. For fields that are not listed, the stored value counts. */
const EMPTY: Partial<JobContent> = { base_salary: null, apply_url: null, apply_email: null };

/** Separates the complete fields of a draft from the incomplete ones. `stored` is the listing without the draft's changes. Pure. */
export function settle(draft: JobDraft, stored: JobContent): Settled {
  const unfinished = new Set<JobContentKey>();
  const checks: PostingCheck[] = [];
  const settled = Object.fromEntries(
    JOB_CONTENT_KEYS.map((key) => {
      const value = meant(key, draft);
      const parsed = JOB_CONTENT[key].safeParse(value);
      const problem = parsed.success
        ? problemOfText(key, value)
        : wordsOf(key, parsed.error.issues[0], draft);
      if (problem === undefined) {
        // An address that does not count now is kept for when it does.
        if (value !== draft[key] && key !== "base_salary") unfinished.add(key);
        return [key, parsed.data];
      }
      unfinished.add(key);
      checks.push(blocks(`${key}_unfinished`, key, problem));
      return [key, fallback(key, draft, stored)];
    }),
  ) as JobContent;
  // How people apply is one decision: a listing that takes applications at an address must have one.
  if (applyTargetMissing(settled))
    for (const key of ["apply_kind", "apply_url", "apply_email"] as const) unfinished.add(key);
  return { content: settled, unfinished, checks };
}

/**
 * Without any amount there is no pay, whatever currency was chosen; an address counts only for a listing that sends candidates
 * there.
 */
function meant(key: JobContentKey, draft: JobDraft): unknown {
  const { base_salary: pay, apply_kind } = draft;
  if (key === "base_salary" && pay && pay.min === null && pay.max === null) return null;
  if (key === "apply_url" && apply_kind !== "URL") return null;
  if (key === "apply_email" && apply_kind !== "EMAIL") return null;
  return draft[key];
}

function applyTargetMissing({ apply_kind, apply_url, apply_email }: JobContent): boolean {
  return (apply_kind === "URL" && !apply_url) || (apply_kind === "EMAIL" && !apply_email);
}

function fallback(key: JobContentKey, draft: JobDraft, stored: JobContent): unknown {
  if (key in MAX_LENGTHS) return draft[key];
  if (key === "questions") return draft.questions.filter((one) => QuestionInput.safeParse(one).success);
  return key in EMPTY ? EMPTY[key] : stored[key];
}

function problemOfText(key: JobContentKey, value: unknown): string | undefined {
  const longest = MAX_LENGTHS[key];
  return longest !== undefined && typeof value === "string" ? tooLong(value, longest) : undefined;
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}
function wordsOf(key: JobContentKey, issue: Issue | undefined, { base_salary: pay }: JobDraft): string {
  const [at] = issue?.path ?? [];
  if (key === "base_salary" && pay?.min === null) return "Please enter the minimum pay too.";
  const where = key === "questions" && typeof at === "number" ? `Question ${at + 1}: ` : "";
  return `${where}${issue?.message ?? "This is incomplete."}`;
}
