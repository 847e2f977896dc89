import type { Services } from "../../services.ts";
import type { KeptSource } from "./kept-first.ts";
import type { KeptPages } from "./kept-pages.ts";
import { knownVersion } from "./page-version.ts";

/** The pages of this process. What they show may have to be asked for: that is left to whoever renders them. */
export function ownPages(
  kept: KeptPages,
  services: Pick<Services, "jobIndex" | "answerRecords" | "now">,
): KeptSource {
  return {
    find: (key) => {
      const version = knownVersion(services);
      return version === undefined ? undefined : kept.find(key, version);
    },
  };
}
