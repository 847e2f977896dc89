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
          ? `${PUBLIC_URL} does not answer (${asked}), and no process does on ${HOST}:${PORT}. Start one.`
          : `${PUBLIC_URL} does not answer (${asked}), though a process does on ${HOST}:${PORT}: look at the proxy and at the name's address.`,
      ),
    };
  }
  const parsed = Health.safeParse(asked.body);
  if (!parsed.success)
    return {
      finding: bad(
        "Site",
        `${PUBLIC_URL} answers ${asked.status}, and not as Jobmap: something else is there.`,
      ),
    };
  const { data: health } = parsed;
  return asked.status === 200
    ? { finding: good("Site", `${PUBLIC_URL} is ready`), health }
    : { finding: bad("Site", `${PUBLIC_URL} answers and is ${health.status}: its log says why.`), health };
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
      `${says}; it differed ${count(differences, "time")} and was read anew. Report the line in the log.`,
    );
  // Jobs change between the two queries.
  return Math.abs(jobs - open) > 20 + open / 100
    ? warning("Index", `${says}. Restart the process if they stay apart.`)
    : good("Index", says);
}

async function examineSockets({ PUBLIC_URL }: Env): Promise<Finding> {
  const url = `${PUBLIC_URL}/socket.io/?EIO=4&transport=websocket`;
  if (await opens(url.replace(/^http/, "ws"))) return good("Sockets", "WebSockets pass");
  // Engine.IO rejects requests that are not WebSockets, with its own message.
  const reply = await ask(url);
  const isReached = typeof reply === "object" && z.object({ code: z.number() }).safeParse(reply.body).success;
  return isReached
    ? warning(
        "Sockets",
        "WebSockets do not pass: let the proxy pass Upgrade and Connection on. Until then maps on other sites ask every half a minute, and our own pages when somebody comes back to them.",
      )
    : bad("Sockets", "/socket.io/ does not pass at all: pages hear of nothing new.");
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
