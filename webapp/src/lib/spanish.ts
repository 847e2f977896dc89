import { addPayWords } from "@jobmap/widget/core";
import { SPANISH } from "@jobmap/widget/strings-es";

/** Pay in Spanish, for what the web app shares with the embed. In the Spanish build alone. */
export function speakSpanish(): void {
  addPayWords("es", SPANISH);
}
