import { PROFILE_SECTION_NAMES, type ResumeDocument } from "@jobmap/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asDocument } from "../../src/profile/document.ts";
import { mergeProfile } from "../../src/profile/merge.ts";
import { isPartOf } from "../../src/profile/same.ts";
import { documents } from "./documents.ts";

const both = (profile: ResumeDocument, document: ResumeDocument) => {
  const merged = mergeProfile(profile, document);
  return { ...merged, document: asDocument(merged.basics, merged.sections) };
};

describe("a document merged into a profile", () => {
  it("takes nothing from the profile, and leaves nothing of the document's entries out", () => {
    fc.assert(
      fc.property(documents, documents, (profile, document) => {
        const merged = both(profile, document);
        const { profiles: links = [], ...texts } = profile.basics ?? {};
        expect(merged.basics).toMatchObject(texts);
        expect(merged.basics.profiles?.slice(0, links.length) ?? []).toEqual(links);
        for (const section of PROFILE_SECTION_NAMES) {
          const entries = merged.document[section] ?? [];
          for (const [i, own] of (profile[section] ?? []).entries()) expect(entries[i]).toMatchObject(own);
          for (const other of document[section] ?? [])
            expect(Object.keys(other).length === 0 || entries.some((entry) => isPartOf(other, entry))).toBe(
              true,
            );
        }
      }),
    );
  });

  it("adds nothing the second time", () => {
    fc.assert(
      fc.property(documents, documents, (profile, document) => {
        const once = both(profile, document);
        expect(both(once.document, document)).toMatchObject({
          added: 0,
          completed: 0,
          document: once.document,
        });
      }),
    );
  });

  it("completes an entry that is the same, and keeps apart what contradicts it", () => {
    const profile = { work: [{ position: "Nurse", name: "Harbor Hospital", startDate: "2020" }] };
    const same = { position: "nurse", name: "Harbor  Hospital", startDate: "2020", summary: "Nights." };
    expect(both(profile, { work: [same] })).toMatchObject({
      added: 0,
      completed: 1,
      document: { work: [{ position: "Nurse", name: "Harbor Hospital", summary: "Nights." }] },
    });
    for (const other of [
      { ...same, startDate: "2021" },
      { position: "Nurse", name: "Bay Clinic" },
    ])
      expect(both(profile, { work: [other] })).toMatchObject({ added: 1, completed: 0 });
  });

  it("keeps what the person says of themselves, and names what the document has otherwise", () => {
    const own = { label: "Nurse", location: { city: "Baltimore" } };
    const other = {
      label: "Registered nurse",
      phone: "410 555 0100",
      location: { city: "baltimore", region: "MD" },
    };
    expect(both({ basics: own }, { basics: other })).toMatchObject({
      kept: ["label"],
      basics: { label: "Nurse", phone: "410 555 0100", location: { city: "Baltimore", region: "MD" } },
    });
  });
});
