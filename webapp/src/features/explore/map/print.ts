import type { JobSummary } from "@jobmap/contract";
import { PREFIX } from "../../../lib/language.ts";
import { jobPath } from "../../../lib/paths.ts";

/** What a sheet of letter or A4 paper has room for, in CSS pixels; the list begins below the map. */
const PAPER = { width: 680, height: 460 };

/**
 * Prepares the page for paper whenever it is printed: the map as it is seen, as large as fits, and under each job its street and address on
 * the web. What it adds is on paper alone, and stays until the next time: browsers may still be drawing when they say that they have printed.
 * @returns ends it
 */
export function printWith(element: HTMLElement, jobs: () => readonly JobSummary[]): () => void {
  const frame = element.parentElement ?? element;
  let added: HTMLElement[] = [];
  const clear = () => {
    for (const line of added) line.remove();
    added = [];
    delete frame.dataset["printed"];
  };
  const prepare = () => {
    clear();
    const { width, height } = frame.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const scale = Math.min(1, PAPER.width / width, PAPER.height / height);
    frame.style.setProperty("--print-width", `${width}px`);
    frame.style.setProperty("--print-height", `${height}px`);
    frame.style.setProperty("--print-scale", String(scale));
    // Nothing is painted anew for paper: a dark map is turned over.
    frame.dataset["printed"] = isDark(element) ? "dark" : "light";
    for (const job of jobs()) {
      const line = document.createElement("p");
      line.dataset["address"] = "";
      line.textContent = [streetOf(job), location.host + PREFIX + jobPath(job.id)].filter(Boolean).join(", ");
      document.querySelector(`[data-job="${job.id}"] article`)?.append(line);
      added.push(line);
    }
  };
  addEventListener("beforeprint", prepare);
  return () => {
    removeEventListener("beforeprint", prepare);
    clear();
  };
}

/** "4320 Choptank Road, 21655"; only where the street is known. */
function streetOf({ locations: [first] }: JobSummary): string {
  return first?.street ? [first.street, first.postal_code].filter(Boolean).join(", ") : "";
}

/** Whether light ink is in force around an element. */
function isDark(element: HTMLElement): boolean {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(element)
      .color.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return red + green + blue > 3 * 128;
}
