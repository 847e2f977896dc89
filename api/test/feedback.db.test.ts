import { existsSync, readdirSync } from "node:fs";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { FEEDBACK_FILES } from "@jobmap/contract";
import { QueryTypes } from "sequelize";
import { describe, expect, it } from "vitest";
import { QUOTA_BYTES, storeFiles } from "../src/commands/store-files.ts";
import { sweepFiles } from "../src/commands/sweep-files.ts";
import { emptyZip, jpeg, noise, photograph, pixelBomb, png } from "./support/pictures.ts";
import { useServer } from "./support/use-server.ts";

const PATH = "user/feedback/add";
const KEY = "POST user/feedback/add";
const CLAIMS = { type: "image/png" };

interface Row {
  message: string;
  email: string | null;
  account_id: number | null;
}
interface FileRow {
  id: number;
  name: string;
  bytes: number;
  status: string;
  account_id: number | null;
}

describe("feedback", () => {
  const server = useServer();
  const select = <T extends object>(sql: string) =>
    server().services.database.query<T>(sql, { type: QueryTypes.SELECT });
  const feedback = () => select<Row>("SELECT message, email, account_id FROM feedback ORDER BY id");
  const files = () => select<FileRow>("SELECT id, name, bytes, status, account_id FROM files ORDER BY id");
  /** Everything in the store. */
  const stored = () => {
    const { FILES_DIR } = server().services.env;
    if (!existsSync(FILES_DIR)) return [];
    return readdirSync(FILES_DIR, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  };
  const form = (fields: Record<string, string>, ...pictures: (Buffer | File)[]) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    for (const picture of pictures)
      data.append(
        "file",
        picture instanceof File ? picture : new File([new Uint8Array(picture)], "a.png", CLAIMS),
      );
    return data;
  };
  const text = { feedback: "The map is a joy." };

  // @spec 1.24, 2.154, 3.22, 6.13, 7.22
  it("is accepted from visitors, with pictures that are not public", async () => {
    const secret = await photograph();
    const body = form(
      { feedback: "  Two pictures.\r\nThank you.  ", feedBackEmail: " Ada@Mail.example " },
      secret,
      await png(),
    );
    expect(await server().ok(KEY, PATH, body)).toBeNull();
    expect(await feedback()).toEqual([
      { message: "Two pictures.\r\nThank you.", email: "Ada@Mail.example", account_id: null },
    ]);
    const kept = await files();
    expect(kept.map(({ status }) => status)).toEqual(["KEPT", "KEPT"]);
    expect(await select("SELECT * FROM feedback_files")).toHaveLength(2);

    const [{ name } = { name: "" }] = kept;
    expect(name).toMatch(/^private\/[\w-]{2}\/[\w-]{22}\.jpg$/);
    const content = await server().services.files.get(name);
    expect(content && (await buffer(content.stream)).includes("Secret")).toBe(false);
    for (const path of [
      name,
      name.replace("private/", ""),
      `public/../${name}`,
      name.replace("private/", "%2e%2e/private/"),
    ])
      expect((await server().request("GET", `/files/${path}`)).status).toBe(404);
  });

  it("is accepted as JSON too, and linked to a signed-in account", async () => {
    const ada = await server().signIn("user");
    await ada.ok(KEY, PATH, { ...text, feedBackEmail: "" });
    expect(await feedback()).toEqual([{ message: text.feedback, email: null, account_id: ada.account.id }]);
  });

  // @spec 5.1, 5.3
  it("reports missing or wrong fields in the specified words", async () => {
    const problems = async (fields: Record<string, string>) =>
      (await server().fails("POST", PATH, form(fields))).error;
    expect(await problems({})).toEqual({ feedback: "Please Describe your Feedback" });
    expect(await problems({ feedback: "  \n " })).toEqual({ feedback: "Please Describe your Feedback" });
    expect(await problems({ ...text, feedBackEmail: "ada" })).toEqual({
      feedBackEmail: "Please Enter Vaild Email",
    });
    expect(await problems({ feedback: "x".repeat(5_001) })).toEqual({
      feedback: "Feedback can be at most 5000 characters.",
    });
    expect(await feedback()).toEqual([]);
  });

  // @spec 5.4
  it("S35: checks files by their content, whatever they are called", async () => {
    const named = new File([new Uint8Array(await jpeg())], "../../evil.html", { type: "text/html" });
    await server().ok(KEY, PATH, form(text, named));
    expect((await files())[0]?.name).toMatch(/^private\/.*\.jpg$/);

    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.from("<!doctype html><script>alert(1)</script>"),
      Buffer.concat([await png(), Buffer.from("<script>alert(document.cookie)</script>")]),
      Buffer.concat([await jpeg(), emptyZip()]),
      await noise(9, 9).webp().toBuffer(),
    ])
      expect(await server().fails("POST", PATH, form(text, await png(), bytes))).toMatchObject({
        httpStatus: 415,
        code: "unsupported_media_type",
        error: { file: "Please upload only jpeg, png or jpg pictures." },
      });
    expect(await feedback()).toHaveLength(1);
    expect(stored()).toHaveLength(1);
  });

  it("S36: rejects a picture that claims billions of pixels", async () => {
    expect(await server().fails("POST", PATH, form(text, pixelBomb(60_000)))).toMatchObject({
      httpStatus: 413,
      error: { file: "This image is too large: at most 25 megapixels, and 12,000 pixels per side." },
    });
    expect(await feedback()).toEqual([]);
  });

  it("accepts five pictures of five megabytes, not larger or more", async () => {
    const small = await png();
    const five = Array.from({ length: FEEDBACK_FILES.maxCount }, () => small);
    await server().ok(KEY, PATH, form(text, ...five));
    expect(await server().fails("POST", PATH, form(text, ...five, small))).toMatchObject({
      httpStatus: 413,
      error: { file: "There can be at most 5 files." },
    });
    // What stands after a PNG's end does not make it another picture.
    const padded = (bytes: number) => Buffer.concat([small, Buffer.alloc(bytes - small.length)]);
    await server().ok(KEY, PATH, form(text, padded(FEEDBACK_FILES.maxBytes)));
    expect(await server().fails("POST", PATH, form(text, padded(FEEDBACK_FILES.maxBytes + 1)))).toMatchObject(
      {
        httpStatus: 413,
        error: { file: "A file can have at most 5 MB." },
      },
    );
    expect(await server().fails("POST", PATH, form(text, padded(40_000_000)))).toMatchObject({
      httpStatus: 413,
    });
    expect(await feedback()).toHaveLength(2);
    expect(stored()).toHaveLength(6);
  });

  it("ignores what browsers send for an empty file field", async () => {
    await server().ok(KEY, PATH, form(text, new File([], "")));
    expect(await files()).toEqual([]);
  });

  it("S30: rejects prototype keys, repeated fields, and bodies that are not forms", async () => {
    const twice = form(text);
    twice.append("feedback", "again");
    const other = form(text);
    other.append("avatar", new File([new Uint8Array(await png())], "a.png"));
    const many = form(text);
    for (let i = 0; i < 200; i++) many.append(`f${i}`, "x");
    for (const body of [
      form({ ...text, ["__proto__"]: "x" }),
      form({ ...text, constructor: "x" }),
      form({ feedback: "a\u0000b" }),
      form({ feedback: "x".repeat(100_000) }),
      twice,
      other,
      many,
    ])
      expect((await server().fails("POST", PATH, body)).httpStatus).toBe(400);

    const headers = await headersOfAForm();
    for (const [type, body] of [
      ["multipart/form-data", "x"],
      ["multipart/form-data; boundary=b", "no boundary anywhere"],
      [
        "multipart/form-data; boundary=b",
        '--b\r\nContent-Disposition: form-data; name="feedback"\r\n\r\ncut',
      ],
      ["multipart/form-data; boundary=b", ""],
      ["application/x-www-form-urlencoded", "feedback=hello"],
    ] as const) {
      const response = await server().request("POST", `/api/v1/${PATH}`, {
        body,
        headers: { ...headers, "Content-Type": type },
      });
      expect(response.status, `${type} ${body}`).toBeGreaterThanOrEqual(400);
      expect(response.status, `${type} ${body}`).toBeLessThan(500);
    }
    expect(await feedback()).toEqual([]);
  });

  it("discards a form whose sender disconnects", async () => {
    const headers = await headersOfAForm();
    const { hostname, port } = new URL(server().url);
    const socket = connect(Number(port), hostname);
    const lines = Object.entries({
      Host: "x",
      ...headers,
      "Content-Type": "multipart/form-data; boundary=b",
      "Content-Length": "100000",
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(
      `POST /api/v1/${PATH} HTTP/1.1\r\n${lines.join("")}\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n`,
    );
    socket.write(await png(), () => socket.destroy());
    await new Promise((resolve) => socket.once("close", resolve));
    await server().ok(KEY, PATH, form(text));
    expect(await feedback()).toHaveLength(1);
    expect(stored()).toEqual([]);
  });

  it("is limited per address", async () => {
    for (let i = 0; i < 20; i++) await server().ok(KEY, PATH, form(text));
    expect(await server().fails("POST", PATH, form(text))).toMatchObject({
      httpStatus: 429,
      code: "too_many_requests",
      message: expect.stringMatching(
        /^You have sent too many messages in a short time. Please try again in \d+ minutes\.$/,
      ),
    });
  });

  it("R21: fails cleanly if the store is full, and leaves neither file nor row", async () => {
    const { services } = server();
    const { put } = services.files;
    let puts = 0;
    services.files.put = async (...given) => {
      if (++puts > 1) throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
      await put(...given);
    };
    expect(await server().fails("POST", PATH, form(text, await png(), await png()))).toMatchObject({
      httpStatus: 503,
      code: "unavailable",
      message: "We can't store files right now. Please try again later.",
    });
    expect([await feedback(), await files(), stored()]).toEqual([[], [], []]);
  });

  it("S38: limits storage per account, also for simultaneous requests", async () => {
    const ada = await server().signIn("user");
    const { services } = server();
    await services.database.query(
      "INSERT INTO files (name, type, bytes, account_id, status, created_at) VALUES ('public/xx/large', 'image/png', ?, ?, 'KEPT', NOW())",
      { replacements: [QUOTA_BYTES - 9_000, ada.account.id] },
    );
    const picture = { bytes: Buffer.alloc(5_000), type: "image/png" as const };
    const options = { accountId: ada.account.id, access: "public", field: "file" } as const;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 4 }, () => storeFiles(services, [picture], options, async () => "kept")),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(outcomes.find((outcome) => outcome.status === "rejected")?.reason).toMatchObject({
      code: "payload_too_large",
      fields: { file: "Your account is out of file storage. Please remove some files first." },
    });
    expect(stored()).toHaveLength(1);
  });

  it("S38: serves public files only with their stored type", async () => {
    const { services } = server();
    const bytes = await png();
    const options = { accountId: null, access: "public", field: "file" } as const;
    const name = await storeFiles(
      services,
      [{ bytes, type: "image/png" }],
      options,
      async ([file]) => file?.name ?? "",
    );
    const path = name.replace(/^public\//, "/files/");
    const response = await server().request("GET", path);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    for (const wrong of [
      path.replace(".png", ".html"),
      `${path}/x`,
      "/files/",
      "/files/..%2f..%2fpackage.json",
    ])
      expect((await server().request("GET", wrong)).status).toBe(404);
    expect((await server().request("POST", path)).status).toBe(404);
  });

  it("deletes unreferenced files: of erased accounts and killed processes", async () => {
    const ada = await server().signIn("user");
    await ada.ok(KEY, PATH, form(text, await png()));
    const { services } = server();
    const options = { accountId: null, access: "private", field: "file" } as const;
    const bytes = await png();
    const keep = () =>
      storeFiles(services, [{ bytes, type: "image/png" }], options, async ([file]) => file?.id);
    await keep();
    const killed = await keep();
    await services.database.query("UPDATE files SET status = 'PENDING' WHERE id = ?", {
      replacements: [killed],
    });
    await services.database.query("UPDATE files SET status = 'DOOMED' WHERE account_id = ?", {
      replacements: [ada.account.id],
    });

    await sweepFiles(services);
    expect((await files()).map(({ status }) => status)).toEqual(["KEPT", "PENDING"]);
    server().advance(2 * 3_600_000);
    await sweepFiles(services);
    expect((await files()).map(({ status }) => status)).toEqual(["KEPT"]);
    expect(stored()).toHaveLength(1);
  });

  /** What a page of ours sends. */
  async function headersOfAForm(): Promise<Record<string, string>> {
    const ada = await server().signIn("user");
    return { Authorization: `Bearer ${ada.token}` };
  }
});
