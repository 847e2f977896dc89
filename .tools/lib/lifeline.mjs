/**
 * Loaded into a child process before its own code (`node --import`): if the parent dies, even of kill -9, the child is stopped as if by the
 * parent. Processes that it forks load this as well, but their channel is not to us.
 */
if (process.channel && process.env["JOBMAP_PARENT"] === String(process.ppid)) {
  process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}
