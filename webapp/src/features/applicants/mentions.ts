import type { TeamMember } from "@jobmap/contract";

/** Somebody who can be mentioned. */
export interface Colleague {
  readonly id: string;
  /** First and last name. */
  readonly text: string;
  readonly note: string;
}

/** What is being typed of a mention: where its `@` stands, and the letters after it. */
export interface Begun {
  readonly at: number;
  readonly typed: string;
}

/** The mention that ends at the caret, if one is being typed: an `@` at the start of a word, with up to two words after it. */
export function begunAt(text: string, caret: number): Begun | undefined {
  const found = /(?:^|\s)@([^\s@]*(?: [^\s@]*)?)$/u.exec(text.slice(0, caret));
  if (!found) return undefined;
  const typed = found[1] ?? "";
  return { at: caret - typed.length - 1, typed };
}

/** The colleagues whose first or last name begins with what was typed. */
export function matching(colleagues: readonly Colleague[], typed: string): Colleague[] {
  const wanted = typed.toLocaleLowerCase();
  const fits = ({ text }: Colleague) => {
    const name = text.toLocaleLowerCase();
    return name.startsWith(wanted) || name.includes(` ${wanted}`);
  };
  return colleagues.filter(fits).slice(0, 6);
}

/** The ids of those whose whole name stands in a text behind an `@`. */
export function mentionedIn(text: string, colleagues: readonly Colleague[]): number[] {
  return colleagues.filter((one) => text.includes(`@${one.text}`)).map(({ id }) => Number(id));
}

/** Everybody in the team but the reader. Who has no name yet cannot be written of. */
export function colleaguesOf(members: readonly TeamMember[]): Colleague[] {
  return members
    .filter(({ is_you, is_away }) => !is_you && !is_away)
    .map(({ id, first_name, last_name, email }) => ({
      id: String(id),
      text: `${first_name} ${last_name}`.trim(),
      note: email,
    }))
    .filter(({ text }) => text !== "");
}
