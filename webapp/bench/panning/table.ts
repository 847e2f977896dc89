import type { Minute } from "./minute.ts";

interface Measured {
  readonly name: string;
  readonly minutes: readonly Minute[];
}

/** A row for each figure: the mean of the minutes of each product, and what the last has of the first. */
export function tableOf(products: readonly Measured[]): string {
  const rows: [string, (minute: Minute) => number, (value: number) => string][] = [
    ["requests", ({ requests }) => requests, whole],
    ...askedPaths(products).map((path): (typeof rows)[number] => [
      `of them ${path.replace("/api/v1/", "")}`,
      ({ asked }) => asked.get(path) ?? 0,
      whole,
    ]),
    ["over the wire", ({ bytes }) => bytes / 1_000, (value) => `${whole(value)} KB`],
    ["processor time of the server", ({ server }) => server, milliseconds],
    ["main thread of the page", ({ page }) => page, milliseconds],
    ["a frame, median", ({ frames }) => quantile(frames, 0.5), milliseconds],
    ["a frame, p95", ({ frames }) => quantile(frames, 0.95), milliseconds],
    ["a frame, longest", ({ frames }) => quantile(frames, 1), milliseconds],
  ];
  const [first] = products;
  const hasRatio = products.length > 1;
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const names = [...products.map(({ name }) => name), ...(hasRatio ? ["ratio"] : [])];
  return [
    line(["A minute", ...names]),
    line(["---", ...names.map(() => "---")]),
    ...rows.map(([name, of, text]) => {
      const means = products.map(({ minutes }) => mean(minutes.map(of)));
      const ratio = (means.at(-1) ?? 0) / (first ? (means[0] ?? 0) : 0);
      const told = Number.isFinite(ratio) ? ratio.toFixed(2) : "";
      return line([name, ...means.map(text), ...(hasRatio ? [told] : [])]);
    }),
  ].join("\n");
}

function askedPaths(products: readonly Measured[]): string[] {
  const paths = products.flatMap(({ minutes }) => minutes.flatMap(({ asked }) => [...asked.keys()]));
  return [...new Set(paths)].sort();
}

const whole = (value: number) => value.toFixed(0);
const milliseconds = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}
