import type { Profiler } from "node:inspector";

/** A function and what it called, added up over all places that called it the same way. */
export interface Call {
  readonly name: string;
  /** Whose code it is: a room of the API, a package, the pages, or Node. */
  readonly part: string;
  selfUs: number;
  /** With everything it called. */
  totalUs: number;
  readonly calls: Map<string, Call>;
}

/** Nothing was done, or only the profile itself. */
const NOT_WORK: ReadonlySet<string> = new Set(["(idle)", "startProfile"]);

/** The calls of a profile without the time in which nothing was done. What calls itself again is drawn once. */
export function callTree({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Call {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const selfUs = new Map<number, number>();
  for (const [i, id] of samples.entries()) selfUs.set(id, (selfUs.get(id) ?? 0) + (timeDeltas[i] ?? 0));
  /** @param path the calls that lead here */
  const add = (path: readonly Call[], { id, callFrame, children = [] }: Profiler.ProfileNode): void => {
    if (NOT_WORK.has(callFrame.functionName)) return;
    const name = callFrame.functionName || "(anonymous)";
    const part = partOf(callFrame.url, name);
    const again = path.findIndex((call) => call.name === name && call.part === part);
    const way = again < 0 ? [...path, calledBy(path.at(-1) ?? root, name, part)] : path.slice(0, again + 1);
    const call = way.at(-1);
    if (call) call.selfUs += selfUs.get(id) ?? 0;
    for (const child of children) {
      const node = byId.get(child);
      if (node) add(way, node);
    }
  };
  const root: Call = { name: "all", part: "", selfUs: 0, totalUs: 0, calls: new Map() };
  const [first] = nodes;
  for (const id of first?.children ?? []) {
    const node = byId.get(id);
    if (node) add([root], node);
  }
  sumUp(root);
  return root;
}

function calledBy({ calls }: Call, name: string, part: string): Call {
  const key = `${part} ${name}`;
  const call = calls.get(key) ?? { name, part, selfUs: 0, totalUs: 0, calls: new Map() };
  calls.set(key, call);
  return call;
}

function sumUp(call: Call): number {
  call.totalUs = call.selfUs;
  for (const each of call.calls.values()) call.totalUs += sumUp(each);
  return call.totalUs;
}

/** What each part did itself, in microseconds, the largest first. */
export function partsOf(root: Call): readonly (readonly [part: string, selfUs: number])[] {
  const parts = new Map<string, number>();
  const visit = ({ part, selfUs, calls }: Call): void => {
    parts.set(part, (parts.get(part) ?? 0) + selfUs);
    for (const call of calls.values()) visit(call);
  };
  visit(root);
  return [...parts].filter(([, us]) => us > 0).sort(([, one], [, other]) => other - one);
}

const IN_PACKAGE = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/;

function partOf(url: string, name: string): string {
  const [, packageName] = IN_PACKAGE.exec(url) ?? [];
  if (packageName !== undefined) return packageName;
  const [, room] = /\/api\/src\/([^/]+)/.exec(url) ?? [];
  if (room !== undefined) return `api/${room}`;
  if (url.includes("/webapp/build/")) return "pages";
  if (url.includes("/api/contract/")) return "contract";
  if (name === "(garbage collector)") return "garbage collector";
  return "Node";
}
