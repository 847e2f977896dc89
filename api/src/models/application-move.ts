import {
  APPLICATION_MOVE_STATES,
  type ApplicationMoveState,
  type EmployerApplicationAction,
  type InterviewOffer,
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

/** A move of any number of applications, which is worked through in slices and can be undone until the candidates are told. */
export class ApplicationMove extends Model<
  InferAttributes<ApplicationMove>,
  InferCreationAttributes<ApplicationMove>
> {
  declare id: CreationOptional<number>;
  declare companyId: number;
  declare accountId: number | null;
  /** Made by the page: a move that is sent twice is one. */
  declare moveKey: string;
  declare action: EmployerApplicationAction;
  declare reason: string | null;
  declare message: string | null;
  /** Ascending, as they were chosen. */
  declare applicationIds: number[];
  /** Times that are offered with an invitation of one candidate. */
  declare interview: CreationOptional<InterviewOffer | null>;
  declare state: ApplicationMoveState;
  /** How many of them have been gone through in this state. */
  declare handled: CreationOptional<number>;
  declare moved: CreationOptional<number>;
  declare refused: CreationOptional<number>;
  /** By listing, how many openings the move filled. */
  declare openingsFilled: CreationOptional<Record<string, number> | null>;
  /** When the next of it is due; null when nothing more is to be done. */
  declare dueAt: Date | null;
  declare createdAt: Date;
}

/** An account's own list of applicants under a name. */
export class ApplicantView extends Model<
  InferAttributes<ApplicantView>,
  InferCreationAttributes<ApplicantView>
> {
  declare id: CreationOptional<number>;
  declare accountId: number;
  declare name: string;
  /** The list's address after the `?`. */
  declare query: string;
}

export function defineApplicationMove(sequelize: Sequelize): void {
  const unsigned = DataTypes.INTEGER.UNSIGNED;
  const id = () => ({ type: unsigned, autoIncrement: true, primaryKey: true });
  ApplicationMove.init(
    {
      id: id(),
      companyId: unsigned,
      accountId: unsigned,
      moveKey: DataTypes.STRING(36),
      action: DataTypes.STRING(12),
      reason: DataTypes.STRING(250),
      message: DataTypes.TEXT,
      applicationIds: jsonColumn("applicationIds"),
      interview: jsonColumn("interview"),
      state: DataTypes.ENUM(...APPLICATION_MOVE_STATES),
      handled: unsigned,
      moved: unsigned,
      refused: unsigned,
      openingsFilled: jsonColumn("openingsFilled"),
      dueAt: DataTypes.DATE(3),
      createdAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "application_moves", timestamps: false },
  );
  ApplicantView.init(
    { id: id(), accountId: unsigned, name: DataTypes.STRING(80), query: DataTypes.STRING(1_000) },
    { sequelize, tableName: "applicant_views", timestamps: false },
  );
}
