import type { SiteFigures } from "@jobmap/contract";
import type { Language } from "@jobmap/contract/languages";
import type { FigureName } from "../content-node.ts";
import { figureText } from "./figure-text.ts";

/** A number in a sentence, as it was when the page was asked for. */
export function Figure({
  name,
  figures,
  language,
}: {
  name: FigureName;
  figures: SiteFigures;
  language: Language;
}) {
  return <strong>{figureText(name, figures, language)}</strong>;
}
