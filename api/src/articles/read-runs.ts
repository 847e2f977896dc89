import type { Node } from "@markdoc/markdoc";
import { ArticleError, type Mark, type Run, type Runs } from "./article.ts";
import { InlineCall } from "./tags.ts";

/** Collects footnotes while texts are read. */
export type Notes = Runs[];

interface Style {
  readonly marks: readonly Mark[];
  readonly href: string | null;
}
const PLAIN: Style = { marks: [], href: null };

/** What links of an article may lead to. */
const ADDRESS = /^(?:https:\/\/[^\s]+|mailto:[^\s]+|\/(?!\/)[^\s\\]*|#[\w-]+)$/;

/** The text of a node, as runs without markup. @throws ArticleError with the line */
export function readRuns(node: Node, notes: Notes, style: Style = PLAIN): Run[] {
  return node.children.flatMap((child) => readRun(child, notes, style));
}

function readRun(node: Node, notes: Notes, style: Style): Run[] {
  const { attributes } = node;
  const text = (value: string) => [{ text: value, ...style, note: null, call: null }];
  const marked = (mark: Mark): Style => ({ ...style, marks: [...style.marks, mark] });
  switch (node.type) {
    case "inline":
      return readRuns(node, notes, style);
    case "text":
      return text(String(attributes["content"] ?? ""));
    case "softbreak":
    case "hardbreak":
      return text(" ");
    case "code":
      return [{ text: String(attributes["content"]), ...marked("code"), note: null, call: null }];
    case "strong":
    case "em":
      return readRuns(node, notes, marked(node.type));
    case "link":
      return readRuns(node, notes, { ...style, href: addressOf(node) });
    case "tag":
      return [node.tag === "note" ? noteOf(node, notes, style) : callOf(node, style)];
    default:
      throw wrong(node, `A text cannot have a ${node.type} in it.`);
  }
}

function addressOf(node: Node): string {
  const address = String(node.attributes["href"] ?? "");
  if (ADDRESS.test(address)) return address;
  throw wrong(node, `"${address}" is no address: use https://…, mailto:…, /path or #section.`);
}

function noteOf(node: Node, notes: Notes, style: Style): Run {
  notes.push(readRuns(node, notes));
  return { text: "", marks: [], href: style.href, note: notes.length, call: null };
}

function callOf(node: Node, style: Style): Run {
  const call = InlineCall.safeParse({ name: node.tag, ...node.attributes });
  if (!call.success) throw wrong(node, `${node.tag}: ${call.error.issues[0]?.message ?? "is not known"}`);
  return { text: "", ...style, note: null, call: call.data };
}

/** What is wrong with a node, with the line that it begins on. */
export function wrong(node: Node, message: string): ArticleError {
  return new ArticleError(`line ${(node.lines[0] ?? 0) + 1}: ${message}`);
}
