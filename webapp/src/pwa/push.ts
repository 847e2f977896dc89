import type { NotificationClick, PushEvent, WorkerScope } from "./worker-types.ts";

/** What the server sends (`api/src/commands/push/send-message.ts`). */
interface Message {
  readonly title: string;
  readonly text: string;
  /** Path in the web app. */
  readonly to: string;
  readonly topic: string;
}

const isMessage = (value: unknown): value is Message =>
  typeof value === "object" &&
  value !== null &&
  ["title", "text", "to", "topic"].every((name) => typeof Reflect.get(value, name) === "string");

/** Shows a message; one of the same topic that is still shown is replaced. Browsers ask that each message be seen. */
export async function showNotification({ registration }: WorkerScope, { data }: PushEvent): Promise<void> {
  const message: unknown = data?.json();
  if (!isMessage(message)) return;
  await registration.showNotification(message.title, {
    body: message.text,
    tag: message.topic,
    icon: "/pwa/icon-192.png",
    badge: "/pwa/badge-96.png",
    data: message.to,
  });
}

/** Opens the page that a notification is about, in a tab that is open already if there is one. */
export async function openNotification(
  { clients, location }: WorkerScope,
  { notification }: NotificationClick,
): Promise<void> {
  notification.close();
  const url = new URL(String(notification.data), location.origin);
  if (url.origin !== location.origin) return;
  const [open] = await clients.matchAll({ type: "window" });
  if (!open) {
    await clients.openWindow(url.href);
    return;
  }
  await open.focus();
  await open.navigate(url.href);
}
