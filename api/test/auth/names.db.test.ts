import { describe, expect, it } from "vitest";
import { useServer } from "../support/use-server.ts";

const server = useServer();

describe("names of accounts", () => {
  it("can be changed by candidates and employers, and appear in the profile", async () => {
    const ada = await server().signIn("user");
    const names = { first_name: "  Ada ", last_name: "de la Cruz" };
    const changed = await ada.ok("POST user/profile-update", "user/profile-update", names);
    expect(changed).toMatchObject({ first_name: "Ada", last_name: "de la Cruz", role: "user" });
    expect(await ada.ok("GET auth/profile", "auth/profile")).toEqual(changed);
    expect(changed.profile_scores.parts).toContainEqual(
      expect.objectContaining({ name: "name", done: true }),
    );

    const boss = await server().signIn("employer");
    const path = "employer/profile/update-name";
    const renamed = await boss.ok("POST employer/profile/update-name", path, names);
    expect(renamed).toMatchObject({ first_name: "Ada", last_name: "de la Cruz", role: "employer" });
  });

  it("are required together with the other fields", async () => {
    for (const role of ["user", "employer"] as const) {
      const somebody = await server().signIn(role);
      const { total, parts } = (await somebody.ok("GET auth/profile", "auth/profile")).profile_scores;
      expect(parts.filter(({ done, to }) => !done && to === null)).toEqual([]);
      if (role === "user")
        expect(parts.map(({ name }) => name)).toEqual([
          "name",
          "email",
          "username",
          "headline",
          "phone",
          "location",
          "summary",
          "work",
          "education",
          "skills",
        ]);
      expect(total).toBeLessThanOrEqual(100);
    }
  });

  it("are never empty, too long, or another account's", async () => {
    const ada = await server().signIn("user");
    const path = "user/profile-update";
    expect(await ada.fails("POST", path, { first_name: " ", last_name: "x".repeat(101) })).toMatchObject({
      httpStatus: 400,
      error: { first_name: "Please enter your first name.", last_name: expect.stringContaining("100") },
    });
    const names = { first_name: "Ada", last_name: "Harbor", role: "employer", email: "other@example.com" };
    const { role, email } = await ada.ok("POST user/profile-update", path, names);
    expect([role, email]).toEqual(["user", ada.account.email]);
  });
});
