/** How much a listing asks for something. */
export const STRENGTHS = ["required", "preferred", "mentioned"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** What the part of a listing under a heading is about. `other` parts ask for nothing: what is offered, who the employer is. */
export type Section = Strength | "other";

const HEADINGS: readonly (readonly [Section, RegExp])[] = [
  [
    "other",
    /\b(?:benefits?|perks|we offer|what you get|you['’]ll get|compensation|salary|pay|about (?:us|the (?:company|team|agency))|who we are|our (?:commitment|mission|values|story|company|culture)|equal|eeo|diversity|how to apply|to apply|apply|privacy|disclaimer|why (?:join|work|us)|residency|loan forgiveness|hours|shift|work location|location)\b/i,
  ],
  [
    "preferred",
    /\b(?:prefer\w*|nice[- ]to[- ]haves?|bonus|plus(?:es)?|desir\w+|ideal\w*|extra credit|assets?|helpful)\b/i,
  ],
  [
    "required",
    /\b(?:requir\w+|qualif\w+|must[- ]haves?|minimum|you(?:['’]ll)? (?:need|bring|have)|you are|your (?:background|profile|skills|experience)|basic|baseline|eligib\w+|certifications?|licenses?|education|skills?|competenc\w+|experience|looking for)\b/i,
  ],
  [
    "mentioned",
    /\b(?:responsib\w+|dut(?:y|ies)|you(?:['’]ll| will)? (?:do|be)|the (?:role|job|work|position|team)|day[- ]to[- ]day|tasks?|description|summary|overview|contribute|functions)\b/i,
  ],
];

/** What a heading opens; undefined where it says nothing of that. */
export function sectionOf(heading: string): Section | undefined {
  return HEADINGS.find(([, words]) => words.test(heading))?.[0];
}

const MARKS: readonly (readonly [Strength, RegExp])[] = [
  [
    "preferred",
    /\b(?:prefer\w*|(?:a|an)\s+(?:\w+\s+)?(?:plus|asset|advantage)|is (?:\w+ )?plus|nice[- ]to[- ]have|desir(?:ed|able)|ideal(?:ly)?|bonus|advantageous|beneficial|helpful|optional|encouraged)\b/gi,
  ],
  [
    "required",
    /\b(?:must|(?<!not )(?:required?|necessary|mandatory|needed)|requires|requirements?|needs?|essential|minimum|at least|shall|have to|only candidates)\b/gi,
  ],
];

interface Mark {
  readonly strength: Strength;
  readonly at: number;
}

/** How a sentence asks for what stands at a place in it, by the words around that; undefined where they do not say. */
export function strengthAt(sentence: string, from: number, to: number): Strength | undefined {
  const marks = marksOf(sentence);
  const [start, end] = clauseAround(sentence, from, to);
  const near = nearest(
    marks.filter(({ at }) => at >= start && at < end),
    from,
  );
  return (near ?? nearest(marks, from))?.strength;
}

function marksOf(sentence: string): Mark[] {
  return MARKS.flatMap(([strength, words]) =>
    [...sentence.matchAll(words)].map(({ index }) => ({ strength, at: index })),
  ).sort((one, other) => one.at - other.at);
}

/** Words that judge mostly follow what they judge ("a license is required"); "must have" goes before. */
function nearest(marks: readonly Mark[], from: number): Mark | undefined {
  return marks.find(({ at }) => at > from) ?? marks.at(-1);
}

const CLAUSE_END = /[;,](?=\s)|\s[–—-]\s|\.\s|\(|\)|\bbut\b|\bwhile\b|\balthough\b/gi;

function clauseAround(sentence: string, from: number, to: number): [number, number] {
  const ends = [...sentence.matchAll(CLAUSE_END)].map(({ index }) => index);
  return [ends.findLast((at) => at < from) ?? 0, ends.find((at) => at >= to) ?? sentence.length];
}

const OFFERED = [
  /\b(?:regardless of|without regard to|equal opportunit|discriminat|protected (?:class|veteran|characteristic)|reasonable accommodation|sexual orientation)/i,
  /\b(?:we|employer|company|agency)(?:['’]ll| will| may| can| also| does)? (?:provides?|offers?|pays?|trains?|reimburses?|sponsors?|supply|supplies|furnish(?:es)?)\b/i,
  /\b(?:paid|free|on[- ]the[- ]job) training\b|\b(?:training|tools|equipment|housing|transportation|tuition)\b[^.]{0,40}\b(?:provided|paid|reimburse\w*|available|at no cost)\b|\btuition\b|\bloan forgiveness\b/i,
  /\b(?:is|are) (?:currently )?recruiting\b|\b(?:our (?:outreach|recruitment)|how you (?:heard|learned)|while obtaining|opportunit(?:y|ies) to (?:gain|learn|earn))\b|\bfollow\b.*\bsocial media\b/i,
  /\b(?:follow|like|visit|find|connect with) us\b|\bour (?:customers|clients|partners) include\b|\bvisit (?:our|the|www|http)|\bapply (?:online|at|via|through)\b|\bhttps?:\/\//i,
];

/** Whether a sentence is about what is offered, about rights or about applying: it asks for nothing. */
export const asksNothing = (sentence: string): boolean =>
  OFFERED.some((words) => words.test(sentence)) && !/\b(?:must|required to|need to)\b/i.test(sentence);

/** A sentence about the organization and its field, where no heading and no word of it asks: "The agency protects …". */
export const isAboutEmployer = (sentence: string): boolean =>
  /^(?:The|Our|Other|NYC|New York|It|Its|This|These|As (?:an?|the|one)|With|Since|At|In|We|\p{Lu}{2,}|\p{Lu}\w+ (?:is|are))\b/u.test(
    sentence,
  ) &&
  !/\b(?:you|your|candidates?|incumbent|selected|applicants?|employees?|workers?|will|must|ability|knowledge|skills?|duties|experience)\b/i.test(
    sentence,
  );
