/** Answers that a page has had, so that it need not ask again. A server makes a new one for each page. */
export class Memory<Answer> {
  readonly #answers = new Map<string, Answer>();

  find(key: string): Answer | undefined {
    return this.#answers.get(key);
  }

  /** What is known; else it is asked for, and kept for good. */
  async once(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    return this.find(key) ?? this.keep(key, await ask());
  }

  keep(key: string, answer: Answer): Answer {
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > MAX_ANSWERS && oldest !== undefined) this.#answers.delete(oldest);
    return answer;
  }
}

const MAX_ANSWERS = 50;

/** An answer that says which state of the jobs it was made from. */
interface Tagged {
  readonly tag: string;
}

/**
 * What is known, if it is of the state of the jobs that `tag` names; else it is asked for. Whatever is not known is asked for at once, beside
 * what brings the tag.
 */
export async function whileSame<Answer extends Tagged>(
  memory: Memory<Answer>,
  key: string,
  tag: Promise<string | undefined>,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const known = memory.find(key);
  if (known && known.tag === (await tag)) return known;
  return memory.keep(key, await ask());
}
