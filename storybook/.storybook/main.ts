import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";

const config: StorybookConfig = {
  stories: [
    "../foundations/*.mdx",
    "../foundations/*.stories.tsx",
    "../frame/*.stories.tsx",
    "../candidates/*.stories.tsx",
    "../employers/*.stories.tsx",
    "../explore/*.stories.tsx",
    "../gap/*.stories.tsx",
    "../payments/*.stories.tsx",
    "../profile/*.stories.tsx",
    "../resumes/*.stories.tsx",
    "../widget/*.stories.tsx",
    "../../webapp/src/ui/**/*.stories.tsx",
  ],
  // The embed draws its map from the built base map.
  staticDirs: [{ from: "../../widget/dist/basemap", to: "/widget/basemap" }],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  framework: {
    name: "@storybook/react-vite",
    // The web app's own Vite config carries the React Router plugin, which would take the build over.
    options: { builder: { viteConfigPath: fileURLToPath(new URL("../vite.config.ts", import.meta.url)) } },
  },
  typescript: { reactDocgen: "react-docgen" },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
};

export default config;
