import {
  DELIVERIES,
  LOCALES,
  readState,
  type StudioState,
  UNITS,
  writeState,
} from "@jobmap/widget/studio-state";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FILTER_NAMES, parseOptions } from "../../widget/src/core/options.ts";
import { contrastReports, ratioText } from "../src/features/studio/contrast-checks.ts";
import { messageFor } from "../src/features/studio/message.ts";
import { policyOf, ruleOf } from "../src/features/studio/policy.ts";
import { snippetsOf } from "../src/features/studio/snippets.ts";

const HOST = "https://jobs.example";
const PLAIN = readState(new URLSearchParams("company=acme"));
const NO_LOOK = PLAIN.look;

const color = fc.constantFrom("", "#0a7a50", "#ffffff", "#1b1b1b");
const states: fc.Arbitrary<StudioState> = fc.record({
  company: fc.constantFrom("acme", "acme.stores-2"),
  view: fc.constantFrom("map", "list", "both"),
  filters: fc.subarray([...FILTER_NAMES]),
  theme: fc.constantFrom("auto", "light", "dark"),
  height: fc.integer({ min: 240, max: 4_000 }),
  delivery: fc.constantFrom(...DELIVERIES),
  locale: fc.constantFrom(...LOCALES),
  units: fc.constantFrom(...UNITS),
  utm: fc.boolean(),
  width: fc.option(fc.integer({ min: 280, max: 2_000 })),
  look: fc.record({
    accent: color,
    paper: color,
    ink: color,
    font: fc.constantFrom("", "Georgia, serif", '"Your Sans", sans-serif'),
    radius: fc.option(fc.integer({ min: 0, max: 32 })),
  }),
});

describe("the studio's address", () => {
  it("contains every state and is parsed back unchanged", () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(readState(writeState(state))).toEqual(state);
      }),
    );
  });

  it("leaves out defaults", () => {
    expect(String(writeState(PLAIN))).toBe("company=acme");
  });

  it("ignores invalid values", () => {
    const wrong =
      "company=a%20b&delivery=mail&view=globe&theme=pink&height=9&width=9&accent=red&radius=99&font=x%3B%7D&filters=shoes";
    expect(readState(new URLSearchParams(wrong))).toEqual({ ...PLAIN, company: "" });
  });
});

describe("the embed code", () => {
  const codeOf = (state: StudioState, id: string) =>
    snippetsOf({ state, host: HOST, name: "Acme" }).find((snippet) => snippet.id === id)?.code ?? "";

  it("is two lines without options", () => {
    expect(codeOf(PLAIN, "html")).toBe(
      `<script async src="https://jobs.example/widget/v1/loader.js"></script>
<job-map company="acme" style="display:block;width:100%;min-height:560px"><a href="https://jobs.example/job-map/acme">Jobs at Acme</a></job-map>`,
    );
  });

  it("has attributes that the widget reads back as chosen", () => {
    fc.assert(
      fc.property(states, (state) => {
        const [html = ""] = codeOf({ ...state, delivery: "script" }, "html").split("<a ");
        const found = [...html.matchAll(/ (\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]);
        const { src: _, style, ...raw } = Object.fromEntries(found);
        const { options, problems } = parseOptions({ ...raw, host: HOST });
        const { company, view, filters, theme, height, utm } = state;
        expect(problems).toEqual([]);
        expect(options).toMatchObject({ company, view, filters, theme, height, utm });
        expect(style).toContain(`min-height:${height}px`);
        if (state.look.font.includes('"')) expect(style).toContain("&quot;Your Sans&quot;");
      }),
    );
  });

  it("leaves a link with the employer's name, in the chosen language, if scripts and frames are removed", () => {
    const name = "B & {C}";
    for (const delivery of DELIVERIES)
      for (const { id, code, where } of snippetsOf({ state: { ...PLAIN, delivery }, host: HOST, name })) {
        // An address alone, a script that makes the element, and frames that a framework writes have no room for it.
        const isBare = ["address", "google-sites", "tag-manager"].includes(id);
        if (isBare || (delivery === "iframe" && id === "react")) continue;
        const text = /export function/.test(code) ? '{"Jobs at B & {C}"}' : "Jobs at B &amp; {C}";
        expect(`${code} ${where}`, `${delivery} ${id}`).toContain(
          delivery === "link"
            ? '<a href="https://jobs.example/job-map/acme">'
            : `<a href="https://jobs.example/job-map/acme">${text}</a>`,
        );
      }
  });

  it("names the map in the language it is set to", () => {
    for (const delivery of ["script", "iframe", "link"] as const) {
      const state: StudioState = { ...PLAIN, delivery, locale: "es" };
      const codes = snippetsOf({ state, host: HOST, name: "Acme" }).map(({ code }) => code);
      expect(codes.filter((code) => code.includes("Jobs at"))).toEqual([]);
      expect(codes.some((code) => code.includes("Empleos en Acme"))).toBe(true);
    }
  });

  it("exists for every kind of site", () => {
    const ids = (delivery: StudioState["delivery"]) =>
      snippetsOf({ state: { ...PLAIN, delivery }, host: HOST, name: "Acme" }).map(({ id }) => id);
    const builders = ["wix", "squarespace", "shopify", "google-sites"];
    const all = ["react", "vue", "wordpress", "webflow", ...builders];
    expect(ids("script")).toEqual(["html", "iframe", ...all, "tag-manager"]);
    expect(ids("iframe")).toEqual(["iframe", "html", ...all]);
    expect(ids("link")).toEqual(["address", "html"]);
    expect(ids("module")).toEqual(["javascript", "react", "vue"]);
  });

  it("frames the company with its look in the address, and escapes names", () => {
    const state: StudioState = {
      ...PLAIN,
      delivery: "iframe",
      filters: ["search", "pay"],
      look: { ...NO_LOOK, accent: "#0a7a50" },
    };
    const [iframe] = snippetsOf({ state, host: HOST, name: 'A "B" <C>' });
    expect(iframe?.code).toBe(
      '<iframe src="https://jobs.example/job-map-iframe/acme?filters=search,pay&amp;accent=0a7a50" title="Jobs at A &quot;B&quot; &lt;C>" width="100%" height="560" loading="lazy" style="border:0"><a href="https://jobs.example/job-map/acme">Jobs at A &quot;B&quot; &lt;C></a></iframe>',
    );
  });

  it("is a tag that creates the same element, and no value can break out of it", () => {
    fc.assert(
      fc.property(states, (state) => {
        const code = codeOf({ ...state, delivery: "script" }, "tag-manager");
        const said = [...code.matchAll(/setAttribute\((".*?[^\\]"), (".*")\);/g)].map(([, name, value]) => [
          JSON.parse(name ?? ""),
          JSON.parse(value ?? ""),
        ]);
        const { style, ...raw } = Object.fromEntries(said);
        const { options, problems } = parseOptions({ ...raw, host: HOST });
        expect(problems).toEqual([]);
        expect(options).toMatchObject({ company: state.company, view: state.view, utm: state.utm });
        expect(style).toContain(`min-height:${state.height}px`);
        expect(code.match(/<\/script>/g)).toHaveLength(1);
      }),
    );
  });

  it("is mailed with instructions, the policy rules, and the preview's address", () => {
    const input = { state: { ...PLAIN, view: "list" as const }, host: HOST, name: "Acme & Söhne" };
    const wordpress = snippetsOf(input).find(({ id }) => id === "wordpress");
    if (wordpress === undefined) throw new Error("There is no code for WordPress.");
    const { href, text } = messageFor(input, wordpress);
    expect(text).toContain("please put the job map of Acme & Söhne on our website");
    expect(text).toContain(wordpress.code);
    expect(text).toContain("unfiltered_html");
    expect(text).toContain("script-src https://jobs.example;");
    expect(text).toContain("https://jobs.example/jobmap-integration?company=acme&view=list");
    const mail = new URL(href);
    expect(mail.protocol).toBe("mailto:");
    expect(mail.searchParams.get("body")?.replaceAll("\r\n", "\n")).toBe(text);
    expect(href.length).toBeLessThan(2_000);
  });

  it("names what a policy has to allow, and the rule that replaces the style attribute", () => {
    expect(policyOf({ delivery: "iframe" }, HOST)).toBe("frame-src https://jobs.example;");
    expect(policyOf({ delivery: "link" }, HOST)).toBe("");
    expect(policyOf({ delivery: "script" }, HOST)).toContain(
      "connect-src https://jobs.example wss://jobs.example;",
    );
    expect(ruleOf(PLAIN)).toBe("job-map {\n  display: block;\n  width: 100%;\n  min-height: 560px;\n}");
  });
});

describe("the contrast check", () => {
  const find = (look: Partial<StudioState["look"]>, theme: StudioState["theme"], what: string) =>
    contrastReports({ theme, look: { ...NO_LOOK, ...look } })
      .at(-1)
      ?.checks.find((check) => check.what === what);

  it("passes the widget's own colors on light and dark pages", () => {
    for (const { checks } of contrastReports({ theme: "auto", look: NO_LOOK }))
      for (const { ratio, least } of checks) expect(ratio).toBeGreaterThanOrEqual(least);
  });

  it("finds text that is unreadable on dark pages, and the replacement", () => {
    const text = find({ paper: "#ffffff" }, "auto", "Text");
    expect(text?.instead).toBe("#10242c");
    expect(text?.ratio).toBeGreaterThan(15);
    expect(find({ paper: "#ffffff" }, "light", "Text")?.instead).toBeUndefined();
    expect(find({ paper: "#808080", ink: "#808080" }, "light", "Text")?.ratio).toBeGreaterThanOrEqual(4.5);
    expect(find({ paper: "#ffffff" }, "light", "Text")?.ratio).toBeGreaterThan(15);
  });

  it("names the color shown instead of an accent that is too pale", () => {
    const pale = find({ accent: "#ffe45c" }, "light", "Pay and pins");
    expect(pale?.instead).toMatch(/^#[0-9a-f]{6}$/);
    expect(pale?.ratio).toBeGreaterThanOrEqual(4.5);
    expect(find({ accent: "#0a7a50" }, "light", "Pay and pins")?.instead).toBeUndefined();
  });

  it("does not round up to a missed limit", () => {
    expect(ratioText(4.499)).toBe("4.49 : 1");
  });
});
