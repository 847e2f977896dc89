import type { FeedTest } from "@jobmap/contract";
import { z } from "zod";
import { ApiError } from "../../errors/api-error.ts";
import { WebError } from "../../gateways/web/index.ts";
import { isKnownFeed } from "../../import/feeds/known.ts";
import { openSheet } from "../../import/sheet.ts";
import { permit } from "../../policies/can.ts";
import type { Employer } from "../../policies/employer.ts";
import { findFeed } from "../../queries/job-feeds.ts";
import type { Services } from "../../services.ts";
import { FILE_FIELDS, showColumns } from "../../views/file-columns.ts";
import { columnsOf, knownColumns } from "../bulk/recognize-columns.ts";
import { readSheets } from "../bulk/take-upload.ts";
import { payNote } from "./ask-pay.ts";

const SAMPLE_ROWS = 220;
const Cells = z.array(z.string());

/**
 * Reads an address and tells what it would bring in.
 * @param id the feed whose address it is, if it is one already
 * @throws ApiError `invalid_input` under `url` for what is no feed; `not_found`
 */
export async function testFeed(
  services: Services,
  actor: Employer,
  { url, id }: { readonly url: string; readonly id?: number | undefined },
): Promise<FeedTest> {
  const { database, places } = services;
  const chosen =
    id === undefined
      ? []
      : permit(actor, "feed.edit", await findFeed(database, id), "Feed not found.").columns;
  const first = await readFirst(services, actor, url);
  const rows = first.rows
    .slice(0, SAMPLE_ROWS)
    .map(({ n, cells }) => ({ number: n, cells: Cells.parse(JSON.parse(cells)) }));
  const sheet = await openSheet({ format: first.format, rows: stream(rows) });
  if (sheet === undefined) return { format: first.format, jobs: 0, note: null, columns: [], fields: [] };
  const { companyId } = actor;
  const known = await knownColumns(database, { companyId, headers: sheet.headers, chosen });
  return {
    format: first.format,
    jobs: first.rows.length - 1,
    note: payNote(first.format, url, sheet.headers),
    columns: showColumns(columnsOf(sheet, places.gazetteer, known), sheet.sample),
    fields: isKnownFeed(first.format) ? [] : [...FILE_FIELDS],
  };
}

async function readFirst(services: Services, actor: Employer, url: string) {
  const file = await services.web.read(url).catch((error: unknown) => {
    throw error instanceof WebError ? refused(error.message) : error;
  });
  if (file === null) throw refused("The site answered without the file.");
  const [first] = await readSheets(services, { kind: "feed", bytes: file.bytes }, actor.id).catch(
    (error: unknown) => {
      throw error instanceof ApiError && error.code === "invalid_input" ? refused(error.message) : error;
    },
  );
  if (first === undefined || first.problem !== null)
    throw refused(first?.problem ?? "The file holds no jobs.");
  return first;
}

async function* stream<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows;
}

const refused = (message: string) => new ApiError("invalid_input", message, { url: message });
