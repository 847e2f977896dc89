import type { Data } from "@jobmap/contract";
import { type RouterContextProvider, redirect } from "react-router";
import { t } from "#text";
import { serverContext } from "../../lib/context.ts";
import { loadTexts, type PageTexts } from "../../lib/page-texts.ts";
import { pageNumber } from "../job-list/load-list.ts";

export const LOG_PATH = "/proved-domains";
const LEAD = t`Which employers have proved which domains to be their own, how and when, and which proofs have ended.`;
const PER_PAGE = 50;

export interface LoadedLog extends Data<"GET user/domain-log"> {
  /** The company whose lines these are, if not all. */
  company: number | null;
  pages: number;
  texts: PageTexts;
}

/** A page of the public log, of all companies or of one. */
export async function loadLog(context: Readonly<RouterContextProvider>, url: URL): Promise<LoadedLog> {
  const { call } = context.get(serverContext);
  const asked = url.searchParams.get("company") ?? "";
  const company = /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null;
  const page = pageNumber(url);
  if (page === undefined || (asked !== "" && company === null)) throw redirect(LOG_PATH);
  const query = { page, limit: PER_PAGE, ...(company !== null && { company }) };
  const [texts, log] = await Promise.all([
    loadTexts(context, LOG_PATH, t`Log of proved domains`, LEAD),
    call("GET user/domain-log", { query }),
  ]);
  const pages = Math.max(1, Math.ceil(log.total / PER_PAGE));
  if (page > pages) throw redirect(logPath(company, pages));
  return { ...log, company, pages, texts };
}

/** The address of a page of the log. */
export function logPath(company: number | null, page = 1): string {
  const params = new URLSearchParams({
    ...(company !== null && { company: String(company) }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size === 0 ? LOG_PATH : `${LOG_PATH}?${params}`;
}
