import {
  createRequestHandler,
  Links,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  useLoaderData,
} from "react-router";
import { describe, expect, it } from "vitest";
import * as entry from "../src/entry.server.tsx";
import { LATER } from "../src/lib/after-paint.ts";
import { serverContext } from "../src/lib/context.ts";

/** A text that looks like what is rewritten. */
const TEXT = '<script nonce="n" type="module" async=""><link rel="modulepreload"';

function Root() {
  return (
    <html lang="en">
      <head>
        <Links nonce="" />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

function Page() {
  return <p>{useLoaderData<typeof TEXT>()}</p>;
}

const has = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};

/** What the build of two routes hands to React Router. */
const BUILD: ServerBuild = {
  entry: { module: entry },
  routes: {
    root: { id: "root", path: "", module: { default: Root } },
    page: { id: "page", parentId: "root", index: true, module: { default: Page, loader: () => TEXT } },
  },
  assets: {
    entry: { module: "/assets/entry.js", imports: ["/assets/frame.js"] },
    routes: {
      root: { ...has, id: "root", path: "", module: "/assets/root.js", css: ["/assets/style.css"] },
      page: {
        ...has,
        id: "page",
        parentId: "root",
        index: true,
        hasLoader: true,
        module: "/assets/page.js",
        imports: ["/assets/list.js"],
      },
    },
    url: "/assets/manifest.js",
    version: "1",
  },
  publicPath: "/",
  assetsBuildDirectory: "build/client",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
};

async function render(): Promise<string> {
  const context = new RouterContextProvider();
  context.set(serverContext, {
    call: () => Promise.reject(new Error("This page calls nothing.")),
    figures: () => Promise.reject(new Error("This page tells nothing of the site.")),
    owner: { name: "", address: "", email: "" },
    site: {
      publicUrl: "https://jobmap.example",
      tiles: null,
      basemapUrl: "/map/",
      streets: false,
      demo: true,
      follow: [],
    },
    nonce: "n",
    now: new Date(0),
    basemapFolder: "there is none",
    seo: () => Promise.resolve(null),
    report: (error) => expect(error).toBeUndefined(),
  });
  const reply = await createRequestHandler(BUILD, "production")(
    new Request("https://jobmap.example/"),
    context,
  );
  expect(reply.status).toBe(200);
  return reply.text();
}

// These fail when an update of React or React Router writes modules in another way than `paint-first.server.ts` looks for.
describe("a page from React Router after paintFirst", async () => {
  const html = await render();
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];

  it("has one script that starts its modules, and that browsers do not run by themselves", () => {
    const script = html.split(`<script nonce="n" type="${LATER.type}">`);
    expect(script).toHaveLength(2);
    expect(script[1]?.split("</script>")[0]).toMatch(
      /^import "\/assets\/manifest\.js";[\s\S]*import\("\/assets\/entry\.js"\);$/,
    );
  });

  it("lists its modules in a way that browsers do not fetch", () => {
    const announced = tags.filter((tag) => tag.startsWith(`<link rel="${LATER.rel}" href="`));
    const files = announced.map((tag) => /href="([^"]*)"/.exec(tag)?.[1]).sort();
    expect(files).toEqual(
      ["entry", "frame", "list", "manifest", "page", "root"].map((name) => `/assets/${name}.js`),
    );
  });

  it("has no part that comes later, and no script that would put it in its place", () => {
    expect(html).toContain("streamController.enqueue(");
    expect(html).not.toMatch(/<template|\$RC|<div hidden/);
    expect(html).toMatch(/<\/body><\/html>$/);
  });

  it("has nothing else that a browser would fetch before the first paint, except the style sheet", () => {
    const others = tags.filter((tag) => !tag.includes(LATER.type) && !tag.includes(LATER.rel));
    const [inline, fetched] = [true, false].map((isInline) =>
      others.filter((tag) => isInline === /^<script(?! [^>]*(?:src|type)=)/.test(tag)),
    );
    expect(inline).not.toEqual([]);
    expect(fetched).toEqual([
      expect.stringMatching(/^<link [^>]*rel="stylesheet" href="\/assets\/style.css"/),
    ]);
  });

  it("leaves similar text unchanged", () => {
    expect(html).toContain(
      "<p>&lt;script nonce=&quot;n&quot; type=&quot;module&quot; async=&quot;&quot;&gt;&lt;link rel=&quot;modulepreload&quot;</p>",
    );
    expect(html).not.toContain(TEXT);
  });
});
