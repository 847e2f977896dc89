/** `npm run doctor`: checks everything that the product needs, with its own settings, and reports what is wrong and what to do. */

import { openDatabase } from "../src/database.ts";
import { examineDatabase } from "../src/doctor/database.ts";
import type { Finding } from "../src/doctor/finding.ts";
import { examineMachine } from "../src/doctor/machine.ts";
import { examinePayments } from "../src/doctor/payments.ts";
import { examineSearchEngines } from "../src/doctor/search-engines.ts";
import { examineSite } from "../src/doctor/site.ts";
import { type Env, readEnv, SettingsError } from "../src/env.ts";

const SIGNS: Readonly<Record<Finding["state"], string>> = { good: "✓", warning: "!", bad: "✗" };

function tell(findings: readonly Finding[]): readonly Finding[] {
  for (const { state, about, says } of findings) console.log(`${SIGNS[state]} ${about.padEnd(12)} ${says}`);
  return findings;
}

async function examine(env: Env): Promise<readonly Finding[]> {
  const database = openDatabase({ url: env.DATABASE_URL, poolSize: 2 });
  try {
    const inDatabase = tell(await examineDatabase(database, env));
    const machine = tell(await examineMachine(env));
    const payments = tell([await examinePayments(env)]);
    const answers = inDatabase.every(({ about, state }) => about !== "Database" || state === "good");
    const site = answers ? tell(await examineSite(env, database)) : [];
    const search = answers ? tell(await examineSearchEngines(env, database)) : [];
    return [...inDatabase, ...machine, ...payments, ...site, ...search];
  } finally {
    await database.close();
  }
}

try {
  const findings = await examine(readEnv());
  const wrong = findings.filter(({ state }) => state === "bad").length;
  const warnings = findings.filter(({ state }) => state === "warning").length;
  if (wrong + warnings > 0) console.log(`\n${wrong} errors, ${warnings} warnings.`);
  process.exitCode = wrong > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
}
