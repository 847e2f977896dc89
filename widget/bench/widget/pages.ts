import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import { companyPage, PAGE_SIZE } from "../../../api/src/web/embed/company-page.ts";
import { writeDocument } from "../../../api/src/web/embed/document.ts";
import { firstView } from "../../../api/src/web/embed/first-view.ts";
import { pictures } from "../../../api/src/web/embed/picture.ts";
import { readQuery } from "../../../api/src/web/embed/request.ts";
import { widgetBuild } from "../../../api/src/web/embed/widget-build.ts";
import { summaryOf } from "../../test/fake-jobs.ts";
import { type BenchData, COMPANY, compress } from "./data.ts";

export type PageName = "script" | "frame" | "markercluster" | "supercluster" | "maplibre" | "floor";

export interface BenchPage {
  readonly name: PageName;
  readonly label: string;
  readonly html: string;
  /** What is there once pins are: an expression. */
  readonly pins: string;
  /** What is there once the map can be moved: an expression. */
  readonly usable: string;
  /** JavaScript inside the HTML, brotli. */
  readonly inlined: number;
  /** Where a drag begins. */
  readonly grip: readonly [x: number, y: number];
}

/** Files that the pages ask for, by path. */
export type Files = Map<string, { readonly type: string; readonly body: Buffer }>;

const folder = (path: string): string => new URL(path, import.meta.url).pathname;
const dist = folder("../../dist/");
const ROOT_OF = (place: string): string => `document.querySelector("${place}")?.shadowRoot`;
const PINS = "?.querySelector('.jm-item[aria-label]')";
const FLAG = '"pins" in document.body.dataset';

export async function makePages(data: BenchData): Promise<{ pages: BenchPage[]; files: Files }> {
  const files: Files = new Map();
  const put = (path: string, type: string, body: string | Uint8Array): void =>
    void files.set(path, { type, body: compress(body) });
  // As its maker publishes it: three modules, one of them for the worker.
  const maplibre = (file: string): Buffer =>
    readFileSync(new URL(import.meta.resolve("maplibre-gl")).pathname.replace(/[^/]*$/, file));
  for (const name of ["maplibre-gl.mjs", "maplibre-gl-shared.mjs", "maplibre-gl-worker.mjs"]) {
    put(`/maplibre/${name}`, "text/javascript", maplibre(name));
  }
  for (const name of ["markercluster", "supercluster", "maplibre"]) {
    const { js, css } = await bundlePage(name);
    put(`/${name}.js`, "text/javascript", js);
    put(`/${name}.css`, "text/css", name === "maplibre" ? maplibre("maplibre-gl.css") : css);
  }
  put(
    "/job-map-iframe/acme/first.json",
    "application/json",
    JSON.stringify(firstView(data.map, draw({ ...data.map, hash: HASH }))),
  );
  const { js: floor } = await bundlePage("floor");
  const first = JSON.stringify(data.meta.first);
  const head = (name: string): string =>
    `<link rel="stylesheet" href="/${name}.css"><script type="module" src="/${name}.js"></script>`;
  const imports = '<script type="importmap">{"imports":{"maplibre-gl":"/maplibre/maplibre-gl.mjs"}}</script>';
  const whole = (name: PageName, label: string, html: string, pins: string): BenchPage => ({
    name,
    label,
    html,
    pins,
    usable: pins,
    inlined: 0,
    grip: [800, 400],
  });
  const pages: BenchPage[] = [
    {
      ...whole(
        "script",
        "ours, script tag",
        shell(
          '<script async src="/widget/v1/loader.js"></script>',
          '<job-map company="acme" height="700"></job-map>',
        ),
        `${ROOT_OF("job-map")}?.querySelector('circle, .jm-item[aria-label]')`,
      ),
      usable: `${ROOT_OF("job-map")}${PINS} && !${ROOT_OF("job-map")}.querySelector(".first")`,
    },
    {
      ...whole("frame", "ours, iframe page", framePage(data), "document.querySelector('.pic circle')"),
      usable: `${ROOT_OF("#app")}${PINS} && !document.getElementById("app").inert`,
    },
    whole(
      "markercluster",
      "leaflet + markercluster",
      shell(head("markercluster"), MAP),
      "document.querySelector('.marker-cluster')",
    ),
    whole(
      "supercluster",
      "leaflet + supercluster + preact",
      shell(head("supercluster"), MAP),
      "document.querySelector('.pin')",
    ),
    whole("maplibre", "maplibre", shell(imports + head("maplibre"), MAP), FLAG),
    {
      ...whole(
        "floor",
        "floor, by hand",
        shell("", `${MAP}<script>const first=${first};${floor}</script>`),
        FLAG,
      ),
      inlined: brotliCompressSync(floor).length,
    },
  ];
  return { pages, files };
}

const MAP = '<div id="map"></div>';

function shell(head: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Jobs</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width,initial-scale=1"><style>body{margin:0}#map,.map{position:relative;width:100%;height:700px;overflow:hidden}
#map>ol{position:absolute;z-index:999;left:0;top:0;margin:0;background:#fff;height:700px;width:300px;overflow:hidden}canvas{position:absolute;left:0}.pin{background:#a8116b;color:#fff;border-radius:50%;text-align:center}</style>
${head}</head><body>${body}</body></html>`;
}

async function bundlePage(name: string): Promise<{ js: string; css: string }> {
  const { outputFiles } = await build({
    entryPoints: [folder(`pages/${name}${name === "supercluster" ? ".tsx" : ".ts"}`)],
    bundle: true,
    minify: true,
    write: false,
    format: name === "floor" ? "iife" : "esm",
    target: "es2022",
    outdir: "out",
    jsx: "automatic",
    jsxImportSource: "preact",
    external: ["maplibre-gl"],
    loader: { ".png": "dataurl" },
  });
  const text = (ending: string): string => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? "";
  return { js: text(".js"), css: text(".css") };
}

const HASH = "bench";
const draw = pictures(`${dist}basemap`);

/** The page of the frame, as the server writes it. */
function framePage({ jobs, map, columns }: BenchData): string {
  const stored = { ...map, bytes: columns, brotli: columns, hash: HASH };
  return writeDocument(
    companyPage({
      map: stored,
      jobs: jobs.slice(0, PAGE_SIZE).map((job) => summaryOf(job, COMPANY)),
      picture: draw(stored),
      build: widgetBuild(`${dist}v1/`, "/widget/v1/")(),
      query: readQuery(new URLSearchParams()),
      kind: "frame",
      path: "/frame",
      publicUrl: "http://localhost",
      ancestors: [],
      site: {},
    }),
  );
}
