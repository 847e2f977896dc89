import type { RouterContextProvider } from "react-router";
import { serverContext } from "../../lib/context.ts";
import { loadTexts } from "../../lib/page-texts.ts";
import { accountChart } from "./chart.server.ts";

/** What a page with the chart needs. The server draws it, for pages that come without loading too. */
export async function loadAuthPage(context: Readonly<RouterContextProvider>, page: string) {
  const { basemapFolder } = context.get(serverContext);
  return { ...(await loadTexts(context, page)), chart: accountChart(basemapFolder) };
}
