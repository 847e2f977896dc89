import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { preactRuntime } from "./widget/preact-runtime.ts";

export default defineConfig({
  plugins: [preactRuntime()],
  resolve: {
    // Stories lie in the web app, where npm does not put Storybook.
    alias: { "storybook/test": fileURLToPath(import.meta.resolve("storybook/test")) },
  },
  build: { target: "es2022", chunkSizeWarningLimit: 2000 },
});
