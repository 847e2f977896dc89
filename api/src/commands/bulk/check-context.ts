import type { Transaction } from "sequelize";
import type { Field } from "../../import/fields.ts";
import type { DateOrder } from "../../import/parse/date.ts";
import { dateOrders } from "../../import/read-jobs.ts";
import type { MappedColumn } from "../../import/recognize.ts";
import type { BuildContext } from "../../import/rows/job.ts";
import { uploadField } from "../../import/upload-fields.ts";
import { Company } from "../../models/index.ts";
import type { Posting } from "../../posting/posting.ts";
import type { BulkColumns, StoredUpload } from "../../queries/bulk-uploads.ts";
import type { Services } from "../../services.ts";

/** What the rows of one upload are checked against. */
export interface CheckContext {
  readonly build: BuildContext;
  readonly headers: readonly string[];
  readonly columns: ReadonlyMap<Field, number>;
  readonly company: Pick<Posting, "company_size" | "company_name" | "company_has_logo">;
  readonly today: string;
}

export async function checkContext(
  { places, now }: Pick<Services, "places" | "now">,
  { companyId, columns: stored, date_orders }: Pick<StoredUpload, "companyId" | "columns" | "date_orders">,
  transaction?: Transaction,
): Promise<CheckContext> {
  const company = await Company.findByPk(companyId, {
    rejectOnEmpty: true,
    ...(transaction && { transaction }),
  });
  const columns = mappedColumns(stored);
  const today = now().toISOString().slice(0, 10);
  return {
    headers: stored.map(({ header }) => header),
    columns: new Map([...columns].map(([field, { index }]) => [field, index])),
    today,
    company: {
      company_size: company.size,
      company_name: company.name,
      company_has_logo: Boolean(company.logo),
    },
    build: {
      mapping: { columns, unused: [], foreign: [], identity: null },
      dateOrders: new Map(
        Object.entries(date_orders).flatMap(([name, order]) => {
          const field = uploadField(name);
          return field !== undefined && isOrder(order) ? [[field, order] as const] : [];
        }),
      ),
      gazetteer: places.gazetteer,
      today,
      assumed: { country: company.country, region: null, city: null },
      workAtEmployer: false,
      keepEnded: false,
      company: company.name,
      applyUrl: null,
      keepDescriptions: true,
    },
  };
}

/** Whether day or month comes first in the columns of dates, by their first values. */
export const ordersOf = (
  columns: BulkColumns,
  sample: readonly (readonly string[])[],
): Record<string, DateOrder> =>
  Object.fromEntries(
    dateOrders({ headers: columns.map(({ header }) => header), sample }, { columns: mappedColumns(columns) }),
  );

const isOrder = (text: string): text is DateOrder => text === "mdy" || text === "dmy";

function mappedColumns(columns: BulkColumns): Map<Field, MappedColumn> {
  const mapped = new Map<Field, MappedColumn>();
  for (const [index, { header, field: name }] of columns.entries()) {
    const field = uploadField(name ?? "");
    if (field !== undefined) mapped.set(field, { field, index, header, by: "mapping" });
  }
  return mapped;
}
