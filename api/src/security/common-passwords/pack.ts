/**
 * Packs the words that passwords are most often made of into `words.txt.gz` beside this file, from the frequency list of zxcvbn 4.4.2 (MIT,
 * Dan Wheeler and Dropbox, Inc.), the most common passwords of published leaks:
 *
 *   npm pack zxcvbn@4.4.2 && tar xzf zxcvbn-4.4.2.tgz
 *   node api/src/security/common-passwords/pack.ts package/lib/frequency_lists.js
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { z } from "zod";
import { wordsWithin } from "./word-within.ts";

/** An attacker has some hundred guesses: the first ten thousand words are far more than that. */
const TAKEN = 10_000;
/** Words that users of this site think of and that lists of leaked passwords lack. */
const OURS = ["jobmap", "employer", "candidate", "careers", "recruiter", "hiring"];

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("Give the path of zxcvbn's frequency_lists.js.");
const { default: lists } = z
  .object({ default: z.object({ passwords: z.array(z.string()) }) })
  .parse(await import(pathToFileURL(resolve(file)).href));
const words = new Set([...OURS, ...lists.passwords.slice(0, TAKEN).flatMap(wordsWithin)]);
const text = [...words].sort().join("\n");
writeFileSync(new URL("./words.txt.gz", import.meta.url), gzipSync(text, { level: 9 }));
process.stdout.write(`${words.size} words\n`);
