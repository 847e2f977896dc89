/** The web app manifest: https://www.w3.org/TR/appmanifest/. */
export const MANIFEST = {
  id: "/",
  name: "Jobmap",
  short_name: "Jobmap",
  description: "Every job on a map that is exact and instant.",
  lang: "en",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: "#eef2f2",
  theme_color: "#10242c",
  categories: ["business", "navigation"],
  icons: [
    { src: "/pwa/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/pwa/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/pwa/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    { src: "/pwa/icon.svg", sizes: "any", type: "image/svg+xml" },
  ],
  shortcuts: [
    { name: "Job map", url: "/jobmap", icons: [{ src: "/pwa/icon-192.png", sizes: "192x192" }] },
    { name: "Saved jobs", url: "/saved-job", icons: [{ src: "/pwa/icon-192.png", sizes: "192x192" }] },
    {
      name: "My applications",
      url: "/applied-job-list",
      icons: [{ src: "/pwa/icon-192.png", sizes: "192x192" }],
    },
  ],
} as const;
