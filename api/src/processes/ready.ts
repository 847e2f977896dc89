/** What a process sends once, when it can take its first task. */
export const READY = "ready";
