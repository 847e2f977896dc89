import { COURSE_SUBJECTS, type CourseSubject } from "@jobmap/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import { textList } from "./text-list.ts";

/** Something to learn, and where. */
export class Course extends Model<InferAttributes<Course>, InferCreationAttributes<Course>> {
  declare code: string;
  declare name: string;
  declare provider: string;
  declare subject: CourseSubject;
  declare url: string;
  declare teaches: string;
  /** What somebody who passes has. */
  declare credential: CreationOptional<string | null>;
  /** What listings call it: "BLS", "Basic Life Support". The first is what candidates are told. */
  declare terms: string[];
  declare active: CreationOptional<boolean>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;
}

export function defineCourse(sequelize: Sequelize): void {
  Course.init(
    {
      code: { type: DataTypes.STRING(60), primaryKey: true },
      name: DataTypes.STRING(150),
      provider: DataTypes.STRING(150),
      subject: DataTypes.ENUM(...COURSE_SUBJECTS),
      url: DataTypes.STRING(500),
      teaches: DataTypes.STRING(500),
      credential: DataTypes.STRING(200),
      terms: textList("terms"),
      active: DataTypes.BOOLEAN,
      createdAt: DataTypes.DATE(3),
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "courses", timestamps: false },
  );
}
