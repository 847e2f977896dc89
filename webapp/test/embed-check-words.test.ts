import type { EmbedCheck } from "@jobmap/contract";
import { describe, expect, it } from "vitest";
import { checkDetails, checkHeadline } from "../src/features/studio/check-words.ts";

const GOOD: EmbedCheck = {
  address: "https://harbor.example/careers",
  found: "SCRIPT",
  works: true,
  missing: null,
  other_company: null,
  blocked_by: [],
  is_unlisted: false,
  is_hidden: false,
};
const about = { username: "harbor", host: "https://jobs.example" };
const details = (more: Partial<EmbedCheck>) => checkDetails({ ...GOOD, works: false, ...more }, about);

describe("a check in words", () => {
  it("says that it works, with nothing to do", () => {
    expect(checkHeadline(GOOD)).toBe("Your map is on this page, by its script tag.");
    expect(checkHeadline({ ...GOOD, found: "FRAME" })).toBe("Your map is on this page, in a frame.");
    expect(checkDetails(GOOD, about)).toEqual([]);
  });

  it.each([
    [{ missing: "LOADER" }, /script tag is missing/],
    [{ found: "NOTHING", missing: "ELEMENT" }, /<job-map> is missing/],
    [{ found: "NOTHING" }, /the right page/],
    [{ found: "LINK" }, /editor has probably removed/],
    [{ found: "OTHER_COMPANY", other_company: "pier" }, /company="harbor"/],
    [{ blocked_by: ["script-src"] }, /allow https:\/\/jobs\.example in script-src\.$/],
    [{ blocked_by: ["script-src", "connect-src"] }, /in script-src and connect-src\.$/],
    [{ found: "FRAME", is_unlisted: true }, /own list of sites/],
    [{ is_hidden: true }, /is hidden/],
  ] as const)("says what to do about %o", (problem, words) => {
    const more: Partial<EmbedCheck> = {
      ...problem,
      blocked_by: [...("blocked_by" in problem ? problem.blocked_by : [])],
    };
    expect(details(more)).toEqual([expect.stringMatching(words)]);
    expect(checkHeadline({ ...GOOD, works: false, ...more })).not.toMatch(/^Your map is on/);
  });
});
