/**
 * Loaded into a process that we start before its own code (`node --import`): when we die, even of kill -9, it is told
 * to stop as if by us. Processes that it forks load this as well, but their channel is not to us.
 */
if (process.channel && process.env["JOBMAP_PARENT"] === String(process.ppid)) {
  process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}
