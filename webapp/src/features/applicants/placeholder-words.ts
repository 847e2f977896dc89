import { PLACEHOLDERS, unknownPlaceholder } from "@jobmap/contract/placeholders";
import { t } from "#text";

/** What can be filled in, as it is written in a message. */
export const PLACEHOLDER_NAMES = PLACEHOLDERS.map((name) => `{${name}}`).join(", ");

/** Why a message cannot be sent, as the API would say it; undefined if nothing is wrong. */
export function placeholderProblem(text: string): string | undefined {
  const unknown = unknownPlaceholder(text);
  return unknown && t`${unknown} can't be filled in. These can: ${PLACEHOLDER_NAMES}.`;
}
