import { createFolderFiles } from "./folder.ts";
import type { FilesGateway } from "./gateway.ts";
import { createS3Files } from "./s3.ts";

export { FILE_NAME, type FileContent, type FileSource, type FilesGateway } from "./gateway.ts";

/** The part of the settings that chooses where files lie. */
export interface FilesSettings {
  readonly FILES_DIR: string;
  /** With it, the next three are needed and `FILES_DIR` is not used. */
  readonly FILES_S3_URL?: string | undefined;
  readonly FILES_S3_REGION: string;
  readonly FILES_S3_KEY_ID?: string | undefined;
  readonly FILES_S3_SECRET?: string | undefined;
}

/** The files gateway the settings ask for. */
export function createFiles(settings: FilesSettings): FilesGateway {
  const { FILES_DIR, FILES_S3_URL, FILES_S3_REGION, FILES_S3_KEY_ID = "", FILES_S3_SECRET = "" } = settings;
  if (!FILES_S3_URL) return createFolderFiles(FILES_DIR);
  return createS3Files({
    url: FILES_S3_URL.replace(/\/+$/, ""),
    region: FILES_S3_REGION,
    keyId: FILES_S3_KEY_ID,
    secret: FILES_S3_SECRET,
  });
}
