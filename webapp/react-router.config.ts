import type { Config } from "@react-router/dev/config";
import { buildLanguage } from "./languages/plugin.ts";

const language = buildLanguage();

export default {
  appDirectory: "src",
  // A language is a build of its own, for addresses of its own: links within its pages stay there.
  basename: language === "en" ? "/" : "/es/",
  buildDirectory: language === "en" ? "build" : `build/${language}`,
  ssr: true,
  // The table of routes is small and public: sending it whole saves a request before each first navigation.
  routeDiscovery: { mode: "initial" },
  future: { unstable_enableNodeReadableStream: false, unstable_optimizeDeps: false },
} satisfies Config;
