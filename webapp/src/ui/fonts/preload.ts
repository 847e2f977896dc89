import archivo from "./archivo-text.woff2?url";
import brygada from "./brygada-1918.woff2?url";

/**
 * `<link rel="preload">` of the two fonts that every page starts with, in the format of a React Router `links` export. Italic and narrow
 * subsets load when needed.
 */
export const fontPreloads = [archivo, brygada].map((href) => ({
  rel: "preload" as const,
  as: "font" as const,
  type: "font/woff2",
  href,
  crossOrigin: "anonymous" as const,
}));
