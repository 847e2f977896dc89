import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

export interface Answer {
  readonly status: number;
  /** From the first byte sent to the last received. */
  readonly milliseconds: number;
  readonly retryAfter: number | null;
}

/** One sign-in, as a browser at `ip` sends it through a proxy. */
export const signIn = (port: number, ip: string, email: string, password: string): Promise<Answer> =>
  post(port, ip, "auth/loginUser", { email, password });

/** What a page of the server at a port sends with everything that changes something. */
const pages = new Map<number, Promise<Record<string, string>>>();

async function openPage(port: number): Promise<Record<string, string>> {
  const { headers } = await fetch(`http://127.0.0.1:${port}/api/v1/auth/profile`);
  const cookies = headers.getSetCookie().map((line) => line.split(";", 1)[0] ?? "");
  const token = cookies.find((cookie) => cookie.startsWith("XSRF-TOKEN="))?.slice("XSRF-TOKEN=".length);
  return { Cookie: cookies.join("; "), "X-XSRF-TOKEN": token ?? "" };
}

/** One request that changes something. A connection that breaks has the status 0. */
export async function post(port: number, ip: string, path: string, fields: object): Promise<Answer> {
  const page = pages.get(port) ?? openPage(port);
  pages.set(port, page);
  const ofPage = await page;
  const body = JSON.stringify(fields);
  const started = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, retryAfter: number | null = null) =>
      resolve({ status, retryAfter, milliseconds: performance.now() - started });
    const asked = request(
      {
        port,
        host: "127.0.0.1",
        agent,
        method: "POST",
        path: `/api/v1/${path}`,
        headers: {
          "Content-Type": "application/json",
          "Content-Length": Buffer.byteLength(body),
          "X-Forwarded-For": ip,
          ...ofPage,
        },
      },
      (response) => {
        const wait = response.headers["retry-after"];
        response.resume();
        response.once("end", () => done(response.statusCode ?? 0, wait ? Number(wait) : null));
        response.once("error", () => done(0));
      },
    );
    asked.once("error", () => {
      // The server closed an idle connection while it was taken up again: browsers ask once more.
      if (asked.reusedSocket) resolve(post(port, ip, path, fields));
      else done(0);
    });
    asked.end(body);
  });
}

/** An address of its own for each number up to 16 million. */
export const addressOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
