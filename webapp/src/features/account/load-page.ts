import type { RouterContextProvider } from "react-router";
import { serverContext } from "../../lib/context.ts";
import { loadTexts } from "../../lib/page-texts.ts";
import { accountChart } from "./chart.server.ts";

/** What a page for signing in or registering needs. The server draws the chart, for pages that come without loading too. */
export async function loadAuthPage(context: Readonly<RouterContextProvider>, path: string, name: string) {
  const { basemapFolder, call } = context.get(serverContext);
  const [texts, providers] = await Promise.all([
    loadTexts(context, path, name),
    // Passwords work without them.
    call("GET auth/providers", {}).catch(() => undefined),
  ]);
  return { ...texts, providers, chart: accountChart(basemapFolder) };
}

export type AuthPageData = Awaited<ReturnType<typeof loadAuthPage>>;
