import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { ApiError } from "../../errors/api-error.ts";
import { wordsWithin } from "./word-within.ts";

/** What may stand around a common word before a password is more than that: a year, a sign and a digit. */
const AROUND = 6;

let known: ReadonlySet<string> | undefined;

/** The words of `words.txt.gz`, which `pack.ts` wrote. Read when somebody first chooses a password. */
function words(): ReadonlySet<string> {
  known ??= new Set(
    gunzipSync(readFileSync(new URL("./words.txt.gz", import.meta.url)))
      .toString("utf8")
      .split("\n"),
  );
  return known;
}

/** Whether a password is one of those that are guessed first, whatever capital, year or exclamation mark was put to it. */
export function isCommonPassword(password: string): boolean {
  const length = [...password].length;
  return wordsWithin(password).some((word) => length - [...word].length <= AROUND && words().has(word));
}

/** @throws ApiError `invalid_input` under `password` for one of those that are guessed first */
export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  const message = "This password is too common. Please choose another.";
  throw new ApiError("invalid_input", message, { password: message });
}
