import type { SessionProfile } from "@jobmap/contract";
import { describe, expect, it } from "vitest";
import { type LoadedStudio, loadStudio } from "../src/features/studio/load-studio.ts";
import { chooseCompany } from "../src/features/studio/studio-company.ts";

const LARGEST: LoadedStudio = {
  company: { username: "lanternfield-stores", name: "Lanternfield Stores" },
  unknown: "",
};
const OTHER: LoadedStudio = { company: { username: "acme", name: "Acme" }, unknown: "" };

const employer = (values: Partial<SessionProfile> = {}): SessionProfile => ({
  id: 1,
  role: "employer",
  seat: "owner",
  sees_all_jobs: true,
  email: "desk@example.com",
  first_name: "Grace",
  last_name: "Desk",
  username: "northwind",
  is_public_ats_resume: false,
  show_profile: true,
  is_deactivated: false,
  latitude: null,
  longitude: null,
  location: "",
  language: "en",
  has_password: true,
  info: { profile_image: "", company_image: "", company_name: "Northwind Freight" },
  profile_scores: { total: 0, parts: [] },
  ...values,
});

describe("the studio's company", () => {
  it.each([404, 400])("is unknown when the address names none that can be (%i)", async (status) => {
    const call = () => Promise.reject(new Response(null, { status }));
    expect(await loadStudio(call, '"><script>')).toEqual({ company: null, unknown: '"><script>' });
    await expect(
      loadStudio(() => Promise.reject(new Response(null, { status: 503 })), "acme"),
    ).rejects.toThrow(Response);
  });
  it.each([
    ["", LARGEST],
    ["acme", OTHER],
    ["nobody-here", { company: null, unknown: "nobody-here" }],
  ])("is the employer's own, whatever the address says (%j)", (named, loaded) => {
    const choice = chooseCompany({ status: "signed-in", profile: employer() }, named, loaded);
    expect(choice).toEqual({
      kind: "own",
      company: { username: "northwind", name: "Northwind Freight" },
      isHidden: false,
    });
  });

  it("is undefined while the account is unknown or could not be determined", () => {
    expect(chooseCompany({ status: "loading" }, "", LARGEST)).toEqual({ kind: "loading" });
    expect(chooseCompany({ status: "visitor", isUnanswered: true }, "acme", OTHER)).toEqual({
      kind: "unanswered",
    });
  });

  it("is an example for a visitor without a choice, and labeled as one", () => {
    expect(chooseCompany({ status: "visitor" }, "", LARGEST)).toMatchObject({ kind: "example" });
    expect(chooseCompany({ status: "visitor" }, "acme", OTHER)).toMatchObject({ kind: "chosen" });
    const candidate = employer({ role: "user", username: "ada" });
    expect(chooseCompany({ status: "signed-in", profile: candidate }, "", LARGEST)).toMatchObject({
      kind: "example",
    });
    expect(chooseCompany({ status: "visitor" }, "", { company: null, unknown: "" })).toEqual({
      kind: "none",
      unknown: "",
    });
  });

  it("reports if the own profile is hidden", () => {
    const profile = employer({ show_profile: false });
    expect(chooseCompany({ status: "signed-in", profile }, "", LARGEST)).toMatchObject({ isHidden: true });
  });
});
