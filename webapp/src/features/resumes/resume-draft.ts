import type { Data, Resume, ResumeContent } from "@jobmap/contract";

export type ResumeProfile = Omit<Data<"GET user/resume">, "items" | "most">;
export type ResumePart = ResumeProfile["parts"][number];
export type Draft = Pick<Resume, "name" | "template" | "paper" | "content">;

export const draftOf = ({ name, template, paper, content }: Resume): Draft => ({
  name,
  template,
  paper,
  content,
});

/** Entries of a section, in the order that the resume shows them. */
export function orderedParts(
  parts: readonly ResumePart[],
  { order }: Pick<ResumeContent, "order">,
): ResumePart[] {
  const place = new Map(order.map((id, at) => [id, at]));
  return parts.toSorted((a, b) => (place.get(a.id) ?? place.size) - (place.get(b.id) ?? place.size));
}

/** The content with the entries of a section in this order. */
export function reordered(content: ResumeContent, ids: readonly number[]): ResumeContent {
  return { ...content, order: [...content.order.filter((one) => !ids.includes(one)), ...ids] };
}

export function shown(content: ResumeContent, id: number, isShown: boolean): ResumeContent {
  const others = content.hidden.filter((one) => one !== id);
  return { ...content, hidden: isShown ? others : [...others, id] };
}

type Wording = ResumeContent["wording"][number];

/** The content with own words for an entry; those that say what the profile says are none. */
export function reworded(
  content: ResumeContent,
  part: ResumePart,
  own: Omit<Wording, "entry">,
): ResumeContent {
  const before = content.wording.find(({ entry }) => entry === part.id);
  const words: Wording = { ...before, ...own, entry: part.id };
  if (words.summary === part.summary) delete words.summary;
  if (words.highlights?.join("\n") === part.highlights.join("\n")) delete words.highlights;
  const others = content.wording.filter(({ entry }) => entry !== part.id);
  const isOwn = words.summary !== undefined || words.highlights !== undefined;
  return { ...content, wording: isOwn ? [...others, words] : others };
}
