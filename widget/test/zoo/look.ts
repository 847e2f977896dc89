/** What somebody sees of an embed, whatever is around it. */
export interface Seen {
  readonly count: string;
  /** Rows of the list that can be seen whole: three say enough. */
  readonly rows: number;
  /** Whether a pin or a circle can be pressed where it is. */
  readonly pins: boolean;
  readonly letters: string;
  readonly language: string;
  readonly scheme: string;
  readonly shape: string;
  /** What the page moved by itself, in hundredths of the viewport. */
  readonly shift: number;
}

/** On a page that does no harm; a hostile one says what differs. */
export const HEALTHY: Seen = {
  count: "60 jobs",
  rows: 3,
  pins: true,
  letters: "15px none normal 0px",
  language: "en ltr",
  scheme: "light",
  shape: "whole",
  shift: 0,
};

/** Adds up what moves without anybody's doing. Runs before the page's own scripts. */
export function watchShifts(): void {
  const shifts = { sum: 0 };
  Object.assign(window, { shifts });
  if (!PerformanceObserver.supportedEntryTypes.includes("layout-shift")) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, "hadRecentInput")) shifts.sum += Number(Reflect.get(entry, "value"));
  }).observe({ type: "layout-shift", buffered: true });
}

/** Runs in the page, so it keeps to what no library of the zoo has replaced. */
export function look(): Seen | string {
  const kept: unknown = Reflect.get(window, "embedded");
  const element = kept instanceof Element ? kept : document.querySelector("job-map, #app");
  const root = element?.shadowRoot;
  const box = root?.querySelector<HTMLElement>(".box");
  if (!element || !root || !box) return element?.textContent ?? "no element";
  const link = root.querySelector("ol a");
  const list = root.querySelector(".list")?.getBoundingClientRect();
  let rows = 0;
  const items = root.querySelectorAll("ol li");
  for (let i = 0; i < items.length && rows < 3; i++) {
    const row = items[i]?.getBoundingClientRect();
    const scale = (box.getBoundingClientRect().width || 1) / (box.offsetWidth || 1);
    if (row && list && row.height > 20 * scale && row.height < 100 * scale && row.bottom <= list.bottom + 1)
      rows++;
  }
  let pins = false;
  const places = root.querySelectorAll("button.jm-item");
  for (let i = 0; i < places.length; i++) {
    const { left, top, width, height } = places[i]?.getBoundingClientRect() ?? new DOMRect();
    const hit = root.elementFromPoint(left + width / 2, top + height / 2);
    pins ||= hit !== null && places[i]?.contains(hit) === true;
  }
  const style = getComputedStyle(link ?? box);
  const paper = /[\d.]+/.exec(getComputedStyle(box).backgroundColor)?.[0];
  const shifts: unknown = Reflect.get(window, "shifts");
  return {
    count: root.querySelector(".count b, .note")?.textContent ?? "",
    rows,
    pins,
    letters: `${style.fontSize} ${style.textTransform} ${style.letterSpacing} ${style.wordSpacing}`,
    language: `${box.lang} ${root.querySelector<HTMLElement>("header")?.dir}`,
    scheme: Number(paper) > 127 ? "light" : "dark",
    shape:
      box.clientHeight > 500 && box.clientWidth > 280 ? "whole" : `${box.clientWidth} × ${box.clientHeight}`,
    shift: Math.round(100 * Number(typeof shifts === "object" && shifts ? Reflect.get(shifts, "sum") : 0)),
  };
}
