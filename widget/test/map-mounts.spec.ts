import { expect, test } from "@playwright/test";
import { DATA, describeMaps, type Host, VIEW } from "./map-page.ts";

describeMaps(({ make, site }) => {
  test("leaves nothing behind after a hundred mounts", async ({ page }) => {
    await page.addInitScript(() => {
      const live = new Map<string, number>();
      const count = (name: string, by: number): number =>
        live.set(name, (live.get(name) ?? 0) + by).get(name) ?? 0;
      Object.assign(window, { live });
      const { addEventListener, removeEventListener } = EventTarget.prototype;
      const watched = (target: EventTarget): boolean =>
        target === window ||
        target === document ||
        target instanceof MediaQueryList ||
        target === document.fonts;
      EventTarget.prototype.addEventListener = function (type, listener, options) {
        if (watched(this)) {
          count(`listener ${type}`, 1);
          const signal = typeof options === "object" ? options?.signal : undefined;
          signal?.addEventListener("abort", () => count(`listener ${type}`, -1));
        }
        return addEventListener.call(this, type, listener, options);
      };
      EventTarget.prototype.removeEventListener = function (type, listener, options) {
        if (watched(this)) count(`listener ${type}`, -1);
        return removeEventListener.call(this, type, listener, options);
      };
      const Native = ResizeObserver;
      window.ResizeObserver = class extends Native {
        override observe(target: Element): void {
          count("observer", 1);
          super.observe(target);
        }
        override disconnect(): void {
          count("observer", -1);
          super.disconnect();
        }
      };
      const {
        setTimeout: later,
        clearTimeout: never,
        requestAnimationFrame: frame,
        cancelAnimationFrame: noFrame,
      } = window;
      const timers = new Set<number>();
      const frames = new Set<number>();
      Object.assign(window, {
        timers,
        frames,
        setTimeout: (run: () => void, wait?: number) => {
          const id = later(() => {
            timers.delete(id);
            run();
          }, wait);
          timers.add(id);
          return id;
        },
        clearTimeout: (id: number) => {
          timers.delete(id);
          never(id);
        },
        requestAnimationFrame: (run: FrameRequestCallback) => {
          const id = frame((now) => {
            frames.delete(id);
            run(now);
          });
          frames.add(id);
          return id;
        },
        cancelAnimationFrame: (id: number) => {
          frames.delete(id);
          noFrame(id);
        },
      });
    });
    await page.goto(site().url);
    await page.waitForFunction("window.jobmap !== undefined");
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    const left = await page.evaluate(
      async ([make, options, data]) => {
        const { jobmap, live, timers, frames } = window as unknown as Host & {
          live: Map<string, number>;
          timers: Set<number>;
          frames: Set<number>;
        };
        const element = document.querySelector<HTMLElement>("#map");
        if (element === null) throw new Error("No element for the map.");
        const state = (): unknown => ({
          html: document.body.innerHTML,
          attributes: element.getAttributeNames(),
          sheets: document.adoptedStyleSheets.length,
          live: [...live].filter(([, count]) => count !== 0),
          timers: timers.size,
          frames: frames.size,
        });
        const before = state();
        for (let i = 0; i < 100; i++) {
          const map = jobmap[make](element, {
            ...options,
            gestureHandling: i % 2 === 0,
            neatline: i % 3 === 0,
          });
          map.setData(data);
          map.setRadius({ latitude: 38.5, longitude: -76, metres: 30_000, label: "20 miles" });
          map.on("viewport-change", () => {});
          if (i % 4 === 1) map.zoomIn();
          if (i % 4 === 2) map.flyTo({ latitude: 40, longitude: -80 }, 6);
          if (i % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 40));
          map.destroy();
          map.destroy();
          map.setData(data);
        }
        return { before, after: state() };
      },
      [make, VIEW, DATA] as const,
    );
    expect(left.after).toEqual(left.before);
    expect(errors).toEqual([]);
  });
});
