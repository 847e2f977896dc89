/** Counts what is alive: listeners outside the embed, observers, timers, frames. `alive()` gives the figures. */
export const WATCH = `<script>
(() => {
  const live = new Map(), timers = new Set(), frames = new Set();
  const count = (name, by) => live.set(name, (live.get(name) ?? 0) + by);
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const heard = new WeakMap();
  const outside = (t) => t === window || t === document || t === document.fonts || t instanceof MediaQueryList;
  const keyOf = (type, listener) => {
    if (!heard.has(listener)) heard.set(listener, new Set());
    return heard.get(listener);
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (outside(this) && listener) {
      const known = keyOf(type, listener);
      const key = type + (this.constructor.name);
      if (!known.has(key)) {
        known.add(key);
        count("listener " + type, 1);
        options?.signal?.addEventListener?.("abort", () => { if (known.delete(key)) count("listener " + type, -1); });
      }
    }
    return add.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    if (outside(this) && listener && keyOf(type, listener).delete(type + this.constructor.name)) count("listener " + type, -1);
    return remove.call(this, type, listener, options);
  };
  for (const name of ["ResizeObserver", "IntersectionObserver", "MutationObserver"]) {
    const Native = window[name];
    window[name] = class extends Native {
      #n = 0;
      observe(...args) { if (this.#n++ === 0) count(name, 1); return super.observe(...args); }
      disconnect() { if (this.#n > 0) count(name, -1); this.#n = 0; return super.disconnect(); }
    };
  }
  const { setTimeout: later, clearTimeout: never, requestAnimationFrame: frame, cancelAnimationFrame: noFrame } = window;
  window.setTimeout = (run, wait, ...rest) => { const id = later(() => { timers.delete(id); run(...rest); }, wait); timers.add(id); return id; };
  window.clearTimeout = (id) => { timers.delete(id); never(id); };
  window.requestAnimationFrame = (run) => { const id = frame((now) => { frames.delete(id); run(now); }); frames.add(id); return id; };
  window.cancelAnimationFrame = (id) => { frames.delete(id); noFrame(id); };
  window.alive = () => ({
    live: [...live].filter(([, n]) => n !== 0), timers: timers.size, frames: frames.size,
    nodes: document.body.querySelectorAll("*").length, sheets: document.adoptedStyleSheets.length,
    head: document.head.querySelectorAll(":scope > :not(link[rel=modulepreload])").length,
    // Code stays once it has been asked for, and is asked for once.
    twice: preloads().length - new Set(preloads()).size,
  });
  const preloads = () => [...document.head.querySelectorAll("link[rel=modulepreload]")].map((link) => link.href);
})();
</script>`;
