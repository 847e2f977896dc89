/** How this browser stands to notifications while no page of ours is open. */
export type PushState = "unsupported" | "denied" | "off" | "on";

const registered = async () => await navigator.serviceWorker.getRegistration("/");

/** Asks nothing of anybody: only what is known already. */
export async function pushState(): Promise<PushState> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return "unsupported";
  const registration = await registered();
  if (!registration) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  return (await registration.pushManager.getSubscription()) ? "on" : "off";
}

export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Subscribes this browser; the browser asks for permission the first time. Call it upon a press alone.
 * @returns null if the person refuses
 */
export async function subscribe(publicKey: string): Promise<PushTarget | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await registered();
  if (!registration) throw new Error("This site has no service worker here.");
  const known = await registration.pushManager.getSubscription();
  // One that was made with another key can never be sent to.
  if (known && !isMadeWith(known, publicKey)) await known.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
}

function isMadeWith({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === publicKey;
}

/** Ends this browser's subscription, if it has one. */
export async function unsubscribeHere(): Promise<void> {
  await (await (await registered())?.pushManager.getSubscription())?.unsubscribe();
}
