/** Opened when it is first needed: most pages never do. What a tab says it does not hear itself. */
let channel: BroadcastChannel | undefined;
const open = () => {
  channel ??= new BroadcastChannel("jobmap");
  return channel;
};

/** Tells the other tabs of this browser what was changed here. @param write key of the endpoint */
export function tellOtherTabs(write: string): void {
  open().postMessage(write);
}

/** Hears when another tab changed something. Returns what ends it. */
export function onOtherTabs(hear: (write: string) => void): () => void {
  const listener = ({ data }: MessageEvent) => hear(String(data));
  open().addEventListener("message", listener);
  return () => channel?.removeEventListener("message", listener);
}
