import type { JobChanges } from "@jobmap/contract";
import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import { jsonColumn } from "./json-column.ts";

/** What an employer has written of a listing and nobody else sees: only fields that differ from the listing itself. */
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
