import { describe, expect, it, vi } from "vitest";
import { openNotification, showNotification } from "../../src/pwa/push.ts";
import type { WorkerScope } from "../../src/pwa/worker-types.ts";

const MESSAGE = {
  title: "Skipjack shortlisted you",
  text: "No action is needed.",
  to: "/notifications",
  topic: "a",
};

/** A service worker with these tabs open. */
function worker(tabs: readonly { url: string; focus(): unknown; navigate(url: string): unknown }[] = []) {
  const show = vi.fn(async () => {});
  const openWindow = vi.fn(async () => null);
  const scope = {
    location: { origin: "https://jobs.example.com" },
    registration: { showNotification: show },
    clients: { matchAll: async () => tabs, openWindow },
  };
  return { scope: scope as unknown as WorkerScope, show, openWindow };
}
const pushed = (data: unknown) => ({ data: { json: () => data } }) as Parameters<typeof showNotification>[1];
const pressed = (to: string) => {
  const close = vi.fn();
  return {
    event: { notification: { data: to, close } } as unknown as Parameters<typeof openNotification>[1],
    close,
  };
};

describe("a message to a device", () => {
  it("is shown under its topic, so that later news of the same thing replaces it", async () => {
    const { scope, show } = worker();
    await showNotification(scope, pushed(MESSAGE));
    expect(show).toHaveBeenCalledWith(
      MESSAGE.title,
      expect.objectContaining({ body: MESSAGE.text, tag: "a", data: "/notifications" }),
    );
  });

  it("that is none of ours is not shown", async () => {
    const { scope, show } = worker();
    for (const data of [null, "text", { title: "Only a title" }, { ...MESSAGE, to: 7 }])
      await showNotification(scope, pushed(data));
    expect(show).not.toHaveBeenCalled();
  });

  it("opens its page: in a tab that is open, else in a new one, and never another site", async () => {
    const first = worker();
    const { event, close } = pressed("/notifications");
    await openNotification(first.scope, event);
    expect(first.openWindow).toHaveBeenCalledWith("https://jobs.example.com/notifications");
    expect(close).toHaveBeenCalled();

    const tab = { url: "https://jobs.example.com/", focus: vi.fn(), navigate: vi.fn() };
    const second = worker([tab]);
    await openNotification(second.scope, pressed("/job/7").event);
    expect(tab.focus).toHaveBeenCalled();
    expect(tab.navigate).toHaveBeenCalledWith("https://jobs.example.com/job/7");
    expect(second.openWindow).not.toHaveBeenCalled();

    const third = worker();
    await openNotification(third.scope, pressed("https://elsewhere.example/").event);
    expect(third.openWindow).not.toHaveBeenCalled();
  });
});
