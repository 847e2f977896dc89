import type { RouterContextProvider } from "react-router";
import { serverContext } from "../../lib/context.ts";
import { loadTexts } from "../../lib/page-texts.ts";
import { accountChart } from "./chart.server.ts";

/** Loads the data of a sign-in or registration page. The server draws the chart, including for pages reached by client-side navigation. */
export async function loadAuthPage(
  context: Readonly<RouterContextProvider>,
  path: string,
  name: string,
  lead: string,
) {
  const { basemapFolder, call } = context.get(serverContext);
  const [texts, providers] = await Promise.all([
    loadTexts(context, path, name, lead),
    // Passwords work without them.
    call("GET auth/providers", {}).catch(() => undefined),
  ]);
  return { ...texts, providers, chart: accountChart(basemapFolder) };
}

export type AuthPageData = Awaited<ReturnType<typeof loadAuthPage>>;
