/** Opened on first use: most pages never need it. A tab does not receive its own messages. */
let channel: BroadcastChannel | undefined;
const open = () => {
  channel ??= new BroadcastChannel("jobmap");
  return channel;
};

/** Tells this browser's other tabs what was changed here. @param write key of the endpoint */
export function tellOtherTabs(write: string): void {
  open().postMessage(write);
}

/** Listens for changes in other tabs. Returns a function that stops listening. */
export function onOtherTabs(hear: (write: string) => void): () => void {
  const listener = ({ data }: MessageEvent) => hear(String(data));
  open().addEventListener("message", listener);
  return () => channel?.removeEventListener("message", listener);
}
