import { SIGN, VECTORS } from "./xss-vectors.ts";

export const WORDS = "Keeps the boats and the yard in order, in every season and most weather. ".repeat(4);
export const MARKUP = [SIGN, ...VECTORS].join("\n");
