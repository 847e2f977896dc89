import type { ResumeFinding } from "@jobmap/contract";

/** Below this, its owner is asked to look twice. */
const SURE = 0.75;

export const isUnsure = ({ confidence }: ResumeFinding): boolean => confidence < SURE;
