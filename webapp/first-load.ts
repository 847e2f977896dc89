/**
 * What every page loads, as two scripts instead of thirty: small ones compress worse and are thirty requests. Modules that only some
 * pages need do not belong here, or all would carry them.
 */
const FRAMEWORK = ["react", "react-dom", "react-router", "scheduler", "zustand"];

const FRAME: readonly string[] = [
  "ui/(actions/(Button|IconButton)|classes|icons/(Icon|icons|Logo)\\.|content/(Avatar|initials|VisuallyHidden|Heading))",
  "ui/(feedback/(Spinner|Toasts|LiveRegion)|navigation/(TopBar|Footer|SkipLink)|overlays/PartDialog)",
  "lib/(after-paint|announce|api|english-messages|first-files|language|lazy-part|load-chunk|load-route-module|modals|name-of|nonce|paths|release|seo|session|site|socket|toasts|token|use-media|wanted)\\.",
  "shell-parts\\.",
  "features/shell/(BarSearch|ErrorPage|error-words|Frame|frame-handle|LanguageSwitch|last-results|LateBanner|Masthead|NavigationProgress)\\.",
  "features/shell/(BellStandIn|Panels|panels|parts|SessionCorner|SiteBar|SiteFooter|theme|ThemeSwitch|AutoThemeIcon|use-arrival)\\.",
  "features/shell/menu/(MenuSpace|MenuButton|menu-state)\\.",
];

/** What the pages of people who are signed in share, and no other page has: one script as well. */
const SIGNED_IN = "/node_modules/@tanstack/|/webapp/src/lib/server-state/";

/** Groups for the bundler. */
export const firstLoad = [
  { name: "framework", test: new RegExp(`/node_modules/(${FRAMEWORK.join("|")})/`) },
  { name: "frame", test: new RegExp(`/webapp/src/(${FRAME.join("|")})`) },
  { name: "signed-in", test: new RegExp(SIGNED_IN) },
];
