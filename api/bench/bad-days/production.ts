import { prepareDatabase } from "../../db/prepare.ts";
import { emptyDatabase, withDatabase } from "./database.ts";

/** What a production has to say, behind a proxy; mail is sent to where nobody listens. */
export const PRODUCTION = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://jobs.example.com",
  SITE_OWNER: "Harbor Jobs",
  SITE_OWNER_ADDRESS: "1 Main Street, Dayton, OH",
  SITE_OWNER_EMAIL: "hello@jobs.example",
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "no-reply@example.com",
  TRUST_PROXY: "1",
  STRIPE_SECRET_KEY: "sk_test_nobody",
  STRIPE_WEBHOOK_SECRET: "whsec_nobody",
};

/** Makes a database with some made-up jobs for processes to serve from; returns its URL. */
export async function servedDatabase(serverUrl: string, jobs: number): Promise<string> {
  // Parts may run side by side, each as a command of its own.
  const url = await emptyDatabase(serverUrl, `served_${process.pid}`);
  await withDatabase(url, (database) =>
    prepareDatabase(database, { url }, { demoJobs: jobs, now: new Date() }),
  );
  return url;
}
