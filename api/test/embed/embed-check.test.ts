import { describe, expect, it } from "vitest";
import { checkEmbed } from "../../src/policies/embed-check.ts";
import { startTags } from "../../src/policies/html-tags.ts";
import { sightedHost } from "../../src/policies/sighting.ts";
import { growth, LINEAR } from "../support/growth.ts";

const SOUGHT = {
  origin: "https://jobs.example",
  names: ["harbor", "harbor-works"],
  isHidden: false,
  sites: [],
};
const LOADER = '<script async src="https://jobs.example/widget/v1/loader.js"></script>';
const MAP =
  '<job-map company="harbor" style="display:block"><a href="https://jobs.example/job-map/harbor">Jobs</a></job-map>';
const FRAME = '<iframe src="https://jobs.example/job-map-iframe/harbor?view=list&amp;theme=dark"></iframe>';
const check = (html: string, policy: string | null = null, sought: Partial<typeof SOUGHT> = {}) =>
  checkEmbed({ address: "https://harbor.example/careers", html, policy }, { ...SOUGHT, ...sought });

describe("a look at a page", () => {
  it("finds the script tag, and the frame", () => {
    expect(check(`<p>${LOADER}\n${MAP}</p>`)).toEqual({
      address: "https://harbor.example/careers",
      found: "SCRIPT",
      works: true,
      missing: null,
      other_company: null,
      blocked_by: [],
      is_unlisted: false,
      is_hidden: false,
    });
    const loose = `<SCRIPT data-x='>' SRC=//jobs.example/widget/1.4.0/loader.js></SCRIPT><JOB-MAP\n COMPANY = 'Harbor-Works' company=pier />`;
    expect(check(loose)).toMatchObject({ found: "SCRIPT", works: true });
    expect(check(FRAME)).toMatchObject({ found: "FRAME", works: true });
  });

  it("says what is missing", () => {
    expect(check(MAP)).toMatchObject({ found: "SCRIPT", works: false, missing: "LOADER" });
    expect(check(LOADER)).toMatchObject({ found: "NOTHING", works: false, missing: "ELEMENT" });
    expect(check('<a href="https://jobs.example/jobmap/Harbor/">Jobs</a>').found).toBe("LINK");
    for (const nothing of ["", "<p>", `<!-- ${LOADER}${MAP} -->`, `<textarea>${LOADER}${MAP}</textarea>`])
      expect(check(nothing)).toMatchObject({ found: "NOTHING", works: false, missing: null });
    // A script of another server is none of ours, whatever its path; one without a host is the page's own.
    for (const src of ["https://other.example/widget/v1/loader.js", "/widget/v1/loader.js", "//", "http://["])
      expect(check(`<script src="${src}"></script>${MAP}`).missing).toBe("LOADER");
  });

  it("tells another company's map, unless the own one is there as well", () => {
    const other = check(`${LOADER}<job-map company="pier"></job-map>`);
    expect(other).toMatchObject({ found: "OTHER_COMPANY", works: false, other_company: "pier" });
    expect(check(FRAME.replace("harbor", "pier"))).toMatchObject({ other_company: "pier" });
    expect(check(`${LOADER}<job-map company="pier"></job-map>${MAP}`).found).toBe("SCRIPT");
  });

  it("tells that the company is hidden, and that its own list of sites keeps frames out", () => {
    expect(check(`${LOADER}${MAP}`, null, { isHidden: true })).toMatchObject({
      works: false,
      is_hidden: true,
    });
    const sites = (...list: string[]) => check(FRAME, null, { sites: list as never[] });
    expect(sites("https://pier.example")).toMatchObject({ works: false, is_unlisted: true });
    expect(sites("https://harbor.example")).toMatchObject({ works: true, is_unlisted: false });
  });

  it.each([
    ["script-src 'self'", ["script-src"]],
    ["default-src 'self'; script-src https://jobs.example; connect-src https://jobs.example", []],
    ["default-src 'self'; script-src-elem jobs.example", ["connect-src"]],
    ["default-src *", []],
    ["default-src https:", []],
    ["script-src 'nonce-abc' 'strict-dynamic'; connect-src *", ["script-src"]],
    ["script-src https://jobs.example 'strict-dynamic'; connect-src *", ["script-src"]],
    ["default-src https://*.example", []],
    ["default-src 'none'", ["script-src", "connect-src"]],
    ["default-src *, script-src 'none'", ["script-src"]],
    ["script-src 'self'; script-src *", ["script-src"]],
    ["img-src 'self';;", []],
  ])("reads the policy %s, in a header or in the page", (policy, blockedBy) => {
    const result = { blocked_by: blockedBy, works: blockedBy.length === 0 };
    expect(check(`${LOADER}${MAP}`, policy)).toMatchObject(result);
    const meta = `<meta content="${policy}" http-equiv="content-security-policy">`;
    expect(check(`${meta}${LOADER}${MAP}`)).toMatchObject(result);
  });

  it("lets a nonce in, and reads policies of frames", () => {
    const withNonce = LOADER.replace("async", 'nonce="abc" async');
    expect(check(`${withNonce}${MAP}`, "script-src 'nonce-abc' 'strict-dynamic'").works).toBe(true);
    expect(check(FRAME, "frame-src 'self'")).toMatchObject({ works: false, blocked_by: ["frame-src"] });
    expect(check(FRAME, "default-src 'self'; frame-src jobs.example").works).toBe(true);
    expect(check(FRAME, "child-src 'none'; default-src *").blocked_by).toEqual(["frame-src"]);
  });

  it("keeps places where letters get longer in lower case", () => {
    expect(check(`${"İ".repeat(50)}${LOADER}${MAP}`).works).toBe(true);
  });

  it.each([
    ["open quotes", '<a "'],
    ["open tags", "<job-map "],
    ["open comments", "<!--"],
    ["one endless name", "<a x"],
    ["names without values", "<a x x x x>"],
    ["spaces", "<a     "],
    ["open scripts", "<script>"],
    ["signs", "<a ===='=>"],
    ["brackets", "<"],
  ])("is not held up by %s", (_, part) => {
    const look = (page: string) => {
      check(page);
      check(`<a ${page.replaceAll(/[<>]/g, "")}>`);
    };
    expect(growth(look, part, 500_000)).toBeLessThan(LINEAR);
  });

  it("reads attributes as browsers do", () => {
    const [tag] = startTags('<a b C=1 d = \'2 "3\' e="4&amp;5"f=6 g=/x/ b=7>', new Set(["a"]));
    expect(Object.fromEntries(tag?.attributes ?? [])).toEqual({
      b: "",
      c: "1",
      d: '2 "3',
      e: "4&5",
      f: "6",
      g: "/x/",
    });
  });
});

describe("a sighting", () => {
  const browser = { host: "jobs.example", userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
  it.each([
    ["https://www.harbor.example", "www.harbor.example"],
    ["http://harbor.example:8080", "harbor.example:8080"],
    ["https://harbor.example/jobs?x=1", "harbor.example"],
    ["https://häfen.example", "xn--hfen-loa.example"],
    ["https://jobs.example", undefined],
    ["null", undefined],
    ["file:///C:/page.html", undefined],
    ["not an address", undefined],
    [`https://${"a.".repeat(130)}example`, undefined],
    [undefined, undefined],
  ])("from %s is of %s", (from, host) => expect(sightedHost({ ...browser, from })).toBe(host));

  it("of a program is none", () =>
    expect(sightedHost({ ...browser, from: "https://harbor.example", userAgent: "curl/8" })).toBeUndefined());
});
