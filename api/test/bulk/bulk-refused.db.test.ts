import { io, type Socket } from "socket.io-client";
import { describe, expect, it, onTestFinished } from "vitest";
import { useServer } from "../support/use-server.ts";
import { csv, HEADER, post, refused, row, rows, table, upload } from "./files.ts";

const server = useServer({ settings: { ACCOUNT_LIMITS: "1000" } });

describe("a file that is none", () => {
  it("is refused with the reason, and leaves nothing", async () => {
    const boss = await server().signIn("employer");
    const told = async (content: Buffer | string) => (await refused(boss, content)).error?.["file"];
    expect(await told("")).toBe("Please choose a file.");
    expect(await told("%PDF-1.7 text")).toMatch(/^This is a PDF/);
    expect(await told('[{"title": "Cook"}]')).toMatch(/^This is JSON/);
    expect(await told(table(...rows(1)).subarray(0, 900))).toBe("This XLSX file is incomplete.");
    expect(await told("Title\r\nCook")).toMatch(/single column/);
    expect(await told(csv([[...HEADER]]))).toMatch(/no rows below it/);
    expect(
      await told(csv([["Job title", "City"], ...Array.from({ length: 10_030 }, () => ["Cook", "Rome"])])),
    ).toMatch(/more than 10,000 rows/);
    expect(await told(csv([Array.from({ length: 300 }, (_, n) => `Column ${n}`)]))).toMatch(
      /300 columns; at most 250/,
    );
    expect(
      await boss.ok("GET employer/job/get-job-bulk-list", "employer/job/get-job-bulk-list"),
    ).toMatchObject({ total: 0 });
    const wrong = await boss.fails("POST", "employer/job/bulk-check", { id: 99, columns: [] });
    expect(wrong).toMatchObject({ httpStatus: 404 });
  });
});

describe("the pages of a company", () => {
  it("are told when an upload gets further", async () => {
    const boss = await server().signIn("employer");
    server().services.uploadFeed.start();
    const socket = io(server().url, { transports: ["websocket"], auth: { token: boss.token } });
    onTestFinished(() => void socket.disconnect());
    await once(socket, "connect");
    const { id } = await upload(boss, table(row(1)));
    const told = once(socket, "uploads");
    await post(boss, "POST employer/job/bulk-check", { id, columns: [] });
    await told;
  });
});

function once(socket: Socket, event: string): Promise<void> {
  return new Promise((resolve) => void socket.once(event, () => resolve()));
}
