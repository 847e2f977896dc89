import type { Env } from "../../env.ts";
import type { SearchEngine } from "./gateway.ts";
import { createGoogleIndexing } from "./google-indexing.ts";
import { createIndexNow } from "./index-now.ts";

export {
  type ChangeKind,
  EngineBusy,
  type EngineName,
  type PageChange,
  type SearchEngine,
} from "./gateway.ts";
export { keyPath } from "./index-now.ts";

export type SearchEngineSettings = Pick<
  Env,
  | "PUBLIC_URL"
  | "INDEXNOW_KEY"
  | "INDEXNOW_URL"
  | "GOOGLE_INDEXING_EMAIL"
  | "GOOGLE_INDEXING_PRIVATE_KEY"
  | "GOOGLE_INDEXING_URL"
  | "GOOGLE_INDEXING_TOKEN_URL"
  | "GOOGLE_INDEXING_PER_DAY"
>;

/** The search engines that the settings have told of changed pages; none by default. */
export function createSearchEngines(
  settings: SearchEngineSettings,
  now: () => Date,
): readonly SearchEngine[] {
  const { PUBLIC_URL, INDEXNOW_KEY, GOOGLE_INDEXING_EMAIL, GOOGLE_INDEXING_PRIVATE_KEY } = settings;
  return [
    ...(INDEXNOW_KEY
      ? [createIndexNow({ key: INDEXNOW_KEY, url: settings.INDEXNOW_URL, siteUrl: PUBLIC_URL })]
      : []),
    ...(GOOGLE_INDEXING_EMAIL && GOOGLE_INDEXING_PRIVATE_KEY
      ? [
          createGoogleIndexing({
            email: GOOGLE_INDEXING_EMAIL,
            privateKey: GOOGLE_INDEXING_PRIVATE_KEY.replaceAll("\\n", "\n"),
            url: settings.GOOGLE_INDEXING_URL,
            tokenUrl: settings.GOOGLE_INDEXING_TOKEN_URL,
            dailyLimit: settings.GOOGLE_INDEXING_PER_DAY,
            siteUrl: PUBLIC_URL,
            now,
          }),
        ]
      : []),
  ];
}
