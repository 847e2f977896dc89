import { setTimeout as sleep } from "node:timers/promises";
import type { Sequelize } from "sequelize";
import type { TestServer } from "../test/support/server.ts";
import { profiled } from "./profile.ts";
import { arm, currentRecording, Recording } from "./recorder.ts";
import { printed } from "./report.ts";
import type { TracedRequest } from "./requests.ts";

/** What is compiled as it runs, and asked for the first time, is not what a request takes. */
const WARM_UPS = 5;
/** What goes on after the reply, such as a mail that is sent. */
const AFTERWARDS_MS = 300;
const FRAME_OF_OURS = /\/(api\/src\/[^:]+\.ts)/;
/** Between a file of ours and the statement that it causes are those of Sequelize. */
const FRAMES = 50;

/** Sends a request as often as it takes to be warm, and once more, recorded. @returns the recording as a table */
export async function trace(
  server: TestServer,
  make: (server: TestServer) => Promise<TracedRequest>,
): Promise<string> {
  const ask = ({ client, key, path, body }: TracedRequest) => client.ok(key, path, body);
  for (let tries = 0; tries < WARM_UPS; tries++) await ask(await make(server));
  const request = await make(server);
  // Whoever changes something asks for a token first, once.
  await request.client.pageHeaders();
  const [method = "GET"] = request.key.split(" ");
  const recording = new Recording(method, `/api/v1/${request.path}`);
  countStatements(server.services.database);
  arm(recording);
  const selfMs = await profiled(async () => {
    await ask(request);
    await sleep(AFTERWARDS_MS);
  });
  return printed(`${method} /api/v1/${request.path}`, recording, selfMs);
}

/** Lays every statement to the file that asked for it. */
function countStatements(database: Sequelize): void {
  Error.stackTraceLimit = FRAMES;
  const query = database.query;
  Object.defineProperty(database, "query", {
    value(...given: unknown[]): unknown {
      const file = FRAME_OF_OURS.exec(new Error().stack ?? "")?.[1];
      if (file !== undefined) currentRecording()?.send(file);
      return Reflect.apply(query, database, given);
    },
  });
}
