import { RESUME_LIMITS } from "@jobmap/contract/resume-document";
import { passagesOf } from "./body.ts";
import { entriesOf, usualGap } from "./entries.ts";
import { factsOf } from "./facts.ts";
import type { Recorder } from "./recorder.ts";
import type { Line } from "./text.ts";
import { setFact, setPeriod } from "./work.ts";

/** Projects: a name, and what was done. */
export function readProjects(lines: readonly Line[], recorder: Recorder): void {
  const dated = entriesOf(lines);
  const usual = usualGap(lines);
  const entries = dated.length > 0 ? dated : byName(lines);
  for (const entry of entries) {
    const { texts, dates } = factsOf(entry);
    const [name, ...others] = texts;
    if (!name || name.text.length > 120) continue;
    const set = recorder.entry("projects");
    setFact(set, "name", name, 0.8);
    setPeriod(set, entry, dates);
    const passages = passagesOf(entry.body, usual);
    const bullets = passages.filter(({ isBullet }) => isBullet);
    const words = [...others, ...passages.filter(({ isBullet }) => !isBullet)];
    set(
      "description",
      words.map(({ text }) => text).join("\n"),
      0.75,
      words.flatMap((each) => each.boxes),
    );
    set(
      "highlights",
      bullets.map(({ text }) => text).slice(0, RESUME_LIMITS.highlights),
      0.9,
      bullets.flatMap((each) => each.boxes),
    );
  }
}

/** Without dates, bold lines or lines before bullets are names. */
function byName(lines: readonly Line[]): { head: Line[]; body: Line[] }[] {
  const entries: { head: Line[]; body: Line[] }[] = [];
  const hasBold = lines.some((line) => line.cells[0]?.runs[0]?.isBold);
  for (const line of lines) {
    const before = entries.at(-1);
    const isName =
      !line.isBullet && (hasBold ? line.cells[0]?.runs[0]?.isBold : !before || before.body.at(-1)?.isBullet);
    if (isName) entries.push({ head: [line], body: [] });
    else before?.body.push(line);
  }
  return entries;
}
