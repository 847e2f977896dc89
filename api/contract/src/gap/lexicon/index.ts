import { Lexicon, readLexicon } from "../lexicon.ts";
import { CARE } from "./care.ts";
import { CREDENTIALS } from "./credentials.ts";
import { OFFICE } from "./office.ts";
import { ONET_SOFTWARE } from "./onet-software.ts";
import { DEGREES, LANGUAGES, WORK } from "./people.ts";
import { SOFTWARE } from "./software.ts";
import { TRADES } from "./trades.ts";

/** All terms that listings and resumes are compared by. Made once, in a few milliseconds. */
export function readLexicons(): Lexicon {
  return new Lexicon([
    ...readLexicon("credential", CREDENTIALS),
    ...readLexicon("degree", DEGREES),
    ...readLexicon("language", LANGUAGES),
    ...readLexicon("work", WORK),
    ...readLexicon("software", SOFTWARE),
    ...readLexicon("skill", OFFICE),
    ...readLexicon("skill", CARE),
    ...readLexicon("skill", TRADES),
    ...readLexicon("software", ONET_SOFTWARE),
  ]);
}
