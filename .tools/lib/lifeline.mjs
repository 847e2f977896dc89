/**
 * Loaded into a child process before its own code (`node --import`): if the parent dies, even by kill -9, the child is
 * stopped as if by the parent. Processes that the child forks load this as well, but their channel leads to the child.
 */
if (process.channel && process.env["JOBMAP_PARENT"] === String(process.ppid)) {
  process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}
