import { type Rgb, readableInk } from "@jobmap/widget/color";
import { languageOf } from "@jobmap/widget/speech";

/** Which of our pages for other sites an address refers to. */
export type EmbedRoute =
  /** A frame on another site. The company is empty where the address names none. */
  | { readonly kind: "frame"; readonly company: string }
  /** The demo of a frame: see `demo.ts`. */
  | { readonly kind: "featured" }
  /** The page that is shared. */
  | { readonly kind: "page"; readonly company: string }
  /** What an embed shows before its code has loaded, for the script tag. */
  | { readonly kind: "first"; readonly company: string }
  /** The preview picture of that page for social networks. */
  | { readonly kind: "picture"; readonly company: string }
  /** The short address that redirects to it. */
  | { readonly kind: "short"; readonly company: string };

const PATHS: readonly [RegExp, (company: string) => EmbedRoute][] = [
  [/^\/job-map-iframe(?:\/([^/]*))?\/?$/, (company) => ({ kind: "frame", company })],
  [/^\/job-map-iframe\/([^/]+)\/first\.json$/, (company) => ({ kind: "first", company })],
  [/^\/company-iframe\/?$/, () => ({ kind: "featured" })],
  [/^\/jobmap\/([^/]+)\/picture\.png$/, (company) => ({ kind: "picture", company })],
  // With `.data` the web app asks where a link leads; it is told to load the page.
  [/^\/jobmap\/([^/]+)(?<!\.data)\/?$/, (company) => ({ kind: "page", company })],
  [/^\/job-map\/([^/]+)\/?$/, (company) => ({ kind: "short", company })],
];

/** The page that is shared, and the short address of it, are in Spanish under `/es`. What is on other sites says its language in its query. */
const SPANISH = /^\/es(?=\/job-?map\/[^/]+\/?$)/;

export interface EmbedAddress {
  readonly route: EmbedRoute;
  /** What the address asks for; `en` leaves it to the query. */
  readonly language: "en" | "es";
}

export function readAddress(path: string): EmbedAddress | null {
  const language = SPANISH.test(path) ? "es" : "en";
  const own = path.replace(SPANISH, "");
  for (const [pattern, make] of PATHS) {
    const found = pattern.exec(own);
    if (found) return { route: make(decode(found[1] ?? "")), language };
  }
  return null;
}

/** A valid name in an address; anything else is treated as unknown and never reaches the database. */
export const NAME = /^[\w.-]{1,120}$/;

/** What the address of a page can contain besides the company: options of the widget, and where the visitor came from. */
export interface EmbedQuery {
  /** Username of the company that the demo shows; empty for an example. */
  readonly company: string;
  /** As written; the widget checks them and reports mistakes. */
  readonly options: Readonly<Record<string, string>>;
  readonly attribution: Readonly<Record<string, string>>;
  /** Colors without `#`, typeface, and corners in pixels, as written. */
  readonly look: Readonly<Record<string, string>>;
  readonly theme: "auto" | "light" | "dark";
  /** As written, if it could be a locale. */
  readonly locale: string;
  readonly page: number;
}

const OPTIONS = ["view", "filters", "theme", "locale", "units", "height", "embed", "live", "utm"];
const UTM = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];
const MAX_PAGE_LENGTH = 200;
/** Maximum number of list pages; beyond it, requests would exceed what the index lists. */
const MAX_PAGES = 200;

export function readQuery(query: URLSearchParams, language: EmbedAddress["language"] = "en"): EmbedQuery {
  const pick = (names: readonly string[]) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = query.get(name)?.slice(0, MAX_PAGE_LENGTH);
        return value ? [[name, value] as const] : [];
      }),
    );
  const written = pick(OPTIONS);
  const locale = localeOf(written["locale"] ?? "", language);
  const options = language === "es" ? { ...written, locale } : written;
  const theme = options["theme"];
  const page = Number(/^\d{1,4}$/.test(query.get("page") ?? "") ? query.get("page") : 1);
  return {
    company: query.get("company")?.slice(0, MAX_PAGE_LENGTH) ?? "",
    options,
    attribution: pick([...UTM, "embed"]),
    look: readLook(query),
    theme: theme === "light" || theme === "dark" ? theme : "auto",
    locale,
    page: Math.min(Math.max(1, page), MAX_PAGES),
  };
}

/** A Spanish address stays in Spanish: `es-MX` is followed there, and `fr` is not. */
function localeOf(written: string, language: EmbedAddress["language"]): string {
  const isLocale = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(written);
  return isLocale && (language === "en" || languageOf(written) === language) ? written : language;
}

const COLOR = /^[0-9a-f]{6}$/i;
/** The syntax of each part of a look in an address: nothing that could end a declaration. */
const LOOK: Readonly<Record<string, RegExp>> = {
  accent: COLOR,
  paper: COLOR,
  ink: COLOR,
  font: /^[\p{L}\p{N} ,"'_-]{1,80}$/u,
  radius: /^\d{1,2}$/,
};

function readLook(query: URLSearchParams): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(LOOK).flatMap(([name, form]) => {
      const value = query.get(name) ?? "";
      return form.test(value) ? [[name, value] as const] : [];
    }),
  );
}

/** A look as the values of `--jobmap-*` properties. */
export function lookInCss(look: EmbedQuery["look"]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(readable(look)).map(([name, value]) => [
      `--jobmap-${name}`,
      name === "font" ? value : name === "radius" ? `${value}px` : `#${value}`,
    ]),
  );
}

/** Replaces a text color that is illegible on its background, as the widget does. */
function readable(look: EmbedQuery["look"]): EmbedQuery["look"] {
  const [ink, paper] = [rgb(look["ink"]), rgb(look["paper"])];
  if (ink === undefined || paper === undefined || readableInk(ink, paper) === ink) return look;
  const hex = readableInk(ink, paper).map((part) => part.toString(16).padStart(2, "0"));
  return { ...look, ink: hex.join("") };
}

function rgb(color: string | undefined): Rgb | undefined {
  if (color === undefined) return undefined;
  const part = (from: number): number => Number.parseInt(color.slice(from, from + 2), 16);
  return [part(0), part(2), part(4)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
