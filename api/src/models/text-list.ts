import { DataTypes, type Model } from "sequelize";

/** A list of texts in a JSON column. MariaDB stores JSON as text and MySQL does not; both are read the same way. */
export function textsOf(stored: unknown): string[] | null {
  const value: unknown = typeof stored === "string" ? JSON.parse(stored) : stored;
  return Array.isArray(value) ? value.map(String) : null;
}

export function textList(field: string) {
  return {
    type: DataTypes.JSON,
    get(this: Model): string[] | null {
      return textsOf(this.getDataValue(field));
    },
  };
}
