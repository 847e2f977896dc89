import type { Seat } from "@jobmap/contract/team";
import { notFound } from "../errors/api-error.ts";
import type { JobAccess } from "./job-access.ts";

/** Who acts: an account, as far as permissions need to know. */
export interface Actor<Role extends string> {
  readonly id: number;
  readonly role: Role;
  /** The company that the account acts for; null if there is none. */
  readonly companyId: number | null;
  /** In the team of that company; says nothing of other roles. */
  readonly seat: Seat;
  /** Which jobs of that company they see. */
  readonly jobs: JobAccess;
}

/** Whether the actor may perform an action on a row. */
export type Relation<Row> = (actor: Actor<string>, row: Row) => boolean;

/** For each action, the rows that each role may perform it on. Roles that are not listed may not perform it at all. */
export type Rules<Role extends string, Rows extends object> = {
  readonly [Action in keyof Rows]: { readonly [R in Role]?: Relation<Rows[Action]> };
};

/** The checks that a table of rules provides. */
export interface Permissions<Role extends string, Rows extends object> {
  /** Whether an actor may perform an action on a row. Pure. */
  can<Action extends keyof Rows>(actor: Actor<Role>, action: Action, row: Rows[Action]): boolean;
  /**
   * Returns the row if the actor may perform the action. For all others the row does not exist.
   * @param missing the message for all others: "Job not found."
   * @throws ApiError `not_found`
   */
  permit<Action extends keyof Rows, Row extends Rows[Action]>(
    actor: Actor<Role>,
    action: Action,
    row: Row | null | undefined,
    missing: string,
  ): Row;
}

/** @param Rows the row type of each action: the columns that identify the owner */
export function definePermissions<Role extends string, Rows extends object>(
  rules: Rules<Role, Rows>,
): Permissions<Role, Rows> {
  const can: Permissions<Role, Rows>["can"] = (actor, action, row) =>
    rules[action][actor.role]?.(actor, row) ?? false;
  return {
    can,
    permit(actor, action, row, missing) {
      if (!row || !can(actor, action, row)) throw notFound(missing);
      return row;
    },
  };
}
