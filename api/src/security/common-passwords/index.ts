import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { ApiError } from "../../errors/api-error.ts";
import { wordsWithin } from "./word-within.ts";

/** How many characters around a common word still leave the password common: a year, a sign and a digit. */
const AROUND = 6;

let known: ReadonlySet<string> | undefined;

/** The words of `words.txt.gz`, which `pack.ts` wrote. Read when the first password is chosen. */
function words(): ReadonlySet<string> {
  known ??= new Set(
    gunzipSync(readFileSync(new URL("./words.txt.gz", import.meta.url)))
      .toString("utf8")
      .split("\n"),
  );
  return known;
}

/** Whether a password is among those that attackers guess first, even with capitals, a year or an exclamation mark added. */
export function isCommonPassword(password: string): boolean {
  const length = [...password].length;
  return wordsWithin(password).some((word) => length - [...word].length <= AROUND && words().has(word));
}

/** @throws ApiError `invalid_input` under `password` for one that attackers guess first */
export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  const message = "This password is too common. Please choose another.";
  throw new ApiError("invalid_input", message, { password: message });
}
