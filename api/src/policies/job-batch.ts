/** Whether a change of listings can be taken back once it is done: nobody was told of it. */
export function isRevocable(change: {
  readonly kind: string;
  readonly action?: string | undefined;
}): boolean {
  return change.kind !== "move" || (change.action !== "close" && change.action !== "archive");
}
