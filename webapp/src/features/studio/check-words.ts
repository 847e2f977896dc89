import type { EmbedCheck } from "@jobmap/contract";
import { t } from "#text";

const and = (words: readonly string[]) => new Intl.ListFormat("en-US", { type: "conjunction" }).format(words);

/** What a look at a page found, in a sentence. */
export function checkHeadline({ found, works, other_company }: EmbedCheck): string {
  switch (found) {
    case "SCRIPT":
      return works
        ? t`Your map is on this page, by its script tag.`
        : t`Code of your map is on this page, but visitors do not see your jobs.`;
    case "FRAME":
      return works
        ? t`Your map is on this page, in a frame.`
        : t`A frame for your map is on this page, but visitors do not see your jobs.`;
    case "LINK":
      return t`Only the link to your map is on this page.`;
    case "OTHER_COMPANY":
      return t`The map on this page is of another company: ${other_company ?? ""}.`;
    case "NOTHING":
      return t`Your map is not in the text of this page.`;
  }
}

/** What stands in the way, with what to do about it. */
export function checkDetails(
  { found, missing, blocked_by, is_unlisted, is_hidden }: EmbedCheck,
  { username, host }: { username: string; host: string },
): string[] {
  const code = `company="${username}"`;
  const element = "<job-map>";
  return [
    ...(missing === "LOADER"
      ? [
          t`The line with the script tag is missing, or a plugin has changed it. Paste both lines again; for WordPress, those of its tab above.`,
        ]
      : []),
    ...(missing === "ELEMENT"
      ? [t`The script tag is there, but the line with ${element} is missing. Paste both lines.`]
      : []),
    ...(blocked_by.length > 0
      ? [
          t`The page’s Content-Security-Policy keeps the map out. It has to allow ${host} in ${and(blocked_by)}.`,
        ]
      : []),
    ...(is_unlisted
      ? [
          t`Your own list of sites, on your company page, keeps the map out of frames on this one. Add it there.`,
        ]
      : []),
    ...(is_hidden ? [t`Your company is hidden, so its map shows no jobs anywhere.`] : []),
    ...(found === "LINK"
      ? [
          t`The editor has probably removed what was around it. Paste the code into its element for custom code, or send it to whoever runs the site.`,
        ]
      : []),
    ...(found === "OTHER_COMPANY" ? [t`Yours has ${code}. Copy the code above again.`] : []),
    ...(found === "NOTHING" && missing === null
      ? [
          t`Is it the right page, and is it published? If scripts put the page together, it cannot be read like this: open it once, and see above whether your map was seen.`,
        ]
      : []),
  ];
}
