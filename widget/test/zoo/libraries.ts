import { expect } from "@playwright/test";
import { twoLines, type ZooPage } from "./page.ts";
import { PATCHES } from "./patches.ts";

interface Library {
  readonly name: string;
  readonly script: string;
  readonly isCore?: boolean;
}

/** What old libraries, still on many pages, do to everybody's prototypes: the lines that matter here, as they have them. */
const OLD: readonly Library[] = [
  {
    name: "the snippet that gives arrays a remove()",
    script:
      "Array.prototype.remove = function (from, to) { var rest = this.slice((to || from) + 1 || this.length); this.length = from < 0 ? this.length + from : from; return this.push.apply(this, rest); };",
  },
  {
    name: "a property on every object",
    script: "Object.prototype.foo = function () { return this; }; Object.prototype.bar = 'bar';",
  },
  { name: "arrays that write themselves as JSON", script: toJson() },
  {
    name: "Prototype.js 1.6",
    script: `${enumerable()}${toJson()}
Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };
Array.prototype._reverse = Array.prototype.reverse;
Array.prototype.reverse = function (inline) { return (inline !== false ? this : this.toArray())._reverse(); };
String.prototype.toArray = function () { return this.split(''); };
HTMLElement.prototype.remove = function () { this.parentNode.removeChild(this); return this; };
HTMLElement.prototype.scrollTo = function () { window.scrollTo(0, this.offsetTop); return this; };
HTMLElement.prototype.update = HTMLElement.prototype.replace = function () { throw new Error('not ours to call'); };
window.Element = function (tag) { return document.createElement(tag); };`,
  },
  { name: "Prototype.js 1.7", script: enumerable(), isCore: true },
  {
    name: "MooTools 1.6",
    script: `Array.from = function (item) {
  if (item == null) return [];
  return typeof item != 'string' && typeof item.length == 'number' && typeof item != 'function' ? Array.prototype.slice.call(item) : [item];
};
['each', 'clone', 'clean', 'invoke', 'associate', 'link', 'contains', 'append', 'getLast', 'getRandom', 'include', 'combine', 'erase', 'empty', 'pick'].forEach(function (name) {
  Array.prototype[name] = function () { return this; };
  Function.prototype[name] = function () { return this; };
});
String.prototype.contains = function (text, separator) { return (separator + this + separator).indexOf(separator + text + separator) > -1; };
String.prototype.test = function (regex) { return new RegExp(regex).test(this); };
Number.prototype.each = Number.prototype.times = function (run) { for (var i = 0; i < this; i++) run(i); };`,
  },
  {
    name: "AMD, CommonJS and a window with names of its own",
    script:
      "window.define = function () { throw new Error('define() called'); }; define.amd = {}; window.module = { exports: {} }; window.exports = {}; window.name = 'careers'; window.$ = window.jQuery = window._ = function () { return []; };",
  },
];

export const LIBRARIES: readonly ZooPage[] = [...OLD, ...PATCHES].map(({ script, ...library }) => ({
  ...library,
  head: `<script>${script}</script>`,
  body: (site) => twoLines(site).replace("<job-map", "<job-map sync"),
  isThorough: true,
  also: (page) => expect.poll(() => new URL(page.url()).searchParams.get("jm-acme-type")).not.toBeNull(),
}));

function toJson(): string {
  return "Array.prototype.toJSON = function () { return '[' + this.join(', ') + ']'; };";
}

function enumerable(): string {
  return `var $A = Array.from = function (iterable) {
  if (!iterable) return [];
  if ('toArray' in Object(iterable)) return iterable.toArray();
  var length = iterable.length || 0, results = new Array(length);
  while (length--) results[length] = iterable[length];
  return results;
};
(function () {
  var array = Array.prototype, own = {
    toArray: function () { return array.slice.call(this, 0); },
    entries: function () { return this.toArray(); },
    each: function (run, context) { for (var i = 0; i < this.length; i++) run.call(context, this[i], i, this); return this; },
    inject: function (memo, run) { this.each(function (one, i) { memo = run(memo, one, i); }); return memo; },
    first: function () { return this[0]; },
    last: function () { return this[this.length - 1]; },
    clear: function () { this.length = 0; return this; },
    size: function () { return this.length; },
    without: function () { return this; },
    map: function (run, context) { var found = []; this.each(function (one, i, all) { found.push(run ? run.call(context, one, i, all) : one); }); return found; },
    inspect: function () { return '[' + this.join(', ') + ']'; }
  };
  own.collect = own.map;
  for (var name in own) array[name] = own[name];
  Object.values = function (object) { var found = []; for (var key in object) found.push(object[key]); return found; };
  Object.extend = function (to, from) { for (var key in from) to[key] = from[key]; return to; };
  Function.prototype.methodize = function () { return this; };
})();`;
}
