import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { contrast, readableAccent, readColor } from "../src/ui/color.ts";
import { renderHtml } from "../src/ui/pieces/html.ts";

const render = (html: string): string =>
  renderToStaticMarkup(createElement(Fragment, {}, ...renderHtml(html)));

describe("a job's text", () => {
  test.each([
    ["<p>A &amp; B</p><ul><li>1<li>2</ul>", "<p>A &amp; B</p><ul><li>1<li>2</li></li></ul>"],
    ["plain < text", "plain &lt; text"],
    ["<p onclick=x()>a</p>", "<p>a</p>"],
    ["<script>alert(1)</script>b<style>*{}</style>", "b"],
    ["<img src=x onerror=alert(1)>c", "c"],
    ['<a href="javascript:alert(1)">d</a>', "<span>d</span>"],
    ['<a href=" JaVaScRiPt:alert(1)">e</a>', "<span>e</span>"],
    ['<a href="&#106;avascript:alert(1)">f</a>', "<span>f</span>"],
    [
      '<a href="https://x.example/?a=1&amp;b=2">g</a>',
      '<a href="https://x.example/?a=1&amp;b=2" target="_blank" rel="noopener nofollow">g</a>',
    ],
    ["<svg><p>h</p></svg><iframe src=//x></iframe>", "<p>h</p>"],
    ["<p>open", "<p>open</p>"],
    ["</p>closed<br/>", "closed<br/>"],
    ["&eacute;&#233;&#x2014;&nosuch;", "&amp;eacute;é—&amp;nosuch;"],
  ])("%s", (html, expected) => {
    expect(render(html)).toBe(expected);
  });
});

describe("an employer's accent", () => {
  test.each([
    ["yellow on white", [255, 230, 0], [255, 255, 255]],
    ["navy on night", [10, 20, 80], [17, 28, 33]],
    ["gray on gray", [128, 128, 128], [120, 120, 120]],
    ["magenta on white", [168, 17, 107], [255, 255, 255]],
  ] as const)("%s becomes readable, and so does text on it", (_, accent, paper) => {
    const readable = readableAccent(accent, paper);
    expect(contrast(readable.accent, paper)).toBeGreaterThanOrEqual(4.57);
    expect(contrast(readable.on, readable.accent)).toBeGreaterThanOrEqual(4.5);
  });

  test("a readable color is left alone", () => {
    expect(readableAccent([168, 17, 107], [255, 255, 255]).accent).toEqual([168, 17, 107]);
    expect(readColor("rgb(1, 2, 3)")).toEqual([1, 2, 3]);
    expect(readColor("rgba(1, 2, 3, 0.5)")).toBeUndefined();
  });
});
