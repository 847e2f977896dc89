import { t } from "#text";
import { call } from "../../lib/api.ts";
import { saveFile } from "../../lib/save-file.ts";
import { DownloadButton } from "../files/DownloadButton.tsx";

const SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

/** Downloads the profile as JSON Resume: everything in it, for other services and for coming back. */
export const JsonButton = () => (
  <DownloadButton onDownload={download}>{t`Download JSON Resume`}</DownloadButton>
);

async function download(): Promise<void> {
  const document = { $schema: SCHEMA, ...(await call("GET user/profile/document", {})) };
  saveFile("resume.json", JSON.stringify(document, null, 2), "application/json");
}
