/**
 * Whether the map index answers what SQL answers, and what its audit costs: `npm run bench -- index-audit [--jobs 30000]
 * [--searches 2000] [--import FILE.csv]...`. A server over demo jobs imports made-up rows with one to five places, and the given
 * files, while five clients search it; then random searches over HTTP are compared with SQL. Ends with an error if one differs.
 */
import { parseArgs } from "node:util";
import { benchDatabase, startServer } from "../../../webapp/bench/server.ts";
import { AUDIT_SEARCHES } from "../../src/background/index-audit.ts";
import { openDatabase } from "../../src/database.ts";
import { compareSearches } from "./compare.ts";
import { measureCost } from "./cost.ts";
import { importWhileSearched } from "./import-while-searched.ts";

const { values } = parseArgs({
  options: {
    jobs: { type: "string", default: "30000" },
    searches: { type: "string", default: "2000" },
    import: { type: "string", multiple: true, default: [] },
  },
});
const [jobs, searches] = [Number(values.jobs), Number(values.searches)];
if (!Number.isInteger(jobs) || jobs < 1) throw new Error("--jobs must be a whole number from 1.");
if (!Number.isInteger(searches) || searches < 0) throw new Error("--searches must be a whole number from 0.");

const url = benchDatabase(`jobmap_index_audit_${jobs}`);
const server = await startServer(url, { DEMO_JOBS: String(jobs) });
const database = openDatabase({ url, poolSize: 5 });
try {
  const cost = await measureCost(database);
  console.log(
    `\nThe audit over ${cost.jobs.toLocaleString("en-US")} jobs, ${cost.searches} searches, a replay of ${AUDIT_SEARCHES} in ${cost.every} s:`,
  );
  console.log(
    `  this process  ${cost.ownMs.toFixed(1)} ms a replay, ${cost.ownShare.toFixed(3)} % of a core`,
  );
  console.log(
    cost.databaseMs === null
      ? "  the database  runs on another machine"
      : `  the database  ${cost.databaseMs.toFixed(1)} ms a replay, ${cost.databaseShare.toFixed(3)} % of a core`,
  );
  console.log(`  differences   ${cost.differences}`);
  if (searches > 0) {
    const imported = await importWhileSearched(server.url, url, database, values.import);
    console.log(
      `\nImported ${imported.rows.toLocaleString("en-US")} rows in ${imported.seconds.toFixed(0)} s while five clients made ` +
        `${imported.searches.toLocaleString("en-US")} searches; ${imported.jobs.toLocaleString("en-US")} jobs now.`,
    );
    const compared = await compareSearches(server.url, database, searches);
    console.log(
      `${compared.searches.toLocaleString("en-US")} random searches: ${compared.jobs.toLocaleString("en-US")} jobs matched in SQL, ` +
        `${compared.empty} searches found none, ${compared.differences.length} differ.`,
    );
    for (const difference of compared.differences.slice(0, 20)) console.log(JSON.stringify(difference));
    const health = await (await fetch(`${server.url}/health/ready`)).json();
    console.log(`The server's own audit: ${JSON.stringify(health)}`);
    if (compared.differences.length > 0) process.exitCode = 1;
  }
} finally {
  await database.close();
  await server.stop();
}
