/** Output of the tools: one line per step, in plain words, with its duration. */

const terminal = process.stdout.isTTY === true && !process.env["CI"];
const colors = terminal && !process.env["NO_COLOR"];
const frames = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏";
const HEARTBEAT_MS = 10_000;

/** @param {number} code @param {string} text */
const paint = (code, text) => (colors ? `\x1b[${code}m${text}\x1b[0m` : text);
/** @param {string} text */
export const dim = (text) => paint(2, text);
/** @param {string} text */
export const bold = (text) => paint(1, text);
export const tick = paint(32, "✓");
export const cross = paint(31, "✗");

/** A failure that the user can fix: its message is printed without a stack. */
export class Problem extends Error {
  /** @param {string} message @param {number} [exitCode] */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** @param {string} text */
export const say = (text) => void process.stdout.write(`${text}\n`);

/** @param {number} milliseconds */
export function duration(milliseconds) {
  if (milliseconds < 950) return `${(milliseconds / 1000).toFixed(2)} s`;
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  return `${Math.floor(milliseconds / 60_000)} min ${Math.round((milliseconds % 60_000) / 1000)} s`;
}

/**
 * Runs `work` as one named step. On a terminal its line is animated while the step runs; elsewhere (a log) the step is
 * announced if it takes longer than a moment, and again every ten seconds.
 * @template T
 * @param {string} title as "Installing packages"
 * @param {(progress: (text: string) => void) => Promise<T>} work `progress` sets the words after the title
 * @param {(result: T) => string} [outcome] words to add once it is done
 * @returns {Promise<T>}
 */
export async function step(title, work, outcome) {
  const started = performance.now();
  let detail = "";
  let frame = 0;
  const elapsed = () => dim(duration(performance.now() - started));
  const line = () => [title, detail && dim(detail)].filter(Boolean).join("  ");

  const draw = () => {
    frame = (frame + 1) % frames.length;
    process.stdout.write(`\r\x1b[2K${frames[frame]} ${line()}  ${elapsed()}`);
  };
  const announce = () => say(`… ${line()}  ${elapsed()}`);
  const first = setTimeout(announce, terminal ? 2 ** 30 : 1000);
  const timer = setInterval(terminal ? draw : announce, terminal ? 100 : HEARTBEAT_MS);
  const end = (/** @type {string} */ text) => {
    clearTimeout(first);
    clearInterval(timer);
    say(`${terminal ? "\r\x1b[2K" : ""}${text}`);
  };

  try {
    const result = await work((text) => {
      detail = text;
    });
    detail = outcome?.(result) ?? "";
    end(`${tick} ${line()}  ${elapsed()}`);
    return result;
  } catch (error) {
    end(`${cross} ${title}  ${elapsed()}`);
    throw error;
  }
}
