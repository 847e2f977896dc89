import { Readable } from "node:stream";
import { createFolderFiles } from "./folder.ts";
import { checkFileName, type FilesGateway } from "./gateway.ts";
import { createS3Files } from "./s3.ts";

export { FILE_NAME, type FileContent, type FileSource, type FilesGateway } from "./gateway.ts";

/** The settings that choose where files are stored. */
export interface FilesSettings {
  readonly FILES_DIR: string;
  /** If set, the next three are required and `FILES_DIR` is not used. */
  readonly FILES_S3_URL?: string | undefined;
  readonly FILES_S3_REGION: string;
  readonly FILES_S3_KEY_ID?: string | undefined;
  readonly FILES_S3_SECRET?: string | undefined;
}

/** The files gateway that the settings select. */
export function createFiles(settings: FilesSettings): FilesGateway {
  return closingStreams(createStore(settings));
}

/** Closes a stream that is to be stored, whether storing succeeds or fails; only the caller receives its error. */
function closingStreams(files: FilesGateway): FilesGateway {
  return {
    ...files,
    async put(name, content, type) {
      if (!(content instanceof Readable)) return await files.put(name, content, type);
      // The stream may fail before it is read, for example on a missing file; its reader then gets the same error.
      content.on("error", () => {});
      try {
        await files.put(checkFileName(name), content, type);
      } finally {
        content.destroy();
      }
    },
  };
}

function createStore(settings: FilesSettings): FilesGateway {
  const { FILES_DIR, FILES_S3_URL, FILES_S3_REGION, FILES_S3_KEY_ID = "", FILES_S3_SECRET = "" } = settings;
  if (!FILES_S3_URL) return createFolderFiles(FILES_DIR);
  return createS3Files({
    url: FILES_S3_URL.replace(/\/+$/, ""),
    region: FILES_S3_REGION,
    keyId: FILES_S3_KEY_ID,
    secret: FILES_S3_SECRET,
  });
}
