import "./ui/tokens.css";
import "./ui/fonts/fonts.css";
import "./ui/base.css";
import { type ReactNode, useContext } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import { ErrorPage } from "./features/shell/ErrorPage.tsx";
import { FOOTER } from "./features/shell/entries.ts";
import { errorWords } from "./features/shell/error-words.ts";
import { Frame } from "./features/shell/Frame.tsx";
import favicon from "./features/shell/favicon.svg?url&no-inline";
import { LateBanner } from "./features/shell/LateBanner.tsx";
import { MENU_SCRIPT } from "./features/shell/menu/menu-state.ts";
import { ShellPartsContext } from "./features/shell/parts.ts";
import { footerEntries } from "./features/shell/shown.ts";
import { THEME_SCRIPT } from "./features/shell/theme.ts";
import { AFTER_PAINT_SCRIPT } from "./lib/after-paint.ts";
import { LANGUAGE_SCRIPT } from "./lib/chosen-language.ts";
import { serverContext } from "./lib/context.ts";
import { FIRST_FILES_SCRIPT } from "./lib/first-files.ts";
import { NonceContext } from "./lib/nonce.ts";
import { PWA_SCRIPT } from "./lib/pwa-script.ts";
import { reloadAfterRelease } from "./lib/release.ts";
import { SITE_NAME } from "./lib/seo.ts";
import type { RootData } from "./lib/site.ts";
import { speakSpanish } from "./lib/spanish.ts";
import { SESSION_SCRIPT } from "./lib/token.ts";
import { SHELL_PARTS } from "./shell-parts.tsx";
import { fontPreloads } from "./ui/index.ts";

if (import.meta.env.LANGUAGE === "es") speakSpanish();

/** Rendered only by the server: React adopts the existing element, so that browsers need not download its text twice. */
const HEAD_SCRIPT = import.meta.env.SSR
  ? THEME_SCRIPT +
    MENU_SCRIPT +
    SESSION_SCRIPT +
    LANGUAGE_SCRIPT +
    FIRST_FILES_SCRIPT +
    AFTER_PAINT_SCRIPT +
    PWA_SCRIPT
  : "";

export function loader({ context }: Route.LoaderArgs) {
  // The table of entries stays on the server; pages receive only the entries that their footer shows.
  return { site: context.get(serverContext).site, footer: footerEntries(FOOTER) } satisfies RootData & {
    footer: unknown;
  };
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [reloadAfterRelease];

/** The site's settings never change while a page is open. */
export function shouldRevalidate() {
  return false;
}

export const links: Route.LinksFunction = () => [
  ...fontPreloads,
  { rel: "icon", href: favicon, type: "image/svg+xml" },
];

/** For error pages; every other page has its own. */
export function meta({ error }: Route.MetaArgs): Route.MetaDescriptors {
  if (error === undefined) return [{ title: SITE_NAME }];
  return [{ title: `${errorWords(error).title} | ${SITE_NAME}` }, { name: "robots", content: "noindex" }];
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  return (
    // The theme script modifies this element before hydration.
    <html lang={import.meta.env.LANGUAGE ?? "en"} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#111c21" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constants of ours, which must run before the first paint */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <Meta />
        {/* Style sheets and preloads come from this host, which the policy allows without a nonce. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        <LateBanner />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <ShellPartsContext value={SHELL_PARTS}>
      <Frame demo={loaderData.site.demo} footer={loaderData.footer}>
        <Outlet />
      </Frame>
    </ShellPartsContext>
  );
}

export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  return (
    <ShellPartsContext value={SHELL_PARTS}>
      <Frame demo={loaderData?.site.demo ?? false} footer={loaderData?.footer ?? []} isError>
        <ErrorPage />
      </Frame>
    </ShellPartsContext>
  );
}
