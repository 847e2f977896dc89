import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { pageMarkdown } from "../src/features/content/markdown.server.ts";
import { readPage } from "../src/features/content/read-page.server.ts";

const FOLDER = new URL("../content/", import.meta.url);
const SITE = {
  owner: { name: "Harbor *Jobs*", address: "1 Main Street", email: "hello@harbor.example" },
  figures: { jobs: 1_234, jobsWithPay: 617, answering: null, embedBytes: null },
  pageUrl: "https://jobs.example/help",
};
const FRONT = `---
title: How it works
lead: A sentence or two about it, so long.
updated: 2026-11-23
---
`;
const markdown = (source: string) => pageMarkdown(readPage("content/it.md", FRONT + source), SITE);

it("a page of text as Markdown says what the page says", () => {
  const text = markdown(`
## Who *runs* it

{% owner field="name" /%} has {% figure name="open-jobs" /%} jobs, see [help](/help).

- one
- two **bold**

{% callout %}
Mind this.
{% /callout %}
`);
  expect(text).toBe(`# How it works

A sentence or two about it, so long.

*Last changed on 2026-11-23.*

## Who *runs* it

Harbor \\*Jobs\\* has 1,234 jobs, see [help](/help).

- one
- two **bold**

> Mind this.
`);
});

it("every page has one, without anything of Markdoc or HTML", () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".md"));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const page = readPage(`content/${file}`, readFileSync(new URL(file, FOLDER), "utf8"));
    const text = pageMarkdown(page, SITE);
    for (const { title } of page.sections)
      expect(text.replaceAll("\\", ""), `${file}: ${title}`).toContain(`## ${title}`);
    expect(text, file).not.toMatch(/\{%|%\}|<(?!https?:)|undefined|\[object/);
  }
});
