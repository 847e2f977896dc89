import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const { resolve } = createRequire(import.meta.url);

const GOOGLE = "@expo-google-fonts";
const UPRIGHT = ["300Light", "400Regular", "600SemiBold", "700Bold"];

/**
 * Folders with the fonts of resumes: only such whose words come back from a PDF, which `fonts.test` prints and reads. Their versions are
 * pinned, because another build of the same font may not pass: adr/0064.
 */
export function fontFolders(): string[] {
  return [
    ...UPRIGHT.map((weight) => folder("source-sans-3", weight)),
    ...[...UPRIGHT, "400Regular_Italic"].map((weight) => folder("source-serif-4", weight)),
    folder("noto-naskh-arabic"),
    ...["400Regular", "600SemiBold"].map((weight) => folder("noto-sans-hebrew", weight)),
    ...["400Regular", "600SemiBold"].map((weight) => folder("noto-sans-devanagari", weight)),
    join(dirname(resolve("@embedpdf/fonts-sc")), "../fonts"),
  ];
}

function folder(family: string, weight = ""): string {
  return join(dirname(resolve(`${GOOGLE}/${family}/package.json`)), weight);
}
