import { Client } from "./client.ts";

const ROUNDS = 40;
const PATHS = [
  "/",
  "/jobs",
  "/jobmap",
  "/api/v1/user/job/list?limit=20",
  "/api/v1/user/job/list?search=nurse&location=Boston",
  "/api/v1/user/companies",
  "/api/v1/openapi.json",
];

/** What visitors ask for on an ordinary day, until the server has made what it keeps: rest is what it takes after that, not before. */
export async function warmUp(url: URL): Promise<void> {
  const clients = Array.from({ length: 4 }, (_, n) => new Client(url, `127.0.10.${n + 1}`));
  for (let round = 0; round < ROUNDS; round++)
    await Promise.all(
      clients.map((client, n) => client.request("GET", PATHS[(round + n) % PATHS.length] ?? "/")),
    );
  for (const client of clients) client.close();
}
