import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { QueryTypes, type Sequelize } from "sequelize";
import { Random } from "../../test/map/index-model/random.ts";

const COMMAND = fileURLToPath(new URL("../../bin/import-jobs.ts", import.meta.url));

/** A CSV file of rows with one to five places each; the first is alone in the north-west. */
export async function madeUpFile(database: Sequelize, rows: number): Promise<string> {
  const random = new Random(3);
  const towns = await database.query<{ name: string; region: string }>(
    "SELECT name, region FROM places WHERE kind = 'CITY' AND country = 'US' ORDER BY population DESC LIMIT 300",
    { type: QueryTypes.SELECT },
  );
  const lines = Array.from({ length: rows }, (_, i) => {
    const places = random.some(towns, 5).map(({ name, region }) => `${name}, ${region}`);
    const title = random.pick([
      "Registered Nurse",
      "Truck Driver",
      "Line Cook",
      "Welder",
      "Teacher",
      "Electrician",
    ]);
    const type = random.pick(["Full time", "Part time", "Temporary", "Internship", "Contract"]);
    return `M${i},${title},Made-up ${i % 400},"${i === 0 ? "Utqiagvik, AK" : places.join("; ")}",${type},$${random.integer(15, 60)}/hr`;
  });
  return `Job ID,Title,Company,Location,Employment type,Pay\n${lines.join("\n")}\n`;
}

/** Imports a file with the operator's command. @returns what it printed */
export async function importFile(databaseUrl: string, file: string): Promise<string> {
  const child = spawn(process.execPath, [COMMAND, file, "--as-of", new Date().toISOString().slice(0, 10)], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk;
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`The import of ${file} ended with ${code}:\n${output}`);
  return output.trim();
}
