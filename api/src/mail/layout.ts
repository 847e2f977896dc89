import type { Language } from "@jobmap/contract/languages";
import { escapeHtml } from "../sanitize/html.ts";
import type { CalendarPart, Entry, Letter, Part } from "./letter.ts";
import { MAIL_TEXTS } from "./texts/index.ts";

/** A letter ready to send. */
export interface Rendered {
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl?: string;
  calendar?: CalendarPart;
  /** Display name of the sender; defaults to that of the settings. */
  fromName?: string;
  replyTo?: string;
}

/** Maximum length of subject and sender, in characters: what mail programs show. */
const MAX_SUBJECT = 180;
const MAX_SENDER = 70;

const SANS = "Archivo,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "'Brygada 1918',Georgia,'Times New Roman',serif";
const MONO = "ui-monospace,'SF Mono',Menlo,Consolas,'DejaVu Sans Mono',monospace";

/**
 * Light colors are inline, since many mail programs drop style sheets; dark ones are in the style sheet. In a program that
 * inverts colors by itself nothing can vanish: there are no pictures, and no text on a transparent background.
 */
const NIGHT = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0a1216!important}
.card{background:#111c21!important;border-color:#28393f!important}
.ink{color:#e8efef!important}
.ink-2{color:#b5c4c8!important}
.ink-3{color:#93a6ac!important}
.line{border-color:#28393f!important}
.code{background:#18262c!important;border-color:#6f848c!important;color:#e8efef!important}
.button{background:#e8efef!important;color:#0a1216!important}
.link{color:#83c9e6!important}
}
@media (max-width:480px){.pad{padding-left:22px!important;padding-right:22px!important}}`;

/** Renders a letter in the product's frame: at most 600 px wide, readable without style sheets, in light and dark mode. */
export function renderLetter(letter: Letter, site: { url: string }, language: Language): Rendered {
  const { from, replyTo, unsubscribe, calendar } = letter;
  return {
    subject: oneLine(letter.subject, MAX_SUBJECT),
    html: html(letter, site.url, language),
    text: plain(letter, site.url, language),
    ...(unsubscribe && { unsubscribeUrl: unsubscribe.oneClick }),
    ...(from && { fromName: MAIL_TEXTS[language].frame.via(oneLine(from, MAX_SENDER)) }),
    ...(replyTo && { replyTo }),
    ...(calendar && { calendar }),
  };
}

/** The text of a header: without control characters, and of limited length. */
function oneLine(text: string, length: number): string {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return line.length <= length
    ? line
    : `${line
        .slice(0, length - 1)
        .replace(/[\ud800-\udbff]$/, "")
        .trimEnd()}…`;
}

/** The small print of a mail, around the name of the site: why it came, and where replies go. */
function smallPrint(
  { replyTo, from, because }: Letter,
  language: Language,
): { before: string; after: string } {
  const { frame } = MAIL_TEXTS[language];
  const [before, after] = frame.sentBy(because ?? frame.because);
  return { before, after: `${after} ${replyTo ? frame.repliesTo(from ?? replyTo) : frame.noReplies}` };
}

function html(letter: Letter, url: string, language: Language): string {
  const { subject, preview, parts, unsubscribe } = letter;
  const { before, after } = smallPrint(letter, language);
  const host = new URL(url).host;
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(subject)}</title>
<style>${NIGHT}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#eef2f2;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}${"&#847;&zwnj;&nbsp;".repeat(40)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#eef2f2">
<tr><td align="center" style="padding:28px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td style="padding:0 4px 14px"><a class="ink" href="${escapeHtml(url)}" style="font:700 22px/1.2 ${SERIF};color:#10242c;text-decoration:none">Jobmap</a></td></tr>
<tr><td class="card pad" style="background:#ffffff;border:1px solid #d5dedf;border-radius:4px;padding:32px 40px 18px">
<h1 class="ink" style="margin:0 0 18px;font:600 26px/1.25 ${SERIF};color:#10242c">${escapeHtml(subject)}</h1>
${parts.map(partAsHtml).join("\n")}
</td></tr>
<tr><td class="ink-3" style="padding:16px 4px 0;font:400 13px/1.55 ${SANS};color:#566a72">${escapeHtml(before)}<a class="link" href="${escapeHtml(url)}" style="color:#0c5877">${escapeHtml(host)}</a>${escapeHtml(after)}${unsubscribe === undefined ? "" : ` <a class="link" href="${escapeHtml(unsubscribe.page)}" style="color:#0c5877">${escapeHtml(unsubscribe.label ?? MAIL_TEXTS[language].frame.unsubscribe)}</a>`}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function partAsHtml(part: Part): string {
  switch (part.kind) {
    case "paragraph":
      return `<p class="ink" style="margin:0 0 16px;font:400 16px/1.6 ${SANS};color:#10242c">${escapeHtml(part.text)}</p>`;
    case "quote":
      return `<p class="ink-2 line" style="margin:0 0 20px;padding:2px 0 2px 16px;border-left:3px solid #d5dedf;font:400 16px/1.6 ${SANS};color:#3b515a;white-space:pre-line;word-break:break-word">${escapeHtml(part.text)}</p>`;
    case "note":
      return `<p class="ink-2 line" style="margin:22px 0 14px;padding-top:16px;border-top:1px solid #d5dedf;font:400 14px/1.6 ${SANS};color:#3b515a">${escapeHtml(part.text)}</p>`;
    case "code":
      return `<p class="code" style="margin:6px 0 20px;padding:16px 12px 16px 20px;background:#f5f8f7;border:1px solid #76888f;border-radius:4px;text-align:center;font:700 34px/1.2 ${MONO};letter-spacing:8px;color:#10242c">${escapeHtml(part.text)}</p>`;
    case "steps":
      return `<ol class="ink" style="margin:0 0 18px;padding-left:22px;font:400 16px/1.6 ${SANS};color:#10242c">${part.steps.map((step) => `<li style="margin:0 0 6px">${escapeHtml(step)}</li>`).join("")}</ol>`;
    case "snippet":
      return `<pre class="code" style="margin:0 0 20px;padding:14px 16px;background:#f5f8f7;border:1px solid #76888f;border-radius:4px;font:400 13px/1.6 ${MONO};color:#10242c;white-space:pre-wrap;word-break:break-all">${escapeHtml(part.text)}</pre>`;
    case "button":
      return `<p style="margin:8px 0 22px"><a class="button" href="${escapeHtml(part.url)}" style="display:inline-block;padding:13px 22px;background:#10242c;border-radius:4px;font:600 16px/1.25 ${SANS};color:#ffffff;text-decoration:none">${escapeHtml(part.label)}</a></p>`;
    case "link":
      return `<p style="margin:0 0 16px;font:400 15px/1.6 ${SANS}"><a class="link" href="${escapeHtml(part.url)}" style="color:#0c5877">${escapeHtml(part.label)}</a></p>`;
    case "entries":
      return part.entries.map(entryAsHtml).join("\n");
    case "facts":
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 18px">${part.facts
        .map(
          ([name, value]) =>
            `<tr><td class="ink-3" valign="top" style="padding:3px 18px 3px 0;font:400 14px/1.5 ${SANS};color:#566a72">${escapeHtml(name)}</td><td class="ink" valign="top" style="padding:3px 0;font:400 16px/1.4 ${SANS};color:#10242c;word-break:break-word">${escapeHtml(value)}</td></tr>`,
        )
        .join("")}</table>`;
  }
}

function entryAsHtml({ title, url, lines }: Entry): string {
  return `<p class="ink-2 line" style="margin:0;padding:13px 0;border-top:1px solid #d5dedf;font:400 15px/1.5 ${SANS};color:#3b515a;word-break:break-word"><a class="link" href="${escapeHtml(url)}" style="font:600 17px/1.35 ${SANS};color:#0c5877">${escapeHtml(title)}</a>${lines.map((line) => `<br>${escapeHtml(line)}`).join("")}</p>`;
}

function plain(letter: Letter, url: string, language: Language): string {
  const { subject, parts, unsubscribe } = letter;
  const { before, after } = smallPrint(letter, language);
  return [
    subject,
    ...parts.map(partAsText),
    `--\n${before}${url}${after}`,
    ...(unsubscribe === undefined
      ? []
      : [`${unsubscribe.label ?? MAIL_TEXTS[language].frame.unsubscribe}:\n${unsubscribe.page}`]),
  ].join("\n\n");
}

function partAsText(part: Part): string {
  switch (part.kind) {
    case "button":
    case "link":
      return `${part.label}:\n${part.url}`;
    case "entries":
      return part.entries.map(({ title, url, lines }) => [title, ...lines, url].join("\n")).join("\n\n");
    case "code":
      return `    ${part.text}`;
    case "facts":
      return part.facts.map(([name, value]) => `${name}: ${value}`).join("\n");
    case "steps":
      return part.steps.map((step, index) => `${index + 1}. ${step}`).join("\n");
    case "quote":
    case "note":
    case "paragraph":
    case "snippet":
      return part.text;
  }
}
