import { DataTypes, type Model } from "sequelize";

/** What a JSON column holds, which MariaDB stores as text. It was validated by the contract when it was written. */
export const jsonOf = <Content>(stored: Content | string): Content =>
  typeof stored === "string" ? JSON.parse(stored) : stored;

/** A JSON column. */
export function jsonColumn(field: string) {
  return {
    type: DataTypes.JSON,
    get(this: Model): unknown {
      return jsonOf<unknown>(this.getDataValue(field));
    },
  };
}
