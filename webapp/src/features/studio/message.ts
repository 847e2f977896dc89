import type { SnippetInput } from "@jobmap/widget/embed-code";
import { writeState } from "@jobmap/widget/studio-state";
import { t } from "#text";
import { policyOf } from "./policy.ts";
import type { Snippet } from "./snippet.ts";

export interface Message {
  readonly subject: string;
  readonly text: string;
  /** Opens it in the reader's mail program, without a recipient. */
  readonly href: string;
}

/** A message from the employer to their webmaster: instructions for the code, and the code. */
export function messageFor({ state, host, name }: SnippetInput, { where, note, code }: Snippet): Message {
  const policy = policyOf(state, host);
  const subject = t`Job map of ${name} for our website`;
  const text = [
    t`Hello, please put the job map of ${name} on our website. Where it goes: ${where}`,
    ...(note === undefined ? [] : [note]),
    code.trim(),
    ...(policy === ""
      ? []
      : [`${t`If the site has a Content-Security-Policy, it has to allow:`}\n${policy}`]),
    `${t`The same with a preview, and for other kinds of site:`}\n${host}/jobmap-integration?${writeState(state)}`,
  ].join("\n\n");
  const body = encodeURIComponent(text.replaceAll("\n", "\r\n"));
  return { subject, text, href: `mailto:?subject=${encodeURIComponent(subject)}&body=${body}` };
}
