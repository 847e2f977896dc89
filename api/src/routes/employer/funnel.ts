import { RawReply, route } from "../../http/dispatch.ts";
import { scopeOf } from "../../policies/employer.ts";
import { presentFunnelTable } from "../../presenters/funnel-table.ts";
import { presentTableFile } from "../../presenters/table-file.ts";
import { countFunnel } from "../../queries/funnel.ts";

/** Rows of one reply; the export has all. */
const MAX_ROWS = 366;

export const getFunnel = route("GET employer/funnel", async ({ query }, { services, session }) => {
  const counted = await countFunnel(services.database, scopeOf(session), query, services.now());
  const rows = counted.rows.slice(0, MAX_ROWS);
  return { ...counted, rows, more_rows: counted.rows.length - rows.length };
});

export const exportFunnel = route(
  "GET employer/funnel/export",
  async ({ query: { format, ...query } }, { services, session }) => {
    const counted = await countFunnel(services.database, scopeOf(session), query, services.now());
    const table = presentFunnelTable(query.by, counted.rows);
    const { headers, bytes } = presentTableFile(
      format,
      `results-by-${query.by} ${counted.from} ${counted.to}`,
      table,
    );
    return new RawReply(200, { ...headers, "Cache-Control": "private, no-store" }, bytes);
  },
);
