import { EMPLOYMENT_TYPES, type EmploymentType } from "@jobmap/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from "sequelize";

export class JobEmploymentType extends Model<
  InferAttributes<JobEmploymentType>,
  InferCreationAttributes<JobEmploymentType>
> {
  declare jobId: number;
  declare employmentType: EmploymentType;
}

export class Skill extends Model<InferAttributes<Skill>, InferCreationAttributes<Skill>> {
  declare id: CreationOptional<number>;
  declare name: string;
}

/** A skill of a job; `required` distinguishes required skills from preferred ones. */
export class JobSkill extends Model<InferAttributes<JobSkill>, InferCreationAttributes<JobSkill>> {
  declare jobId: number;
  declare skillId: number;
  declare required: boolean;
  declare position: CreationOptional<number>;
  /** This listing's spelling, if it differs from the skill's name. */
  declare spelling: CreationOptional<string | null>;
  declare skill?: NonAttribute<Skill>;
}

export function defineJobParts(sequelize: Sequelize): void {
  JobEmploymentType.init(
    {
      jobId: { type: DataTypes.INTEGER.UNSIGNED, primaryKey: true },
      employmentType: { type: DataTypes.ENUM(...EMPLOYMENT_TYPES), primaryKey: true },
    },
    { sequelize, tableName: "job_employment_types", timestamps: false },
  );
  Skill.init(
    {
      id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
      name: DataTypes.STRING(120),
    },
    { sequelize, tableName: "skills", timestamps: false },
  );
  JobSkill.init(
    {
      jobId: { type: DataTypes.INTEGER.UNSIGNED, primaryKey: true },
      skillId: { type: DataTypes.INTEGER.UNSIGNED, primaryKey: true },
      required: DataTypes.BOOLEAN,
      position: DataTypes.TINYINT.UNSIGNED,
      spelling: DataTypes.STRING(120),
    },
    { sequelize, tableName: "job_skills", timestamps: false },
  );
}
