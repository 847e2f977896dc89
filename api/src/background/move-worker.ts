import { advanceOnce, dueMoves } from "../commands/application/advance-move.ts";
import { ApplicationMove } from "../models/index.ts";
import type { Services } from "../services.ts";
import { PollingLoop } from "./polling-loop.ts";

const INTERVAL_MS = 1_000;
/** After a failure the others have their turn. */
const PAUSE_MS = 30_000;

/** Works through moves of many applications, and tells the candidates of all that are no longer held. Moves take turns by their due time. */
export class MoveWorker extends PollingLoop {
  constructor(services: Services) {
    super({
      intervalMs: INTERVAL_MS,
      run: async () => {
        for (let due = await dueMoves(services); due.length > 0; due = await dueMoves(services))
          for (const id of due) {
            if (this.isStopping) return;
            await advanceOnce(services, id).catch((error: unknown) => postpone(services, id, error));
          }
      },
      onError: (error) => services.log.warn({ err: error }, "moves of applications cannot be read; retrying"),
    });
  }
}

async function postpone({ log, now }: Services, id: number, error: unknown): Promise<void> {
  log.error({ err: error, move: id }, "a move of applications is delayed");
  await ApplicationMove.update({ dueAt: new Date(now().getTime() + PAUSE_MS) }, { where: { id } });
}
