import type { Imports } from "./source-tree.ts";

/** A set of rooms, and which of them may import which. */
export interface FloorPlan {
  /** The room of a file; undefined for files that connect the rooms, and for files elsewhere. */
  readonly roomOf: (path: string) => string | undefined;
  /** Paths that every room may import. */
  readonly shared: readonly string[];
  /**
   * The rooms that each room may additionally import. Adding an arrow is a deliberate decision; an arrow that is no longer used fails as
   * well.
   */
  readonly allowed: Readonly<Record<string, readonly string[]>>;
}

/** Imports between rooms that are not allowed, and allowed ones that do not exist. */
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
