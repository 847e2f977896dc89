import {
  APPLY_KINDS,
  type ApplyKind,
  CLOSE_REASONS,
  type CloseReason,
  JOB_FIELDS,
  JOB_STATUSES,
  type JobFieldValues,
  type JobStatus,
  LOCATION_TYPES,
  type LocationType,
  PAY_UNITS,
  type PayUnit,
} from "@jobmap/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from "sequelize";
import type { Account } from "./account.ts";
import type { Category } from "./category.ts";
import type { Company } from "./company.ts";
import type { JobLocation } from "./job-location.ts";
import type { JobEmploymentType, JobSkill } from "./job-parts.ts";
import { type PlainAttributes, plainColumns, plainValues } from "./plain-columns.ts";
import { textList } from "./text-list.ts";
import type { UnpublishedChanges } from "./unpublished-changes.ts";

/** A listing. Money in minor units. */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the plain fields follow from a table
export class Job extends Model<InferAttributes<Job>, InferCreationAttributes<Job>> {
  declare id: CreationOptional<number>;
  declare slug: string;
  declare companyId: number;
  /** Whose hand made it here; null for one that was imported. */
  declare createdBy: CreationOptional<number | null>;
  /** Made by the form once: a repeated press makes one draft. */
  declare requestKey: CreationOptional<string | null>;
  /** Counts every change of what its employer edits; whoever saves says which one was changed. */
  declare version: CreationOptional<number>;
  /** When and by whom it was last changed, published or not. */
  declare editedAt: CreationOptional<Date | null>;
  declare editedBy: CreationOptional<number | null>;
  declare title: string;
  declare description: string;
  declare responsibilities: CreationOptional<string | null>;
  declare qualifications: CreationOptional<string | null>;
  declare locationType: LocationType;
  declare applicantLocationRequirements: CreationOptional<string[] | null>;
  declare status: CreationOptional<JobStatus>;
  declare closeReason: CreationOptional<CloseReason | null>;
  declare salaryCurrency: CreationOptional<string | null>;
  declare salaryMin: CreationOptional<number | null>;
  declare salaryMax: CreationOptional<number | null>;
  declare salaryUnit: CreationOptional<PayUnit | null>;
  declare otherCompensation: CreationOptional<string[] | null>;
  declare benefits: CreationOptional<string[] | null>;
  declare categoryId: CreationOptional<number | null>;
  declare occupationCode: CreationOptional<string | null>;
  declare licences: CreationOptional<string[] | null>;
  declare positionsFilled: CreationOptional<number>;
  /** A calendar date, `YYYY-MM-DD`. */
  declare endsOn: CreationOptional<string | null>;
  declare applyKind: CreationOptional<ApplyKind>;
  declare applyUrl: CreationOptional<string | null>;
  declare applyEmail: CreationOptional<string | null>;
  declare validThrough: CreationOptional<Date | null>;
  declare applicationDeadline: CreationOptional<string | null>;
  declare language: CreationOptional<string>;
  declare source: CreationOptional<string | null>;
  declare sourceKey: CreationOptional<string | null>;
  /** Page of the listing at its source. */
  declare sourceUrl: CreationOptional<string | null>;
  declare isDemo: CreationOptional<boolean>;
  /** The posting date that its source states; null where it states none, and for listings made here. */
  declare sourcePostedAt: CreationOptional<Date | null>;
  /** When it became public here; set once, never moved. */
  declare firstPublishedAt: CreationOptional<Date | null>;
  /** Computed by the database: `sourcePostedAt` of an imported listing, else `firstPublishedAt`. Never written. */
  declare readonly datePosted: CreationOptional<Date | null>;
  declare lastConfirmedAt: CreationOptional<Date | null>;
  /** When the employer was asked whether it is still open; null once that was answered. */
  declare confirmAskedAt: CreationOptional<Date | null>;
  /** When the employer was told that it ends soon. */
  declare expiryToldAt: CreationOptional<Date | null>;
  declare createdAt: CreationOptional<Date>;
  declare updatedAt: CreationOptional<Date>;

  declare company?: NonAttribute<Company>;
  declare category?: NonAttribute<Category | null>;
  declare locations?: NonAttribute<JobLocation[]>;
  declare employmentTypes?: NonAttribute<JobEmploymentType[]>;
  declare skills?: NonAttribute<JobSkill[]>;
  declare editor?: NonAttribute<Account | null>;
  declare unpublished?: NonAttribute<UnpublishedChanges | null>;

  /** What it says of its plain fields. */
  plainFields(): JobFieldValues {
    return plainValues(this, JOB_FIELDS);
  }

  /** Whether the public may see it at `now`. */
  isOpen(now: Date): boolean {
    return this.status === "PUBLISHED" && (this.validThrough === null || this.validThrough > now);
  }

  /** The last day on which applications were taken here, once it is over; null while they are, or where we take none. */
  applicationsClosedOn(now: Date): string | null {
    const { applyKind, applicationDeadline } = this;
    if (applyKind !== "NATIVE" || !applicationDeadline) return null;
    return applicationDeadline < now.toISOString().slice(0, 10) ? applicationDeadline : null;
  }

  /** Whether the public could see it once: such a page answers "gone", any other "not found". */
  wasPublic(): boolean {
    return this.firstPublishedAt !== null && this.status !== "DRAFT" && this.status !== "REMOVED";
  }
}

/** Its plain fields. */
export interface Job extends PlainAttributes {}

export function defineJob(sequelize: Sequelize): void {
  Job.init(
    {
      id: { type: DataTypes.INTEGER.UNSIGNED, autoIncrement: true, primaryKey: true },
      slug: DataTypes.STRING(160),
      companyId: DataTypes.INTEGER.UNSIGNED,
      createdBy: DataTypes.INTEGER.UNSIGNED,
      requestKey: DataTypes.CHAR(36),
      version: DataTypes.INTEGER.UNSIGNED,
      editedAt: DataTypes.DATE(3),
      editedBy: DataTypes.INTEGER.UNSIGNED,
      title: DataTypes.STRING(200),
      description: DataTypes.TEXT("medium"),
      responsibilities: DataTypes.TEXT,
      qualifications: DataTypes.TEXT,
      locationType: DataTypes.ENUM(...LOCATION_TYPES),
      applicantLocationRequirements: textList("applicantLocationRequirements"),
      status: DataTypes.ENUM(...JOB_STATUSES),
      closeReason: DataTypes.ENUM(...CLOSE_REASONS),
      salaryCurrency: DataTypes.CHAR(3),
      salaryMin: DataTypes.INTEGER.UNSIGNED,
      salaryMax: DataTypes.INTEGER.UNSIGNED,
      salaryUnit: DataTypes.ENUM(...PAY_UNITS),
      otherCompensation: textList("otherCompensation"),
      benefits: textList("benefits"),
      categoryId: DataTypes.SMALLINT.UNSIGNED,
      occupationCode: DataTypes.CHAR(10),
      licences: textList("licences"),
      positionsFilled: DataTypes.SMALLINT.UNSIGNED,
      endsOn: DataTypes.DATEONLY,
      applyKind: DataTypes.ENUM(...APPLY_KINDS),
      applyUrl: DataTypes.STRING(2000),
      applyEmail: DataTypes.STRING(254),
      validThrough: DataTypes.DATE(3),
      applicationDeadline: DataTypes.DATEONLY,
      ...plainColumns(JOB_FIELDS),
      language: DataTypes.CHAR(2),
      source: DataTypes.STRING(60),
      sourceKey: DataTypes.STRING(120),
      sourceUrl: DataTypes.STRING(2000),
      isDemo: DataTypes.BOOLEAN,
      sourcePostedAt: DataTypes.DATE(3),
      firstPublishedAt: DataTypes.DATE(3),
      datePosted: DataTypes.DATE(3),
      lastConfirmedAt: DataTypes.DATE(3),
      confirmAskedAt: DataTypes.DATE(3),
      expiryToldAt: DataTypes.DATE(3),
      createdAt: DataTypes.DATE(3),
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "jobs", timestamps: false },
  );
}
