import type { Decorator, Preview } from "@storybook/react-vite";
import { useEffect } from "react";
import { MemoryRouter } from "react-router";
import "../../webapp/src/ui/fonts/fonts.css";
import "../../webapp/src/ui/tokens.css";
import "../../webapp/src/ui/base.css";
import { answerReadJobs } from "../explore/fake-jobs.ts";
import { answerPayments } from "../payments/fake-payments.ts";
import { answerResumes } from "../resumes/fake-resumes.ts";
import { answerStories } from "../widget/fake-server.ts";
import "./preview.css";

answerStories();
answerReadJobs();
answerPayments();
answerResumes();

/** Theme and direction belong to the document, as in the product. */
const withDocument: Decorator = (Story, { globals, parameters }) => {
  const { theme, direction } = globals;
  const forced = parameters["direction"] ?? direction;
  useEffect(() => {
    const root = document.documentElement;
    root.dataset["theme"] = theme === "dark" ? "dark" : "light";
    root.dir = forced === "rtl" ? "rtl" : "ltr";
    root.lang = "en-US";
  }, [theme, forced]);
  // A story about leaving pages brings a router of its own.
  if (parameters["ownRouter"]) return <Story />;
  return (
    <MemoryRouter>
      <Story />
    </MemoryRouter>
  );
};

const width = (px: number, height: number) => ({
  name: `${px} px`,
  styles: { width: `${px}px`, height: `${height}px` },
});

const preview: Preview = {
  decorators: [withDocument],
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        icon: "mirror",
        items: [
          { value: "light", title: "Day" },
          { value: "dark", title: "Night" },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: "Language of the embed",
      toolbar: {
        icon: "globe",
        items: [
          { value: "en", title: "English" },
          { value: "es", title: "Español" },
        ],
        dynamicTitle: true,
      },
    },
    embedWidth: {
      description: "Width of the embed",
      toolbar: {
        icon: "ruler",
        items: [
          { value: 0, title: "As wide as there is room" },
          { value: 320, title: "320 px" },
          { value: 358, title: "358 px, a phone" },
          { value: 700, title: "700 px, side by side" },
          { value: 1100, title: "1100 px" },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: "Direction of text",
      toolbar: {
        icon: "transfer",
        items: [
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: "light", direction: "ltr", locale: "en", embedWidth: 0 },
  parameters: {
    layout: "padded",
    controls: { matchers: { date: /_(at|on)$/ } },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: width(390, 844),
        tablet: width(800, 1024),
        laptop: width(1024, 768),
        desktop: width(1440, 900),
      },
    },
    options: {
      storySort: {
        order: [
          "Foundations",
          "Actions",
          "Fields",
          "Jobs",
          "Feedback",
          "Overlays",
          "Navigation",
          "Job map",
          "Embed",
          ["Overview"],
        ],
      },
    },
    a11y: { test: "error" },
  },
};

export default preview;
