import type { Data } from "@jobmap/contract";
import { t } from "#text";
import { ApiFailure, call } from "../../lib/api.ts";
import { loadChunk } from "../../lib/load-chunk.ts";
import { inSpanish } from "../../lib/messages.ts";
import type { Chosen } from "./draft-edits.ts";

/** Messages by the paths of the draft. */
export type Problems = Readonly<Record<string, string>>;
export type Sent =
  | { readonly result: Data<"POST user/resume-draft/save"> }
  | { readonly message: string; readonly problems: Problems };

const KEY = "POST user/resume-draft/save";

/** Adds what was chosen to the profile. Problems come under the paths that they have in the draft. */
export async function send({ document, paths }: Chosen): Promise<Sent> {
  try {
    const { endpoints, fieldPathText } = await loadChunk(() => import("@jobmap/contract"));
    const { data, error } = endpoints[KEY].body.safeParse({ document });
    if (data) return { result: await call(KEY, { body: data }) };
    const told = error.issues.map(async (issue) => {
      const { path, message } = import.meta.env.LANGUAGE === "es" ? await inSpanish("", issue) : issue;
      return [fieldPathText(path), message] as const;
    });
    const issues = await Promise.all(told);
    return { message: t`Some fields need another look.`, problems: inDraft(issues, paths) };
  } catch (failure) {
    if (!(failure instanceof ApiFailure))
      return { message: t`Your profile was not saved. Try again.`, problems: {} };
    return { message: failure.message, problems: inDraft(Object.entries(failure.fields), paths) };
  }
}

function inDraft(fields: readonly (readonly [string, string])[], paths: Chosen["paths"]): Problems {
  return Object.fromEntries(
    fields.map(([name, message]) => {
      const [, entry = "", rest = ""] = /^document\.(\w+\[\d+\])?(.*)$/.exec(name) ?? [];
      return [(paths.get(entry) ?? entry) + rest, message];
    }),
  );
}
