import { describe, expect, it } from "vitest";
import { find, post, upload } from "./bulk/files.ts";
import { buildAccount, buildEmployer, PASSWORD } from "./support/build.ts";
import type { TestClient } from "./support/server.ts";
import { useServer } from "./support/use-server.ts";

const server = useServer();

/** A whole reply, as it comes over the wire. */
async function envelope(client: TestClient, method: string, path: string, body?: object): Promise<unknown> {
  const response = await client.request(method, `/api/v1/${path}`, {
    headers: { "Content-Type": "application/json", ...(await client.pageHeaders()) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(response.status).toBe(200);
  return response.json();
}

describe("the session's profile has the specification's fields", () => {
  // @spec 3.1-3.7, 3.10, 3.28, 7.20, 7.21
  it("for a candidate", async () => {
    const ada = await server().signIn(await buildAccount({ username: "ada" }));
    expect(await envelope(ada, "GET", "auth/profile")).toEqual({
      status: true,
      message: "OK",
      data: expect.objectContaining({
        role: "user",
        first_name: ada.account.firstName,
        last_name: ada.account.lastName,
        username: "ada",
        is_public_ats_resume: false,
        is_deactivated: false,
        latitude: null,
        longitude: null,
        location: "",
        info: { profile_image: "", company_image: "", company_name: "" },
        profile_scores: { total: expect.any(Number), parts: expect.any(Array) },
      }),
    });
  });

  // @spec 3.1, 3.6, 3.8
  it("for an employer", async () => {
    const boss = await server().signIn(await buildEmployer());
    expect(await envelope(boss, "GET", "auth/profile")).toMatchObject({
      data: {
        role: "employer",
        username: boss.account.username,
        show_profile: true,
        info: { profile_image: "", company_image: "", company_name: expect.stringMatching(/./) },
      },
    });
  });
});

describe("next to the data is", () => {
  // @spec 3.28, 7.9
  it("the token, after signing in", async () => {
    const { email } = await buildAccount();
    expect(await envelope(server(), "POST", "auth/loginUser", { email, password: PASSWORD })).toEqual({
      status: true,
      message: expect.any(String),
      token: expect.stringMatching(/^[\w-]{43}$/),
      data: expect.any(Object),
    });
  });

  // @spec 3.29, 7.95, 7.121
  it("an employer's demo file, available to everyone", async () => {
    const boss = await server().signIn("employer");
    const reply = await envelope(boss, "GET", "employer/profile");
    expect(reply).toEqual({
      status: true,
      message: "OK",
      demo_excel: "/api/v1/employer/job/demo-file",
      data: expect.objectContaining({ username: boss.account.username }),
    });
    const file = await server().request("GET", "/api/v1/employer/job/demo-file");
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    const uploaded = await upload(boss, Buffer.from(await file.arrayBuffer()), "demo.csv");
    expect(uploaded.columns.filter(({ field }) => field === null)).toEqual([]);
    await post(boss, "POST employer/job/bulk-check", { id: uploaded.id, columns: [] });
    await server().workers.bulk.drain();
    expect((await find(boss, uploaded.id)).upload).toMatchObject({ state: "READY", rows: 2, faulty: 0 });
  });

  // @spec 7.23
  it("only a sentence, for feedback", async () => {
    expect(await envelope(server(), "POST", "user/feedback/add", { feedback: "A joy." })).toEqual({
      status: true,
      message: "Thank you for your feedback.",
      data: null,
    });
  });
});
