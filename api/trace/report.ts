import type { Recording, Visit } from "./recorder.ts";

/** A recording as a table: the files until the reply, then those that go on after it. */
export function printed(
  what: string,
  { visits, tookMs }: Recording,
  selfMs: ReadonlyMap<string, number>,
): string {
  if (tookMs === undefined) throw new Error(`${what} was not answered while it was recorded.`);
  const files = [...visits.values()];
  const row = ({ file, atMs, calls, statements }: Visit) =>
    [
      atMs.toFixed(2).padStart(9),
      (selfMs.get(file)?.toFixed(2) ?? "").padStart(9),
      String(statements || "").padStart(6),
      String(calls).padStart(7),
      `  ${file}`,
    ].join("");
  const before = files.filter(({ atMs }) => atMs <= tookMs);
  const after = files.filter(({ atMs }) => atMs > tookMs);
  const statements = before.reduce((sum, visit) => sum + visit.statements, 0);
  return [
    `${what}: ${tookMs.toFixed(1)} ms, ${before.length} files, ${statements} statements`,
    "",
    " after ms  self ms   SQL  calls  file",
    ...before.map(row),
    ...(after.length > 0 ? ["", "After the reply:", ...after.map(row)] : []),
  ].join("\n");
}
