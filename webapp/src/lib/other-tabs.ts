/** Opened when it is first needed: most pages never do. What a tab says it does not hear itself. */
let channel: BroadcastChannel | undefined;
const open = () => {
  channel ??= new BroadcastChannel("jobmap");
  return channel;
};

/** Tells the other tabs of this browser that something of an employer's was changed here. */
export function tellOtherTabs(): void {
  open().postMessage("changed");
}

/** Hears when another tab changed something. Returns what ends it. */
export function onOtherTabs(hear: () => void): () => void {
  const listener = () => hear();
  open().addEventListener("message", listener);
  return () => channel?.removeEventListener("message", listener);
}
