import type { Imports } from "./source-tree.ts";

/** Which rooms some code has, and which may import which. */
export interface FloorPlan {
  /** Undefined for files at the top, which put the rooms together, and elsewhere. */
  readonly roomOf: (path: string) => string | undefined;
  /** What anybody may use. */
  readonly shared: readonly string[];
  /** The rooms that each may import besides. Whoever adds an arrow decides that it is right; one that nobody uses any more fails as well. */
  readonly allowed: Readonly<Record<string, readonly string[]>>;
}

/** The arrows between rooms that are drawn and not allowed, or allowed and not drawn. */
export function wrongArrows(imports: Imports, { roomOf, shared, allowed }: FloorPlan): string[] {
  const drawn = new Map<string, string>();
  for (const [file, targets] of imports)
    for (const target of targets) {
      const [from, to] = [roomOf(file), roomOf(target)];
      if (from && to && from !== to && !shared.includes(to))
        drawn.set(`${from} -> ${to}`, `${file} imports ${target}`);
    }
  const arrows = Object.entries(allowed).flatMap(([from, rooms]) => rooms.map((to) => `${from} -> ${to}`));
  return [
    ...[...drawn].filter(([arrow]) => !arrows.includes(arrow)).map(([arrow, where]) => `${arrow}: ${where}`),
    ...arrows.filter((arrow) => !drawn.has(arrow)).map((arrow) => `${arrow} is allowed and nobody uses it`),
  ];
}
