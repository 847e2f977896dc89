import { fieldPathText } from "@jobmap/contract/field-path";
import { RESUME_LIMITS, ResumeDocument } from "@jobmap/contract/resume-document";

/** What was left out of a document, and why. */
export interface LeftOut {
  /** As errors name fields: `work[0].endDate`. */
  readonly path: string;
  readonly message: string;
}

export interface Kept {
  readonly document: ResumeDocument;
  readonly leftOut: readonly LeftOut[];
}

/** A removed value shows the next problem, such as an entry that is none: a few levels. */
const MAX_PASSES = 12;
const MAX_DEPTH = 8;
const LIST_LIMITS: Readonly<Record<string, number>> = { highlights: RESUME_LIMITS.highlights };

/** What is valid of a document. The rest is left out, value by value; empty texts and nulls, which say nothing, go untold. */
export function keepValid(value: unknown): Kept {
  const leftOut: LeftOut[] = [];
  let tree = prune(value) ?? {};
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const { data, error } = ResumeDocument.safeParse(tree);
    if (data) return { document: data, leftOut };
    // From the end, so that positions in lists stay true.
    for (const { path, message } of error.issues.toReversed()) {
      remove(tree, path);
      leftOut.push({ path: fieldPathText(path), message });
    }
    tree = prune(tree) ?? {};
  }
  return { document: {}, leftOut };
}

/** A copy without nulls, empty texts, and what is empty by that. */
function prune(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return value.trim() === "" ? undefined : value;
  if (value === null || typeof value !== "object" || depth > MAX_DEPTH) return value ?? undefined;
  if (Array.isArray(value)) {
    const list = value.map((each) => prune(each, depth + 1)).filter((each) => each !== undefined);
    return list.length > 0 ? list : undefined;
  }
  const fields = Object.entries(value)
    .map(([name, each]) => [name, prune(each, depth + 1)] as const)
    .filter(([, each]) => each !== undefined);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** Removes the value at a path; a list that is too long loses its end. */
function remove(tree: unknown, path: readonly PropertyKey[]): void {
  const last = path.at(-1);
  const holder = path.slice(0, -1).reduce(at, tree);
  const value = last === undefined ? undefined : at(holder, last);
  const longest = LIST_LIMITS[String(last)] ?? RESUME_LIMITS.entries;
  if (Array.isArray(value) && value.length > longest) value.length = longest;
  else if (Array.isArray(holder) && typeof last === "number") holder.splice(last, 1);
  else if (isFields(holder) && last !== undefined) Reflect.deleteProperty(holder, last);
}

const at = (holder: unknown, step: PropertyKey): unknown =>
  holder !== null && typeof holder === "object" ? Reflect.get(holder, step) : undefined;
const isFields = (value: unknown): value is object => typeof value === "object" && value !== null;
