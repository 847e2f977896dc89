/** A time for a statement with its milliseconds, which Sequelize leaves out of a `Date`. Sessions of ours are in UTC. */
export const sqlTime = (time: Date): string => time.toISOString().slice(0, 23).replace("T", " ");
