import {
  INTERVIEW_ACTIONS,
  INTERVIEW_KINDS,
  INTERVIEW_STATES,
  type InterviewKind,
  type InterviewState,
  type InterviewStepAction,
  type ThreadSide,
} from "@jobmap/contract";
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize";
import { jsonColumn } from "./json-column.ts";

/** An interview about an application. */
export class Interview extends Model<InferAttributes<Interview>, InferCreationAttributes<Interview>> {
  declare id: CreationOptional<number>;
  declare applicationId: number;
  /** The held move that it came with. */
  declare moveId: number | null;
  declare state: InterviewState;
  /** Counts its changes; the sequence of its calendar entry. */
  declare round: CreationOptional<number>;
  declare kind: InterviewKind;
  /** An address, a phone number, or the link to a video call. */
  declare place: string;
  declare minutes: number;
  declare note: string;
  /** The employer's. */
  declare timeZone: string;
  declare candidateTimeZone: CreationOptional<string | null>;
  declare createdAt: Date;
  declare updatedAt: Date;
}

/** A time to choose; of an accepted interview, the agreed one. */
export class InterviewTime extends Model<
  InferAttributes<InterviewTime>,
  InferCreationAttributes<InterviewTime>
> {
  declare id: CreationOptional<number>;
  declare interviewId: number;
  declare startsAt: Date;
}

/** One step in the history of an interview. Rows are added and never changed. */
export class InterviewStep extends Model<
  InferAttributes<InterviewStep>,
  InferCreationAttributes<InterviewStep>
> {
  declare id: CreationOptional<number>;
  declare interviewId: number;
  declare side: ThreadSide | "system";
  declare action: InterviewStepAction;
  /** Those that it was about, ISO 8601. */
  declare times: string[];
  declare note: string;
  declare createdAt: Date;
}

export function defineInterview(sequelize: Sequelize): void {
  const unsigned = DataTypes.INTEGER.UNSIGNED;
  const id = () => ({ type: unsigned, autoIncrement: true, primaryKey: true });
  const date = DataTypes.DATE(3);
  Interview.init(
    {
      id: id(),
      applicationId: unsigned,
      moveId: unsigned,
      state: DataTypes.ENUM(...INTERVIEW_STATES),
      round: DataTypes.SMALLINT.UNSIGNED,
      kind: DataTypes.ENUM(...INTERVIEW_KINDS),
      place: DataTypes.STRING(500),
      minutes: DataTypes.SMALLINT.UNSIGNED,
      note: DataTypes.TEXT,
      timeZone: DataTypes.STRING(64),
      candidateTimeZone: DataTypes.STRING(64),
      createdAt: date,
      updatedAt: date,
    },
    { sequelize, tableName: "interviews", timestamps: false },
  );
  InterviewTime.init(
    { id: id(), interviewId: unsigned, startsAt: date },
    { sequelize, tableName: "interview_times", timestamps: false },
  );
  InterviewStep.init(
    {
      id: id(),
      interviewId: unsigned,
      side: DataTypes.ENUM("candidate", "employer", "system"),
      action: DataTypes.ENUM(...INTERVIEW_ACTIONS),
      times: jsonColumn("times"),
      note: DataTypes.TEXT,
      createdAt: date,
    },
    { sequelize, tableName: "interview_steps", timestamps: false },
  );
}
