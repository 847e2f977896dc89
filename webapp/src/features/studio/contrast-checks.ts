import { contrast, type Rgb, readableAccent, readableInk } from "@jobmap/widget/color";
import type { StudioState } from "@jobmap/widget/studio-state";
import { t } from "#text";

export interface ContrastCheck {
  readonly what: string;
  readonly text: string;
  readonly on: string;
  /** WCAG 2.2, from 1 to 21. */
  readonly ratio: number;
  readonly least: 4.5 | 3;
  /** The color that the widget shows in place of the chosen one, which is unreadable. */
  readonly instead?: string;
}

export interface ContrastReport {
  readonly scheme: "light" | "dark";
  readonly checks: readonly ContrastCheck[];
}

/** The widget's own colors, as in its style sheet. */
const OWN = {
  light: { paper: "#ffffff", ink: "#10242c", accent: "#a8116b", onAccent: "#ffffff" },
  dark: { paper: "#111c21", ink: "#e8efef", accent: "#ff86c4", onAccent: "#2a0018" },
} as const;

/** Contrast per color scheme that visitors can get. Ratios are those of the displayed colors. */
export function contrastReports({ theme, look }: Pick<StudioState, "theme" | "look">): ContrastReport[] {
  const schemes = theme === "auto" ? (["light", "dark"] as const) : [theme];
  return schemes.map((scheme) => {
    const own = OWN[scheme];
    const paper = rgb(look.paper || own.paper);
    const wantedInk = rgb(look.ink || own.ink);
    const ink = readableInk(wantedInk, paper);
    const wanted = look.accent === "" ? null : rgb(look.accent);
    const shown =
      wanted === null ? { accent: rgb(own.accent), on: rgb(own.onAccent) } : readableAccent(wanted, paper);
    const check = (what: string, text: Rgb, on: Rgb, least: ContrastCheck["least"]): ContrastCheck => ({
      what,
      text: hex(text),
      on: hex(on),
      ratio: contrast(text, on),
      least,
    });
    const text = check(t`Text`, ink, paper, 4.5);
    const accent = check(t`Pay and pins`, shown.accent, paper, 4.5);
    const isOther = wanted !== null && hex(wanted) !== hex(shown.accent);
    return {
      scheme,
      checks: [
        ink === wantedInk ? text : { ...text, instead: text.text },
        check(t`Secondary text`, mix(ink, paper, 0.82), paper, 4.5),
        isOther ? { ...accent, instead: accent.text } : accent,
        check(t`Button text`, shown.on, shown.accent, 4.5),
        check(t`Field borders`, mix(ink, paper, 0.55), paper, 3),
      ],
    };
  });
}

/** Two decimals, never rounded up past a threshold that was missed. */
export function ratioText(ratio: number): string {
  return `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`;
}

function rgb(color: string): Rgb {
  const part = (from: number) => Number.parseInt(color.slice(from, from + 2), 16);
  return [part(1), part(3), part(5)];
}

function hex(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  const part = (i: 0 | 1 | 2) => a[i] * share + b[i] * (1 - share);
  return [part(0), part(1), part(2)];
}
