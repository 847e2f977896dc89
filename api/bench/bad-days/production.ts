import { prepareDatabase } from "../../db/prepare.ts";
import { addressOf, emptyDatabase, withDatabase } from "./database.ts";

/** What a production has to say, behind a proxy; mail is sent to where nobody listens. */
export const PRODUCTION = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://jobs.example.com",
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "no-reply@example.com",
  TRUST_PROXY: "1",
};

/** Makes a database with some made-up jobs for processes to serve from; returns its URL. */
export async function servedDatabase(serverUrl: string, jobs: number): Promise<string> {
  await emptyDatabase(serverUrl, "served");
  const url = addressOf(serverUrl, "served");
  await withDatabase(url, (database) =>
    prepareDatabase(database, { url }, { demoJobs: jobs, now: new Date() }),
  );
  return url;
}
