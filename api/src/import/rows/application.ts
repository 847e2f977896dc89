import { parseEmail, parseUrl } from "@jobmap/contract/contact";
import type { ImportedJob } from "../job.ts";
import type { Row } from "./row.ts";

type Application = Pick<ImportedJob, "apply_kind" | "apply_url" | "apply_email">;

/** The page of the job at its source. */
export function sourcePage(row: Row): string | null {
  return link(row, "job_url") ?? null;
}

/**
 * How to apply, best source first: an address or a mail address in its own column, the import's `applyUrl` (with `{header}` for
 * cells of the row), an address in the instructions, the page of the job.
 */
export function buildApplication(
  row: Row,
  headers: readonly string[],
  cells: readonly string[],
  { applyUrl }: { readonly applyUrl: string | null },
): Application {
  const told = applyUrl === null ? undefined : parseUrl(fillIn(applyUrl, headers, cells));
  const instructions = row.prose("how_to_apply");
  const ways: readonly Way[] = [
    { rule: "the link of its own column", url: link(row, "apply_url") },
    { rule: "the email address of its own column", email: mail(row) },
    { rule: "the address given to the import", url: told },
    { rule: "the only site in the instructions", url: onlyLink(instructions) },
    { rule: "the only email address in the instructions", email: onlyMail(instructions) },
    { rule: "the job's page, because no way to apply is given", url: link(row, "job_url") },
  ];
  for (const { rule, url, email } of ways) {
    if (url !== undefined || email !== undefined) row.rule(rule);
    if (url !== undefined) return { apply_kind: "URL", apply_url: url, apply_email: mail(row) ?? null };
    if (email !== undefined) return { apply_kind: "EMAIL", apply_url: null, apply_email: email };
  }
  return { apply_kind: "NATIVE", apply_url: null, apply_email: null };
}

interface Way {
  readonly rule: string;
  readonly url?: string | undefined;
  readonly email?: string | undefined;
}

/** Warns about addresses that candidates cannot be sent to. */
export function checkLinks(row: Row): void {
  for (const field of ["apply_url", "apply_email", "job_url"] as const) {
    const text = row.text(field);
    if (text !== "" && parseUrl(text) === undefined && parseEmail(text) === undefined)
      row.warn("link_unusable", field);
  }
}

function link(row: Row, field: "apply_url" | "job_url"): string | undefined {
  return parseUrl(row.text(field));
}

function mail(row: Row): string | undefined {
  return parseEmail(row.text("apply_email")) ?? parseEmail(row.text("apply_url"));
}

/** The address in a text that links to a single site; with two sites it is unclear which one is meant. */
function onlyLink(text: string): string | undefined {
  const urls = [...text.matchAll(/\b(?:https?:\/\/|www\.)[^\s<>"'”’]+/gi)].flatMap(
    ([match]) => parseUrl(match.replace(/[.,;:!?)\]]+$/, "")) ?? [],
  );
  const hosts = new Set(urls.map((url) => new URL(url).hostname.replace(/^www\./, "")));
  return hosts.size === 1 ? urls[0] : undefined;
}

function onlyMail(text: string): string | undefined {
  const mails = new Set(
    [...text.matchAll(/[^\s@<>"(),:;]+@[\w.-]+\w/g)].flatMap(
      ([match]) => parseEmail(match)?.toLowerCase() ?? [],
    ),
  );
  return mails.size === 1 ? [...mails][0] : undefined;
}

function fillIn(template: string, headers: readonly string[], cells: readonly string[]): string {
  return template.replace(/\{([^{}]+)\}/g, (_, header: string) =>
    encodeURIComponent((cells[headers.indexOf(header)] ?? "").trim()),
  );
}
