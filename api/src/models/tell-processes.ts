import type { Model, ModelStatic, Transaction } from "sequelize";

/** What a row of `job_changes` names that is written for something else than a job. */
export const NO_JOB = 0;

interface Written {
  readonly transaction?: Transaction | null | undefined;
}

/**
 * Tells every process of each write to a model whose rows pages show to everybody: it adds a row without a job to `job_changes`, in the
 * transaction of the write. Statements in SQL add it themselves.
 */
export function tellProcesses(model: ModelStatic<Model>): void {
  const tell = async ({ transaction }: Written): Promise<void> => {
    await model.sequelize?.query(`INSERT INTO job_changes (job_id) VALUES (${NO_JOB})`, {
      transaction: transaction ?? null,
    });
  };
  model.addHook("afterSave", (_row, options) => tell(options));
  model.addHook("afterDestroy", (_row, options) => tell(options));
  model.addHook("afterUpsert", (_row, options) => tell(options));
  model.addHook("afterBulkCreate", (_rows, options) => tell(options));
  model.addHook("afterBulkUpdate", (options) => tell(options));
  model.addHook("afterBulkDestroy", (options) => tell(options));
}
