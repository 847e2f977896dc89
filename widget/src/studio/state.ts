import { FILTER_NAMES, parseOptions, type WidgetOptions } from "../core/options.ts";

/** How the map is added to a page. */
export const DELIVERIES = ["script", "iframe", "link", "module"] as const;
export type Delivery = (typeof DELIVERIES)[number];

export const LOCALES = ["", "en", "es"] as const;
export const UNITS = ["", "mi", "km"] as const;

/** Colors are `#rrggbb`; empty strings and null mean the widget's default. */
export interface Look {
  readonly accent: string;
  readonly paper: string;
  readonly ink: string;
  /** A CSS font stack. */
  readonly font: string;
  /** Pixels. */
  readonly radius: number | null;
}

/** The studio's state, all of it in the address. */
export interface StudioState
  extends Pick<WidgetOptions, "company" | "view" | "filters" | "theme" | "height" | "utm"> {
  readonly delivery: Delivery;
  readonly locale: (typeof LOCALES)[number];
  readonly units: (typeof UNITS)[number];
  /** Maximum width in pixels; null for the width of its container. */
  readonly width: number | null;
  readonly look: Look;
}

export const COLORS = ["accent", "paper", "ink"] as const;
export type ColorName = (typeof COLORS)[number];
export const HEIGHTS = { least: 240, most: 4_000, usual: 560 } as const;
export const WIDTHS = { least: 280, most: 2_000 } as const;
export const RADII = { least: 0, most: 32 } as const;

const COLOR = /^[0-9a-f]{6}$/i;
/** Letters, digits, quotes and commas: nothing that could end a CSS declaration. */
const FONT = /^[\p{L}\p{N} ,"'_-]{1,80}$/u;

export function isFont(text: string): boolean {
  return (
    FONT.test(text) && (text.match(/"/g)?.length ?? 0) % 2 === 0 && (text.match(/'/g)?.length ?? 0) % 2 === 0
  );
}

/** Parses an address; invalid values are ignored. `company` is empty if there is none. */
export function readState(params: URLSearchParams): StudioState {
  const said = (name: string) => params.get(name) ?? undefined;
  const { options } = parseOptions({
    company: said("company"),
    view: said("view"),
    filters: said("filters"),
    theme: said("theme"),
    height: said("height"),
    utm: said("utm"),
  });
  const { company, view, filters, theme, height, utm } = options;
  const color = (name: ColorName) => {
    const value = params.get(name) ?? "";
    return COLOR.test(value) ? `#${value.toLowerCase()}` : "";
  };
  const font = params.get("font") ?? "";
  return {
    company,
    view,
    filters,
    theme,
    utm,
    height: Math.round(height),
    delivery: oneOf(DELIVERIES, params.get("delivery")),
    locale: oneOf(LOCALES, params.get("locale")),
    units: oneOf(UNITS, params.get("units")),
    width: wholeIn(params.get("width"), WIDTHS),
    look: {
      accent: color("accent"),
      paper: color("paper"),
      ink: color("ink"),
      font: isFont(font) ? font : "",
      radius: wholeIn(params.get("radius"), RADII),
    },
  };
}

/** The address of a state, without defaults. */
export function writeState(state: StudioState): URLSearchParams {
  const { company, delivery, view, filters, theme, height, locale, units, width, utm, look } = state;
  const query = new URLSearchParams();
  const put = (name: string, value: string | number | null) => {
    if (value !== "" && value !== null) query.set(name, String(value));
  };
  put("company", company);
  put("delivery", delivery === DELIVERIES[0] ? "" : delivery);
  put("view", view === "both" ? "" : view);
  put("filters", filterText(filters));
  put("theme", theme === "auto" ? "" : theme);
  put("locale", locale);
  put("units", units);
  put("height", height === HEIGHTS.usual ? null : height);
  put("width", width);
  put("utm", utm ? "on" : "");
  for (const name of COLORS) put(name, look[name].slice(1));
  put("font", look.font);
  put("radius", look.radius);
  return query;
}

/** The filters as the embed code writes them; empty if all are shown. */
export function filterText(filters: StudioState["filters"]): string {
  if (filters.length === FILTER_NAMES.length) return "";
  return filters.length === 0 ? "none" : filters.join(",");
}

function oneOf<T extends string>(values: readonly [T, ...T[]], given: string | null): T {
  return values.find((value) => value === given) ?? values[0];
}

export function wholeIn(
  text: string | null,
  { least, most }: { readonly least: number; readonly most: number },
): number | null {
  const value = text !== null && /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
}
