import { watch } from "node:fs";
import { inRoot } from "./root.mjs";

/** Editors write a file in several steps, and tools write many files at once: changes within this time count as one. */
const SETTLE_MS = 100;

/**
 * Watches sources.
 * @param {string[]} folders below the root
 * @returns {{ next: () => Promise<'changed'>, close: () => void }} `next` resolves after the next change
 */
export function watchSources(folders) {
  /** @type {(() => void)[]} */
  let waiting = [];
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const settled = () => {
    const resolved = waiting;
    waiting = [];
    for (const resolve of resolved) resolve();
  };
  const watchers = folders.map((folder) =>
    watch(inRoot(folder), { recursive: true }, (_event, file) => {
      if (!file || !/\.(ts|json)$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(settled, SETTLE_MS);
    }),
  );
  return {
    next: () => new Promise((resolve) => waiting.push(() => resolve("changed"))),
    close: () => {
      for (const watcher of watchers) watcher.close();
    },
  };
}
