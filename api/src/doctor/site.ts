import { QueryTypes, type Sequelize } from "sequelize";
import { z } from "zod";
import type { Env } from "../env.ts";
import { OPEN } from "../queries/index-rows.ts";
import { bad, count, type Finding, good, warning } from "./finding.ts";

const MAX_WAIT_MS = 10_000;

const Health = z.object({
  status: z.string(),
  jobs: z.number(),
  index_audit: z.object({ differences: z.number() }),
});

/** Checks the product as clients reach it, through any proxies in front of it. */
export async function examineSite(env: Env, database: Sequelize): Promise<Finding[]> {
  const site = await examineHealth(env);
  if (site.health === undefined) return [site.finding];
  return [site.finding, await examineIndex(site.health, database), await examineSockets(env)];
}

async function examineHealth(env: Env): Promise<{ finding: Finding; health?: z.output<typeof Health> }> {
  const { PUBLIC_URL, HOST, PORT } = env;
  const asked = await ask(`${PUBLIC_URL}/health/ready`);
  if (typeof asked === "string") {
    const inside = await ask(`http://${HOST}:${PORT}/health/ready`);
    return {
      finding: bad(
        "Site",
        typeof inside === "string"
          ? `${PUBLIC_URL} does not answer (${asked}), and no process answers on ${HOST}:${PORT}. Start one.`
          : `${PUBLIC_URL} does not answer (${asked}), but a process answers on ${HOST}:${PORT}: check the proxy and the DNS name.`,
      ),
    };
  }
  const parsed = Health.safeParse(asked.body);
  if (!parsed.success)
    return {
      finding: bad(
        "Site",
        `${PUBLIC_URL} answers ${asked.status}, but is not Jobmap: another server is there.`,
      ),
    };
  const { data: health } = parsed;
  return asked.status === 200
    ? { finding: good("Site", `${PUBLIC_URL} is ready`), health }
    : { finding: bad("Site", `${PUBLIC_URL} answers, but is ${health.status}: see its log.`), health };
}

async function examineIndex(
  { jobs, index_audit }: z.output<typeof Health>,
  database: Sequelize,
): Promise<Finding> {
  const rows = await database.query(`SELECT COUNT(*) AS open FROM jobs j WHERE ${OPEN}`, {
    replacements: [new Date()],
    type: QueryTypes.SELECT,
  });
  const [{ open }] = z.tuple([z.object({ open: z.coerce.number() })]).parse(rows);
  const says = `${count(jobs, "job")} on the map, ${count(open, "open job")} in the database`;
  const { differences } = index_audit;
  if (differences > 0)
    return warning(
      "Index",
      `${says}; it differed ${count(differences, "time")} and was rebuilt. Report the log line.`,
    );
  // Jobs change between the two queries.
  return Math.abs(jobs - open) > 20 + open / 100
    ? warning("Index", `${says}. Restart the process if they remain different.`)
    : good("Index", says);
}

async function examineSockets({ PUBLIC_URL }: Env): Promise<Finding> {
  const url = `${PUBLIC_URL}/socket.io/?EIO=4&transport=websocket`;
  if (await opens(url.replace(/^http/, "ws"))) return good("Sockets", "WebSockets work");
  // Engine.IO rejects requests that are not WebSockets, with its own message.
  const reply = await ask(url);
  const isReached = typeof reply === "object" && z.object({ code: z.number() }).safeParse(reply.body).success;
  return isReached
    ? warning(
        "Sockets",
        "WebSockets do not work: let the proxy forward Upgrade and Connection. Until then maps on other sites poll every 30 seconds, and our own pages reload data when they become visible.",
      )
    : bad("Sockets", "/socket.io/ cannot be reached: pages get no live updates.");
}

/** The response as JSON, or why there is none. */
async function ask(url: string): Promise<{ status: number; body: unknown } | string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(MAX_WAIT_MS) });
    return { status: response.status, body: await response.json().catch(() => undefined) };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error ? cause.message : String(cause);
  }
}

/** Whether the server responds on a WebSocket: the first message of Engine.IO's protocol begins with 0. */
function opens(url: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = new WebSocket(url);
  const timer = setTimeout(resolve, MAX_WAIT_MS, false);
  socket.addEventListener("message", ({ data }) => resolve(String(data).startsWith("0")));
  socket.addEventListener("error", () => resolve(false));
  return promise.finally(() => {
    clearTimeout(timer);
    socket.close();
  });
}
