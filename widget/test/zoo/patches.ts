/** What younger scripts put in the place of the browser's own: polyfills, recorders, analytics, frameworks. */
export const PATCHES = [
  {
    name: "zone.js, whose promises are not the browser's",
    script: `(() => {
  const Own = window.Promise, { then } = Own.prototype;
  class ZonePromise {
    constructor(run) { this.own = new Own(run); }
    then(done, failed) { return new ZonePromise((yes, no) => then.call(then.call(this.own, done, failed), yes, no)); }
    catch(failed) { return this.then(undefined, failed); }
    finally(last) { return this.then((one) => (last(), one), (error) => { last(); throw error; }); }
    static resolve(one) { return new ZonePromise((yes) => yes(one)); }
    static reject(error) { return new ZonePromise((_, no) => no(error)); }
  }
  for (const name of ["all", "race", "any", "allSettled"]) ZonePromise[name] = (list) => new ZonePromise((yes, no) => then.call(Own[name](list), yes, no));
  Own.prototype.then = function (done, failed) { return new ZonePromise((yes, no) => then.call(this, yes, no)).then(done, failed); };
  window.Promise = ZonePromise;
  for (const name of ["setTimeout", "requestAnimationFrame"]) { const own = window[name]; window[name] = (run, ...rest) => own((...all) => run(...all), ...rest); }
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, run, options) { return add.call(this, type, run, options); };
})();`,
  },
  {
    name: "analytics that wrap requests, history and errors",
    script: `(() => {
  const { fetch } = window;
  window.fetch = async function (...all) { const reply = await fetch.apply(this, all); reply.clone().text().catch(() => {}); return reply; };
  for (const name of ["pushState", "replaceState"]) { const own = history[name]; history[name] = function (...all) { const done = own.apply(this, all); dispatchEvent(new Event("locationchange")); return done; }; }
  const { open, send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (...all) { this.seen = all; return open.apply(this, all); };
  XMLHttpRequest.prototype.send = function (...all) { return send.apply(this, all); };
})();`,
  },
  {
    name: "polyfills that can be seen in every loop",
    script: `(() => {
  const put = (on, name, run) => { on[name] = run; Object.defineProperty(on, name, { value: run, enumerable: true, configurable: true, writable: true }); };
  put(Array.prototype, "at", function (i) { return this[i < 0 ? this.length + i : i]; });
  put(Array.prototype, "flat", function () { return [].concat.apply([], this); });
  put(Array.prototype, "includes", function (one) { return this.indexOf(one) >= 0; });
  put(Array.prototype, "find", function (test) { for (var i = 0; i < this.length; i++) if (test(this[i], i, this)) return this[i]; });
  put(Array.prototype, "sum", function () { return 0; });
  put(String.prototype, "padStart", function (n, by) { var s = String(this); while (s.length < n) s = (by || " ") + s; return s; });
  put(String.prototype, "format", function () { return this; });
  put(Number.prototype, "format", function () { return this; });
  put(Object, "fromEntries", function (all) { var one = {}; for (var i = 0; i < all.length; i++) one[all[i][0]] = all[i][1]; return one; });
  put(NodeList.prototype, "forEach", Array.prototype.forEach);
  put(Function.prototype, "defer", function () { setTimeout(this, 0); });
})();`,
  },
  {
    name: "Sugar and Ext JS, which extend what is there",
    script: `Function.prototype.createDelegate = Function.prototype.createCallback = function () { return this; };
Function.prototype.after = Function.prototype.every = function () { return this; };
Array.prototype.remove = function (one) { var i = this.indexOf(one); if (i >= 0) this.splice(i, 1); return this; };
Array.prototype.min = Array.prototype.max = Array.prototype.average = function () { return 0; };
Array.prototype.count = function () { return this.length; };
String.prototype.first = String.prototype.last = String.prototype.escape = function () { return ""; };
Date.prototype.format = Date.prototype.add = function () { return this; };
Number.prototype.ceil = Number.prototype.times = function () { return 0; };
RegExp.escape = function (text) { return text; };`,
  },
  {
    name: "json2.js and a fetch of their own",
    script: `(() => {
  const { parse, stringify } = JSON, own = window.fetch;
  window.JSON = { parse: (text, reviver) => parse(text, reviver), stringify: (one, replacer, space) => stringify(one, replacer, space) };
  window.fetch = (url, { headers, ...options } = {}) => own(url, headers ? { ...options, headers } : options);
})();`,
  },
  {
    name: "a page without idle time, console or motion",
    script:
      "delete window.requestIdleCallback; window.requestIdleCallback = undefined; delete window.requestIdleCallback; window.console = { log() {}, warn() {} }; Element.prototype.animate = undefined; Element.prototype.scrollIntoView = undefined;",
  },
  {
    name: "React's hot reload and elements of a framework",
    script: `window.React = window.preact = { createElement() { throw new Error("not ours"); } }; window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {}; window.h = window.Vue = window.process = window.global = window.Buffer = undefined;
window.io = window.L = function () { throw new Error("not ours"); }; window.supercluster = 1; var root = 1, map = 2, site = 3, app = 4, help = 5, call = 6;`,
  },
];
