import { readdirSync, readFileSync } from "node:fs";
import { QueryTypes } from "sequelize";
import { openDatabase } from "../../api/src/database.ts";

/** The process of the database server, if it runs on this machine under Linux. */
export async function findDatabaseProcess(url: string): Promise<number | undefined> {
  const database = openDatabase({ url, poolSize: 1 });
  try {
    const [row] = await database.query<{ file: string }>("SELECT @@pid_file AS file", {
      type: QueryTypes.SELECT,
    });
    return Number(readFileSync(row?.file ?? "", "utf8"));
  } catch {
    return undefined;
  } finally {
    await database.close();
  }
}

/** Milliseconds that processes have had of the processor, which other work on the machine changes little. */
export function processorTime(pids: readonly number[]): number {
  const times = pids.flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`).map((task) => {
      try {
        return Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]);
      } catch {
        return 0; // A thread that has ended meanwhile.
      }
    }),
  );
  return times.reduce((sum, time) => sum + time, 0) / 1e6;
}
