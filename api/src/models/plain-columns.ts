import type { JOB_FIELDS, JobField, JobFieldTable, JobFieldValue, JobFieldValues } from "@jobmap/contract";
import { type CreationOptional, DataTypes, type ModelAttributeColumnOptions } from "sequelize";
import { attributeOf } from "../format/attributes.ts";

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** The attributes of a table's fields: `hoursPerWeek` of `hours_per_week`. */
export type PlainAttributes<T extends JobFieldTable = typeof JOB_FIELDS> = {
  [Name in keyof T & string as CamelCase<Name>]: CreationOptional<JobFieldValue<T[Name]>>;
};

type PlainColumns<T extends JobFieldTable> = {
  [Name in keyof PlainAttributes<T>]: ModelAttributeColumnOptions;
};

/** How the columns of a table's fields are read and written. */
export function plainColumns<T extends JobFieldTable>(table: T): PlainColumns<T> {
  const columns = Object.entries(table).map(([name, field]) => [attributeOf(name), { type: typeOf(field) }]);
  return Object.fromEntries(columns) as PlainColumns<T>;
}

/** Fields as attributes of their row. Those that are not named are left out. */
export function plainAttributes<T extends JobFieldTable>(
  values: Partial<JobFieldValues<T>>,
  table: T,
): Partial<PlainAttributes<T>> {
  const named = Object.entries(values).filter(([name, value]) => name in table && value !== undefined);
  return Object.fromEntries(named.map(([name, value]) => [attributeOf(name), value])) as Partial<
    PlainAttributes<T>
  >;
}

function typeOf(field: JobField): ModelAttributeColumnOptions["type"] {
  switch (field.kind) {
    case "text":
      return DataTypes.STRING(field.max);
    case "number":
      return field.decimals === 0 ? DataTypes.INTEGER : DataTypes.DECIMAL(10, field.decimals);
    case "yes_no":
      return DataTypes.BOOLEAN;
    case "choice":
      return DataTypes.ENUM(...Object.keys(field.options));
    case "date":
      return DataTypes.DATEONLY;
  }
}
