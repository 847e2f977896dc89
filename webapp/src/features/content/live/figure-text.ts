import type { SiteFigures } from "@jobmap/contract";
import type { Language } from "@jobmap/contract/languages";
import { RESUME_TEMPLATES } from "@jobmap/contract/resume-templates";
import type { FigureName } from "../content-node.ts";

const BYTES_PER_KB = 1024;

const AT_MOST: Readonly<Record<Language, string>> = { en: "at most 30 KB", es: "como máximo 30 KB" };

/** Both languages write numbers as in the United States. */
const TEXTS: Readonly<Record<FigureName, (figures: SiteFigures, language: Language) => string>> = {
  "open-jobs": ({ jobs }) => jobs.toLocaleString("en-US"),
  "pay-stated": ({ jobs, jobsWithPay }) => (jobs === 0 ? "0%" : `${Math.floor((jobsWithPay / jobs) * 100)}%`),
  // The build fails above 30 KB, so that is true even where the figure itself is not known.
  "embed-size": ({ embedBytes }, language) =>
    embedBytes === null ? AT_MOST[language] : `${(embedBytes / BYTES_PER_KB).toFixed(1)} KB`,
  templates: () => String(RESUME_TEMPLATES.length),
};

/** A number in a sentence. */
export const figureText = (name: FigureName, figures: SiteFigures, language: Language): string =>
  TEXTS[name](figures, language);
