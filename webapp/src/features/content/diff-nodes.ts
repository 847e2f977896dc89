import type { ContentElement, ContentNode } from "./content-node.ts";

type Mark = "ins" | "del";

/** Elements whose children are elements: those are compared one by one, and not the words. */
const CONTAINERS: ReadonlySet<string> = new Set([
  "ul",
  "ol",
  "table",
  "thead",
  "tbody",
  "tr",
  "callout",
  "blockquote",
]);

/** The later of two texts, with what was added and what was taken out marked: whole parts, or words inside a part that was changed. */
export function diffNodes(before: readonly ContentNode[], after: readonly ContentNode[]): ContentNode[] {
  const found: ContentNode[] = [];
  let [removed, added]: [ContentNode[], ContentNode[]] = [[], []];
  const settle = () => {
    const pairs = Math.max(removed.length, added.length);
    for (let i = 0; i < pairs; i++) found.push(...changed(removed[i], added[i]));
    [removed, added] = [[], []];
  };
  for (const [kind, node] of steps(before, after, JSON.stringify)) {
    if (kind === "del") removed.push(node);
    else if (kind === "ins") added.push(node);
    else {
      settle();
      found.push(node);
    }
  }
  settle();
  return found;
}

function changed(old: ContentNode | undefined, fresh: ContentNode | undefined): ContentNode[] {
  if (old === undefined) return fresh === undefined ? [] : [marked(fresh, "ins")];
  if (fresh === undefined) return [marked(old, "del")];
  if (typeof old === "string" || typeof fresh === "string" || old.name !== fresh.name)
    return [marked(old, "del"), marked(fresh, "ins")];
  const children = CONTAINERS.has(fresh.name)
    ? diffNodes(old.children, fresh.children)
    : diffWords(old.children, fresh.children);
  return [{ ...fresh, children }];
}

/** Marked inside, where it is an element: a mark around rows of a table would not be HTML. */
function marked(node: ContentNode, mark: Mark): ContentElement {
  if (typeof node === "string") return wrapped(mark, [node]);
  const isContainer = CONTAINERS.has(node.name);
  return {
    ...node,
    children: isContainer
      ? node.children.map((child) => marked(child, mark))
      : [wrapped(mark, node.children)],
  };
}

const wrapped = (name: Mark, children: readonly ContentNode[]): ContentElement => ({
  name,
  attributes: {},
  children,
});

/** Words are compared one by one; what stands between them, such as a link or the owner's address, as a whole. */
function diffWords(before: readonly ContentNode[], after: readonly ContentNode[]): ContentNode[] {
  const parts: { kind: Mark | "same"; nodes: ContentNode[] }[] = [];
  for (const [kind, piece] of steps(piecesOf(before), piecesOf(after), keyOf)) {
    const last = parts.at(-1);
    if (last?.kind !== kind) parts.push({ kind, nodes: [piece] });
    else last.nodes.push(piece);
  }
  return parts.flatMap(({ kind, nodes }) =>
    kind === "same" ? joined(nodes) : [wrapped(kind, joined(nodes))],
  );
}

const piecesOf = (nodes: readonly ContentNode[]): ContentNode[] =>
  nodes.flatMap<ContentNode>((node) =>
    typeof node === "string" ? (node.replaceAll(/\s+/g, " ").match(/^ |\S+ ?/g) ?? []) : [node],
  );

const keyOf = (piece: ContentNode) => (typeof piece === "string" ? piece.trim() : JSON.stringify(piece));

/** Words beside each other as one text. */
function joined(pieces: readonly ContentNode[]): ContentNode[] {
  const nodes: ContentNode[] = [];
  for (const piece of pieces) {
    const last = nodes.at(-1);
    if (typeof piece === "string" && typeof last === "string") nodes[nodes.length - 1] = last + piece;
    else nodes.push(piece);
  }
  return nodes;
}

/** The shortest way from one list to another: what stays, what is taken out and what is added, by the longest common subsequence. */
function steps<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
): [kind: Mark | "same", item: T][] {
  const [old, fresh] = [before.map(keyOf), after.map(keyOf)];
  const width = fresh.length + 1;
  // How much the rests have in common, from each pair of places on.
  const common = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = fresh.length - 1; j >= 0; j--)
      common[i * width + j] =
        old[i] === fresh[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const found: [Mark | "same", T][] = [];
  for (let i = 0, j = 0; i < old.length || j < fresh.length; ) {
    const [left, right] = [before[i], after[j]];
    if (left !== undefined && right !== undefined && old[i] === fresh[j]) {
      found.push(["same", right]);
      i++;
      j++;
    } else if (left !== undefined && (right === undefined || at(i + 1, j) >= at(i, j + 1))) {
      found.push(["del", left]);
      i++;
    } else if (right !== undefined) {
      found.push(["ins", right]);
      j++;
    }
  }
  return found;
}
