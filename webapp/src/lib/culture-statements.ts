import { CULTURE_STATEMENTS } from "@jobmap/contract/culture";
import { CULTURE_IN_SPANISH } from "./culture-spanish.ts";

/** The statements about ways of working, in the language of the page. */
export const STATEMENTS = import.meta.env.LANGUAGE === "es" ? CULTURE_IN_SPANISH : CULTURE_STATEMENTS;
