/** Lower-case ASCII words joined by hyphens, at most `length` characters, never ending in a hyphen; "" for no Latin letters. */
export function slugify(text: string, length: number): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+/, "")
    .slice(0, length)
    .replace(/-+$/, "");
}
