import { readFileSync } from "node:fs";
import type { Plugin } from "rollup";

/**
 * Tells the loader of a chunk before it is asked for, so that its bytes are checked. One that does not come is asked for once more under
 * an address that neither a cache nor the browser's memory of failures knows, after a moment in which the loader hears of what failed the
 * check: it has to be checked again. One that takes long is asked for again too, comes by whichever way is faster, and
 * counts as failed when neither has brought it.
 */
export function checkedImports(): Plugin {
  return {
    name: "checked-imports",
    renderDynamicImport: () => ({ left: "loadChunk(", right: ")" }),
  };
}

// Milliseconds: a moment after a failure, and as long as anybody waits for either try.
export const LOAD_CHUNK = `const loadChunk=u=>new Promise((r,n)=>{let t;const l=f=>{globalThis.JobMap?.preload?.(new URL(f,import.meta.url).href);return import(f)},
a=()=>{l(u+"?"+Date.now()).then(r,n);setTimeout(n,8e3,"stalled")},w=m=>{clearTimeout(t);t=setTimeout(a,m)};
w(8e3);l(u).then(m=>{clearTimeout(t);r(m)},()=>w(400))});`;

/** Modules that several late chunks need, and who has a copy of its own. */
const COPIED = [
  { module: /\/core\/strings-late\.ts$/, importer: /\/ui\/map\/Tools\.tsx$/, copy: "tools" },
  { module: /\/core\/strings-late\.ts$/, importer: /\/ui\/trouble\/Trouble\.tsx$/, copy: "trouble" },
  { module: /\/core\/tile\.ts$/, importer: /\/map\/streets\//, copy: "streets" },
  { module: /\/map\/taken\.ts$/, importer: /\/map\/(?:base|streets)\//, copy: "base" },
];
const COPY = /\.copy-\w+\.ts$/;

/**
 * Late chunks share nothing but what is loaded already. A file that two of them import would be asked for by the browser itself: Firefox
 * remembers for as long as the page is open that it failed, and no other address of the chunk brings another address of it.
 */
export function copies(): Plugin {
  return {
    name: "copies",
    async resolveId(source, importer) {
      const found = importer && (await this.resolve(source, importer, { skipSelf: true }));
      if (!found) return null;
      const one = COPIED.find((each) => each.importer.test(importer) && each.module.test(found.id));
      return one === undefined ? null : found.id.replace(/\.ts$/, `.copy-${one.copy}.ts`);
    },
    load: (id) => (COPY.test(id) ? readFileSync(id.replace(COPY, ".ts"), "utf8") : null),
  };
}

/** Stops a build with a file that is neither asked for by name nor loaded at first. */
export function refuseShared(): Plugin {
  return {
    name: "refuse-shared",
    generateBundle(_, files) {
      for (const file of Object.values(files))
        if (file.type === "chunk" && !file.isEntry && !file.isDynamicEntry)
          this.error(`${file.fileName} is shared by late chunks: give each a copy of its own in COPIED.`);
    },
  };
}
