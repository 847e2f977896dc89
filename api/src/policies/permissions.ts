import { notFound } from "../errors/api-error.ts";

/** Who does something: an account, as far as permissions ask. */
export interface Actor<Role extends string> {
  readonly id: number;
  readonly role: Role;
  /** The company that the account acts for; null for one without. */
  readonly companyId: number | null;
}

/** Whether a row is one that the actor may do it to. */
export type Relation<Row> = (actor: Actor<string>, row: Row) => boolean;

/** For each action, which rows each role may do it to. A role that is not named may do it to none. */
export type Rules<Role extends string, Rows extends object> = {
  readonly [Action in keyof Rows]: { readonly [R in Role]?: Relation<Rows[Action]> };
};

/** What may be asked of a table of rules. */
export interface Permissions<Role extends string, Rows extends object> {
  /** Whether somebody may do something to a row. Pure. */
  can<Action extends keyof Rows>(actor: Actor<Role>, action: Action, row: Rows[Action]): boolean;
  /**
   * The row, for whoever may do it. For everybody else there is no such row.
   * @param what what the row is, for the message: "job"
   * @throws ApiError `not_found`
   */
  permit<Action extends keyof Rows, Row extends Rows[Action]>(
    actor: Actor<Role>,
    action: Action,
    row: Row | null | undefined,
    what: string,
  ): Row;
}

/** @param Rows what each action is done to: the columns that say whose a row is */
export function definePermissions<Role extends string, Rows extends object>(
  rules: Rules<Role, Rows>,
): Permissions<Role, Rows> {
  const can: Permissions<Role, Rows>["can"] = (actor, action, row) =>
    rules[action][actor.role]?.(actor, row) ?? false;
  return {
    can,
    permit(actor, action, row, what) {
      if (!row || !can(actor, action, row)) throw notFound(what);
      return row;
    },
  };
}
