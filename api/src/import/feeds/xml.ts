import { SaxesParser } from "saxes";
import { ImportError } from "../import-error.ts";
import { LIMITS, type Table } from "../table/table.ts";
import { flatten, tableOf, wordsOf } from "./records.ts";

/** What feeds call one job. */
const JOB_ELEMENTS: ReadonlySet<string> = new Set(
  [
    "job",
    "item",
    "entry",
    "position",
    "offer",
    "vacancy",
    "posting",
    "listing",
    "jobposting",
    "positionopening",
    "advert",
    "record",
    "row",
  ].map((name) => name.replaceAll(" ", "")),
);
const MAX_DEPTH = 30;

interface Node {
  readonly name: string;
  text: string;
  readonly children: Node[];
}

/** An XML file of jobs: a feed for Indeed or Workable, RSS, HR-XML, or any list of elements. @throws ImportError */
export function xmlTable(text: string): Table {
  const root = parse(text);
  const jobs = jobsIn(root);
  if (jobs === undefined) throw new ImportError("This XML has no list of jobs.");
  return tableOf(
    "XML",
    jobs.map((job) => flatten(objectOf(job))),
  );
}

/** Document types are refused with their entities: no feed needs them, and bombs are made of them. */
function parse(text: string): Node {
  const root: Node = { name: "", text: "", children: [] };
  const open = [root];
  const parser = new SaxesParser();
  const at = () => open.at(-1) ?? root;
  parser.on("doctype", () => {
    throw new ImportError("This XML has a document type, which is not read.");
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (open.length > MAX_DEPTH) throw new ImportError("This XML is nested too deeply.");
    const node: Node = { name, text: "", children: [] };
    for (const [attribute, value] of Object.entries(attributes))
      if (!/^xml/.test(attribute)) node.children.push({ name: attribute, text: String(value), children: [] });
    at().children.push(node);
    open.push(node);
  });
  parser.on("closetag", () => open.pop());
  for (const event of ["text", "cdata"] as const)
    parser.on(event, (part) => {
      const node = at();
      if (node.text.length < LIMITS.cell) node.text += part;
    });
  parser.on("error", () => {
    throw new ImportError("This XML has a mistake in it, or is a part of a file.");
  });
  parser.write(text.replace(/^\ufeff/, "")).close();
  return root;
}

/** The elements of the name that feeds use for jobs, else of the one that occurs most often beside its like; undefined if none does. */
function jobsIn(root: Node): Node[] | undefined {
  let best: Node[] | undefined;
  const visit = (node: Node): void => {
    const groups = Map.groupBy(
      node.children.filter(({ children }) => children.length > 1),
      ({ name }) => name,
    );
    for (const [name, group] of groups)
      if ((group.length > 1 || isJobName(name)) && weight(group) > weight(best ?? [])) best = group;
    for (const child of node.children) visit(child);
  };
  visit(root);
  return best ?? (root.children.some(({ children }) => children.length === 0) ? [] : undefined);
}

const isJobName = (name: string): boolean => JOB_ELEMENTS.has(wordsOf(name).replaceAll(" ", ""));

function weight(group: readonly Node[]): number {
  return group.length + (isJobName(group[0]?.name ?? "") ? 1_000_000 : 0);
}

/** An element as an object: repeated children become a list, an element without children its text. */
function objectOf(node: Node): object {
  const groups = Map.groupBy(node.children, ({ name }) => name);
  const members = [...groups].map(([name, nodes]) => {
    const values = nodes.map((child) => (child.children.length === 0 ? child.text.trim() : objectOf(child)));
    return [name, values.length === 1 ? values[0] : values] as const;
  });
  const text = node.text.trim();
  return Object.fromEntries(text === "" ? members : [...members, ["text", text]]);
}
