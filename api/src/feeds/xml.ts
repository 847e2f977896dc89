/** Characters that XML 1.0 does not allow, even escaped (https://www.w3.org/TR/xml/#charsets). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go.
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Text without the characters that XML cannot hold. */
export function xmlText(text: string): string {
  return text.toWellFormed().replace(NOT_XML, "");
}

/** An element with its text as CDATA, in which nothing has to be escaped; nothing for a missing or empty text. */
export function element(name: string, text: string | number | null | undefined): string {
  const clean = xmlText(String(text ?? "")).trim();
  return clean === "" ? "" : `<${name}>${cdata(clean)}</${name}>`;
}

/** An end of CDATA inside the text is divided between two sections. */
function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}
