import type { Imports } from "./source-tree.ts";

/** Import cycles, each one once (Tarjan's strongly connected components). */
export function findCycles(imports: Imports): string[][] {
  const indexes = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string) => {
    const index = indexes.size;
    indexes.set(file, index);
    lowest.set(file, index);
    stack.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!imports.has(next)) continue;
      if (!indexes.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(file, Math.min(at(lowest, file), at(lowest, next)));
    }
    if (lowest.get(file) !== index) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) cycles.push(circle.sort());
  };
  for (const file of imports.keys()) if (!indexes.has(file)) visit(file);
  return cycles;
}

const at = (numbers: ReadonlyMap<string, number>, file: string) =>
  numbers.get(file) ?? Number.POSITIVE_INFINITY;
