import { expect, it } from "vitest";
import { escapeMarkdown, markdownLink, markdownOf } from "../../src/markdown/text.ts";
import { buildCompany, buildJob } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer({ settings: { ADDRESS_LIMITS: "1000" } });
const get = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await server().request("GET", path, { headers });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
};

it("a job, its employer and its place have a text with what their pages show", async () => {
  const company = await buildCompany({ name: "Bay *Works*", tagline: "Boats & more" });
  const job = await buildJob(
    {
      title: "Deckhand <b>now</b>",
      description: "<p>Keeps <strong>the boats</strong>.</p><ul><li>in order</li><li>dry</li></ul>",
      salaryCurrency: "USD",
      salaryUnit: "HOUR",
      salaryMin: 2_100,
      salaryMax: 2_600,
    },
    { company },
  );
  await server().refresh(job.id);
  const base = server().services.env.PUBLIC_URL;
  const { text, headers } = await get(`/job/${job.id}.md`);
  expect(headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
  expect(headers.get("Link")).toBe(`<${base}/job/${job.id}>; rel="canonical"`);
  expect(headers.get("X-Robots-Tag")).toBe("noindex");
  expect(text).toContain("# Deckhand \\<b\\>now\\</b\\>\n");
  expect(text).toContain(`- **Employer**: [Bay \\*Works\\*](${base}/company/${company.username})\n`);
  expect(text).toContain("- **Pay**: \\$21.00–\\$26.00 an hour\n");
  expect(text).toContain("## Description\n\nKeeps **the boats**.\n\n- in order\n- dry\n");
  expect((await get(`/company/${company.username}.md`)).text).toContain(
    `- [Deckhand \\<b\\>now\\</b\\>](${base}/job/${job.id}.md): Bay \\*Works\\*, Baltimore, MD`,
  );
  expect((await get("/jobs/in/baltimore-md.md")).text).toContain("# 1 open job in Baltimore, MD\n");

  // The same address, to whom asks for it; browsers and whoever takes anything get the page.
  const asked = await get(`/job/${job.id}`, { Accept: "text/markdown, text/html;q=0.5" });
  expect(asked.text).toBe(text);
  expect(asked.headers.get("Vary")).toMatch(/\bAccept\b(?!-)/);
  for (const Accept of ["text/html,application/xhtml+xml,*/*;q=0.8", "*/*"]) {
    const page = await get(`/job/${job.id}`, { Accept });
    expect(page.headers.get("Content-Type")).not.toContain("markdown");
    expect(page.headers.get("Vary")).toMatch(/\bAccept\b(?!-)/);
    expect(page.headers.get("Link")).toBe(`</job/${job.id}.md>; rel="alternate"; type="text/markdown"`);
  }
  const etag = headers.get("ETag") ?? "";
  expect((await get(`/job/${job.id}.md`, { "If-None-Match": etag })).status).toBe(304);
});

it("pages in Spanish have theirs in Spanish, around what people wrote", async () => {
  const company = await buildCompany({ name: "Bay Works" });
  const job = await buildJob(
    {
      title: "Deckhand",
      description: "<p>Keeps the boats.</p>",
      salaryCurrency: "USD",
      salaryUnit: "HOUR",
      salaryMin: 2_100,
      salaryMax: null,
    },
    { company },
  );
  await server().refresh(job.id);
  const base = server().services.env.PUBLIC_URL;
  const { text, headers } = await get(`/es/job/${job.id}.md`);
  expect(headers.get("Link")).toBe(`<${base}/es/job/${job.id}>; rel="canonical"`);
  expect(text).toContain("# Deckhand\n");
  expect(text).toContain(`- **Empleador**: [Bay Works](${base}/es/company/${company.username})\n`);
  expect(text).toContain("- **Salario**: \\$21.00 por hora\n");
  expect(text).toContain("## Descripción\n\nKeeps the boats.\n");
  const { text: employer } = await get(`/es/company/${company.username}.md`);
  expect(employer).toContain("# Empleos en Bay Works\n");
  expect(employer).toContain(`- [Deckhand](${base}/es/job/${job.id}.md): Bay Works, Baltimore, MD`);
  const { text: place } = await get("/es/jobs/in/baltimore-md.md");
  expect(place).toContain("# 1 empleo abierto en Baltimore, MD\n");
  for (const each of [text, employer, place])
    expect(each).not.toMatch(
      /\*\*(?:Employer|Where|Pay|Page|Open jobs|Answers)|## (?:The|Towns|Description)/,
    );

  const asked = await get(`/es/job/${job.id}`, { Accept: "text/markdown" });
  expect(asked.text).toBe(text);
  const page = await get(`/es/job/${job.id}`, { Accept: "text/html" });
  expect(page.headers.get("Link")).toBe(`</es/job/${job.id}.md>; rel="alternate"; type="text/markdown"`);
  const none = await get("/es/job/4000000000.md");
  expect([none.status, none.text]).toEqual([404, "# No se encontró esta página.\n"]);
});

it("what is over is over in its text as well, at once", async () => {
  const job = await buildJob({ validThrough: new Date(Date.now() + 60_000) });
  const draft = await buildJob({ status: "DRAFT", firstPublishedAt: null });
  const hidden = await buildJob({}, { company: await buildCompany({ showProfile: false }) });
  await server().refresh(job.id);
  expect((await get(`/job/${job.id}.md`)).status).toBe(200);
  server().advance(61_000);
  const over = await get(`/job/${job.id}.md`);
  expect([over.status, over.text]).toEqual([410, "# This job is no longer open.\n"]);
  expect(over.headers.get("Cache-Control")).toBe("no-store");
  expect((await get(`/job/${job.id}`, { Accept: "text/markdown" })).status).toBe(410);
  for (const path of [
    `/job/${draft.id}.md`,
    `/job/${hidden.id}.md`,
    "/job/4000000000.md",
    "/company/nobody.md",
  ])
    expect((await get(path)).status, path).toBeOneOf([400, 404]);
});

it("llms.txt names the places with most jobs, and stays small", async () => {
  const jobs = await Promise.all(Array.from({ length: 5 }, () => buildJob()));
  await server().refresh(...jobs.map(({ id }) => id));
  const { text, headers } = await get("/llms.txt");
  expect(headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(text).toContain(`](${server().services.env.PUBLIC_URL}/jobs/in/baltimore-md.md): 5 open jobs`);
  expect(text).toContain("/sitemap.xml)");
  expect(text.length).toBeLessThan(50_000);
});

it("nothing in a text is markup", () => {
  for (const hostile of [
    "[click](javascript:alert(1))",
    "![x](https://evil.example/x.png)",
    "<script>alert(1)</script>",
    "# heading",
    "- item",
    "1. item",
    "`code` **bold** _em_ ~~gone~~ | cell |",
    "https://evil.example www.evil.example me@evil.example",
    "&lt;b&gt; \\",
  ]) {
    const safe = escapeMarkdown(hostile);
    // What a reader sees is the text itself.
    expect(safe.replaceAll(/\\([!-/:-@[-`{-~])/g, "$1")).toBe(hostile);
    expect(safe.replaceAll(/\\./g, "")).not.toMatch(/[<>[\]`*_|~#]|^[-+=]|^\d+[.)]|https?:|www\.|\w@\w/);
  }
  expect(escapeMarkdown("two\n\n# lines")).toBe("two \\# lines");
  expect(markdownLink("a]b", "https://x.example/a b)(<c>")).toBe(
    "[a\\]b](https://x.example/a%20b%29%28%3Cc%3E)",
  );
  expect(
    markdownOf(
      '<p>a <a href="https://x.example/?a=1&amp;b=2">b*c</a> <em>d </em>e</p><ol><li>f<ul><li>g</li></ul></li></ol>',
    ),
  ).toBe("a [b\\*c](https://x.example/?a=1&b=2) *d* e\n\n1. f\n   - g");
});
