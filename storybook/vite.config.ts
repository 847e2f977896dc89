import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

export default defineConfig({
  resolve: {
    // Stories lie in the web app, where npm does not put Storybook.
    alias: { "storybook/test": fileURLToPath(import.meta.resolve("storybook/test")) },
  },
  build: { target: "es2022", chunkSizeWarningLimit: 2000 },
});
