import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  ssr: true,
  // The table of routes is small and public: sending it whole saves a request before each first navigation.
  routeDiscovery: { mode: "initial" },
  future: { unstable_enableNodeReadableStream: false, unstable_optimizeDeps: false },
} satisfies Config;
