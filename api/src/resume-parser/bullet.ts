/** Bullets, also those of symbol fonts. */
export const BULLET = /^[•●▪■◦‣⁃∙·○◆◇❖➢➤►▶✓✔\uf0b7\uf0a7\uf0d8\uf076\uf0fc*–—-](?=\s|$)|^[•●▪‣▸►➢]/u;
