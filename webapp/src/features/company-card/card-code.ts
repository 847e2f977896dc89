import { escapeAttribute } from "@jobmap/widget/embed-code";
import { t } from "#text";
import { PREFIX } from "../../lib/language.ts";

export const CARD_THEMES = ["auto", "light", "dark"] as const;
export type CardTheme = (typeof CARD_THEMES)[number];

/** What a card is about: a company with all its open jobs, or one job. */
export interface CardChoice {
  readonly username: string;
  /** The company's name. */
  readonly name: string;
  readonly job: { readonly id: number; readonly title: string } | null;
  readonly theme: CardTheme;
}

/** In CSS pixels, as the server draws it. */
export const CARD_SIZE = { width: 480, height: 180 } as const;

/** What stands for the picture where it is not seen. It has no number that would become wrong. */
export const cardText = ({ name, job }: CardChoice): string =>
  job === null ? t`Open jobs at ${name}` : t`${job.title} at ${name}`;

/** Root-relative address of the card; with `.svg` the picture, without it the page for a frame. */
export function cardPath({ username, job, theme }: CardChoice, ending: "" | ".svg"): string {
  const of = job === null ? `company/${encodeURIComponent(username)}` : `job/${job.id}`;
  const query = new URLSearchParams({
    ...(theme !== "auto" && { theme }),
    ...(PREFIX !== "" && { locale: "es" }),
  });
  return `/cards/${of}${ending}${query.size > 0 ? `?${query}` : ""}`;
}

export const pagePath = ({ username, job }: CardChoice): string =>
  PREFIX + (job === null ? `/company/${encodeURIComponent(username)}` : `/job/${job.id}`);

export interface CardCode {
  readonly id: "html" | "markdown" | "iframe";
  readonly tab: string;
  readonly where: string;
  readonly code: string;
}

/** The code for a card, by where it goes. */
export function cardCodes(choice: CardChoice, host: string): readonly CardCode[] {
  const { width, height } = CARD_SIZE;
  const text = cardText(choice);
  const [picture, page] = [host + cardPath(choice, ".svg"), host + pagePath(choice)];
  const size = `width="${width}" height="${height}"`;
  return [
    {
      id: "html",
      tab: "HTML",
      where: t`Any page or newsletter: a picture that is a link.`,
      code: `<a href="${page}"><img src="${picture}" alt="${escapeAttribute(text)}" ${size}></a>`,
    },
    {
      id: "markdown",
      tab: "Markdown",
      where: t`A README, an issue or a wiki.`,
      code: `[![${text.replaceAll(/[[\]\\]/g, "\\$&")}](${picture})](${page})`,
    },
    {
      id: "iframe",
      tab: "Iframe",
      where: t`Editors that allow frames: the text can be selected and read aloud.`,
      code: `<iframe src="${host + cardPath(choice, "")}" title="${escapeAttribute(text)}" ${size} style="border:0;max-width:100%"></iframe>`,
    },
  ];
}
