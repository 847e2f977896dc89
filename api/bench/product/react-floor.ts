/**
 * In a thread of its own: how often a second React alone renders a page that is there already as HTML: the same elements, attributes and texts, from a
 * finished tree, without a component, a router, data or a request.
 */
import { createRequire } from "node:module";
import { Writable } from "node:stream";
import { parentPort, workerData } from "node:worker_threads";
import type * as React from "react";
import type * as Server from "react-dom/server";

// The web app's own copy.
const require = createRequire(new URL("../../../webapp/package.json", import.meta.url));
const { createElement }: typeof React = require("react");
const { renderToPipeableStream }: typeof Server = require("react-dom/server");

const VOID = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "wbr",
]);
const TOKEN =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(script|style)([^>]*)>([\s\S]*?)<\/\1>|<(\/?)([a-z][\w-]*)([^>]*)>|([^<]+)/gi;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
/** What React takes in HTML's own words. */
const PLAIN =
  /^(?:data-[\w-]+|aria-[\w-]+|id|href|title|role|name|type|content|property|rel|src|alt|width|height|d|fill|viewBox)$/;

type Node = React.ReactElement | string;

function propsOf(attributes: string): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [, name = "", value = ""] of attributes.matchAll(ATTRIBUTE))
    if (name === "class") props["className"] = value;
    else if (PLAIN.test(name)) props[name] = value;
  return props;
}

/** The tree of a page. Written for pages that React has rendered: every element but the void ones is closed. */
function treeOf(html: string): { tree: Node[]; elements: number } {
  const open: { tag: string; props: Record<string, unknown>; children: Node[] }[] = [
    { tag: "", props: {}, children: [] },
  ];
  let elements = 0;
  const add = (node: Node): void => void open.at(-1)?.children.push(node);
  for (const [, raw, rawAttributes = "", __html = "", slash, tag, attributes = "", text] of html.matchAll(
    TOKEN,
  )) {
    if (text !== undefined) add(text);
    else if (raw !== undefined) {
      elements += 1;
      add(createElement(raw, { ...propsOf(rawAttributes), dangerouslySetInnerHTML: { __html } }));
    } else if (tag === undefined) continue;
    else if (slash === "/") {
      const closed = open.length > 1 ? open.pop() : undefined;
      if (closed) add(createElement(closed.tag, closed.props, ...closed.children));
    } else {
      elements += 1;
      // Drawings are put into pages as they are, with elements that close themselves.
      if (VOID.has(tag) || attributes.endsWith("/")) add(createElement(tag, propsOf(attributes)));
      else open.push({ tag, props: propsOf(attributes), children: [] });
    }
  }
  return { tree: open[0]?.children ?? [], elements };
}

function render(tree: Node[]): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    const into = new Writable({
      write(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        done();
      },
    });
    into.on("finish", () => resolve(bytes));
    const stream = renderToPipeableStream(tree, { onAllReady: () => stream.pipe(into), onError: reject });
  });
}

const { html, seconds }: { html: string; seconds: number } = workerData;
const { tree, elements } = treeOf(html);
const rateOf = async (forSeconds: number): Promise<number> => {
  const begun = performance.now();
  let times = 0;
  for (; performance.now() - begun < forSeconds * 1_000; times++) await render(tree);
  return (times / (performance.now() - begun)) * 1_000;
};
const bytes = await render(tree);
if (bytes < html.length / 2) throw new Error(`Of ${html.length} bytes of a page, ${bytes} were rendered.`);
await rateOf(seconds / 2);
const rate = await rateOf(seconds);
parentPort?.postMessage({ rate, elements, bytes });
