import {
  ACTORS,
  type Actor,
  type Answer,
  APPLICATION_STATUSES,
  type ApplicationStatus,
  type ClickAttribution,
  type SharedProfile,
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
import type { Job } from "./job.ts";
import { jsonColumn } from "./json-column.ts";

/** A candidate's application for a job: one for each pair. Answers keep the wording of their questions. */
export class Application extends Model<InferAttributes<Application>, InferCreationAttributes<Application>> {
  declare id: CreationOptional<number>;
  declare jobId: number;
  declare candidateId: number;
  declare status: CreationOptional<ApplicationStatus>;
  declare firstName: string;
  declare lastName: string;
  declare email: string;
  declare phone: CreationOptional<string>;
  declare coverNote: string;
  declare answers: Answer[];
  declare knockouts: CreationOptional<number>;
  declare resumeFileId: CreationOptional<number | null>;
  declare resumeName: CreationOptional<string>;
  /** The resume that the file was made of, while it exists. */
  declare resumeId: CreationOptional<number | null>;
  /** What the resume said when it was sent. Never changes; null for uploaded files. */
  declare profile: CreationOptional<SharedProfile | null>;
  declare source: CreationOptional<string>;
  declare attribution: CreationOptional<ClickAttribution | null>;
  declare rating: CreationOptional<number | null>;
  declare rejectReason: CreationOptional<string | null>;
  declare viewedAt: CreationOptional<Date | null>;
  declare rejectedAt: CreationOptional<Date | null>;
  /** When its candidate removed it from the list. */
  declare hiddenAt: CreationOptional<Date | null>;
  /** Until when an answer was promised as it was sent. Never changes; null without a promise. */
  declare answerDueAt: CreationOptional<Date | null>;
  declare createdAt: Date;
  declare updatedAt: Date;

  declare job?: NonAttribute<Job>;
  declare candidate?: NonAttribute<Account>;
  declare events?: NonAttribute<ApplicationEvent[]>;
  declare notes?: NonAttribute<ApplicationNote[]>;

  get applicant(): NonAttribute<string> {
    return `${this.firstName} ${this.lastName}`.trim();
  }
}

/** One step of an application. Rows are added and never changed. */
export class ApplicationEvent extends Model<
  InferAttributes<ApplicationEvent>,
  InferCreationAttributes<ApplicationEvent>
> {
  declare id: CreationOptional<number>;
  declare applicationId: number;
  declare actor: Actor;
  declare accountId: CreationOptional<number | null>;
  declare fromStatus: CreationOptional<ApplicationStatus | null>;
  declare toStatus: ApplicationStatus;
  /** The employer's message to the candidate. */
  declare message: CreationOptional<string | null>;
  /** The move of several applications that it is part of. */
  declare moveId: CreationOptional<number | null>;
  /** Candidates see what is shown; a move can be undone while its steps are held. */
  declare telling: CreationOptional<Telling>;
  declare createdAt: Date;

  declare author?: NonAttribute<Account | null>;
}

const TELLING = ["SHOWN", "HELD", "UNDONE"] as const;
export type Telling = (typeof TELLING)[number];

/** A company's note about an application, for its own use. */
export class ApplicationNote extends Model<
  InferAttributes<ApplicationNote>,
  InferCreationAttributes<ApplicationNote>
> {
  declare id: CreationOptional<number>;
  declare applicationId: number;
  declare accountId: number | null;
  declare text: string;
  declare createdAt: Date;
  /** Null while it is shown. One that was removed is found by `unscoped()` alone, until a chore deletes it. */
  declare removedAt: CreationOptional<Date | null>;
  declare author?: NonAttribute<Account | null>;
}

/** A company's text for answering candidates. */
export class ReplyTemplate extends Model<
  InferAttributes<ReplyTemplate>,
  InferCreationAttributes<ReplyTemplate>
> {
  declare id: CreationOptional<number>;
  declare companyId: number;
  declare name: string;
  declare text: string;
  /** 1 for the one that the company's rejections begin with, else null. */
  declare defaultRejection: CreationOptional<1 | null>;
}

const unsigned = DataTypes.INTEGER.UNSIGNED;
const id = () => ({ type: unsigned, autoIncrement: true, primaryKey: true });

export function defineApplication(sequelize: Sequelize): void {
  Application.init(
    {
      id: id(),
      jobId: unsigned,
      candidateId: unsigned,
      status: DataTypes.ENUM(...APPLICATION_STATUSES),
      firstName: DataTypes.STRING(100),
      lastName: DataTypes.STRING(100),
      email: DataTypes.STRING(254),
      phone: DataTypes.STRING(40),
      coverNote: DataTypes.TEXT,
      answers: jsonColumn("answers"),
      knockouts: DataTypes.TINYINT.UNSIGNED,
      resumeFileId: unsigned,
      resumeName: DataTypes.STRING(120),
      resumeId: unsigned,
      profile: jsonColumn("profile"),
      source: DataTypes.STRING(40),
      attribution: jsonColumn("attribution"),
      rating: DataTypes.TINYINT.UNSIGNED,
      rejectReason: DataTypes.STRING(250),
      viewedAt: DataTypes.DATE(3),
      rejectedAt: DataTypes.DATE(3),
      hiddenAt: DataTypes.DATE(3),
      answerDueAt: DataTypes.DATE(3),
      createdAt: DataTypes.DATE(3),
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "applications", timestamps: false },
  );
  ApplicationEvent.init(
    {
      id: id(),
      applicationId: unsigned,
      actor: DataTypes.ENUM(...ACTORS),
      accountId: unsigned,
      fromStatus: DataTypes.ENUM(...APPLICATION_STATUSES),
      toStatus: DataTypes.ENUM(...APPLICATION_STATUSES),
      message: DataTypes.TEXT,
      moveId: unsigned,
      telling: DataTypes.ENUM(...TELLING),
      createdAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "application_events", timestamps: false },
  );
  ApplicationNote.init(
    {
      id: id(),
      applicationId: unsigned,
      accountId: unsigned,
      text: DataTypes.TEXT,
      createdAt: DataTypes.DATE(3),
      removedAt: DataTypes.DATE(3),
    },
    {
      sequelize,
      tableName: "application_notes",
      timestamps: false,
      defaultScope: { where: { removedAt: null } },
    },
  );
  ReplyTemplate.init(
    {
      id: id(),
      companyId: unsigned,
      name: DataTypes.STRING(80),
      text: DataTypes.TEXT,
      defaultRejection: DataTypes.TINYINT.UNSIGNED,
    },
    { sequelize, tableName: "reply_templates", timestamps: false },
  );
}
