import { DataTypes, type Model } from "sequelize";

/** A JSON column, which MariaDB stores as text. Its content was validated by the contract when it was written. */
export function jsonColumn(field: string) {
  return {
    type: DataTypes.JSON,
    get(this: Model): unknown {
      const stored: unknown = this.getDataValue(field);
      return typeof stored === "string" ? JSON.parse(stored) : stored;
    },
  };
}
