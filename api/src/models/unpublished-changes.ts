import type { JobChanges } from "@jobmap/contract";
import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import { jsonColumn } from "./json-column.ts";

/** An employer's unpublished changes of a listing, visible to the employer only: fields that differ from the listing itself. */
export class UnpublishedChanges extends Model<
  InferAttributes<UnpublishedChanges>,
  InferCreationAttributes<UnpublishedChanges>
> {
  declare jobId: number;
  declare changes: JobChanges;
}

export function defineUnpublishedChanges(sequelize: Sequelize): void {
  UnpublishedChanges.init(
    {
      jobId: { type: DataTypes.INTEGER.UNSIGNED, primaryKey: true },
      changes: jsonColumn("changes"),
    },
    { sequelize, tableName: "unpublished_changes", timestamps: false },
  );
}
