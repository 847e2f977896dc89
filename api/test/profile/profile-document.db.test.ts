import { RESUME_LIMITS, type ResumeDocument } from "@jobmap/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renameAccount } from "../../src/commands/account/rename.ts";
import { replaceProfile } from "../../src/commands/profile/replace-profile.ts";
import { Profile, ProfileEntry } from "../../src/models/index.ts";
import { profileDocument } from "../../src/queries/profile.ts";
import { buildAccount, PASSWORD } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";
import { documents } from "./documents.ts";

const server = useServer();
const write = (id: number, document: ResumeDocument, choice: "merge" | "replace") =>
  replaceProfile(server().services, id, document, choice);

describe("a profile", () => {
  it("gives back the document that it was filled with", async () => {
    const account = await buildAccount();
    await fc.assert(
      fc.asyncProperty(documents, async (document) => {
        await write(account.id, document, "replace");
        const name = `${account.firstName} ${account.lastName}`;
        expect(await profileDocument(account.id)).toEqual({
          ...document,
          basics: { name, email: account.email, ...document.basics },
        });
      }),
      { numRuns: 40 },
    );
  });

  it("loses nothing of what was entered to a document that is merged, and grows by nothing the second time", async () => {
    const { id } = await buildAccount();
    await fc.assert(
      fc.asyncProperty(documents, documents, async (first, second) => {
        await write(id, first, "replace");
        const ids = (await ProfileEntry.findAll({ where: { accountId: id } })).map((entry) => entry.id);
        await write(id, second, "merge");
        const merged = await profileDocument(id);
        expect(merged.work?.slice(0, first.work?.length ?? 0) ?? []).toMatchObject(first.work ?? []);
        expect(await ProfileEntry.count({ where: { id: ids } })).toBe(ids.length);
        expect(await write(id, second, "merge")).toMatchObject({ added: 0, completed: 0 });
        expect(await profileDocument(id)).toEqual(merged);
      }),
      { numRuns: 15 },
    );
  });

  it("has at most 100 entries of a section, and takes a document whole or not at all", async () => {
    const { id } = await buildAccount();
    const skills = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => ({ name: `Skill ${from + i}` }));
    await write(id, { skills: skills(0, RESUME_LIMITS.entries - 1) }, "merge");
    const before = await profileDocument(id);
    await expect(
      write(id, { work: [{ position: "Nurse" }], skills: skills(200, 2) }, "merge"),
    ).rejects.toMatchObject({
      code: "conflict",
      message: "A profile can have 100 skills. Please remove some first.",
    });
    expect(await profileDocument(id)).toEqual(before);
  });

  it("is named like the account until it has a name of its own", async () => {
    const account = await buildAccount();
    const { id, email } = account;
    await write(id, { basics: { name: `${account.firstName} ${account.lastName}`, email } }, "merge");
    await renameAccount(server().services, id, { firstName: "Grace", lastName: "Harbor" });
    expect(await profileDocument(id)).toEqual({ basics: { name: "Grace Harbor", email } });
  });

  it("takes two documents at the same time", async () => {
    const { id } = await buildAccount();
    await Promise.all(["Nurse", "Pilot"].map((position) => write(id, { work: [{ position }] }, "merge")));
    expect((await profileDocument(id)).work).toHaveLength(2);
  });

  it("leaves with the account's export, and goes with the account", async () => {
    const ada = await server().signIn("user");
    const { id } = ada.account;
    await write(
      id,
      { basics: { label: "Nurse" }, licenses: [{ type: "Registered nurse", number: "R123" }] },
      "merge",
    );
    expect(await ada.ok("GET account/export", "account/export")).toMatchObject({
      profiles: [{ basics: { label: "Nurse" } }],
      profile_entries: [{ section: "licenses", data: { type: "Registered nurse", number: "R123" } }],
    });
    await ada.ok("POST account/erase", "account/erase", { password: PASSWORD });
    expect([await Profile.count(), await ProfileEntry.count()]).toEqual([0, 0]);
  });
});
