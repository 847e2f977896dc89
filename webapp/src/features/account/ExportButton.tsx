import { t } from "#text";
import { call } from "../../lib/api.ts";
import { saveFile } from "../../lib/save-file.ts";
import { DownloadButton } from "../files/DownloadButton.tsx";

/** Downloads everything we store about this account as a file. */
export const ExportButton = () => (
  <DownloadButton onDownload={download}>{t`Download my data`}</DownloadButton>
);

async function download(): Promise<void> {
  const everything = JSON.stringify(await call("GET account/export", {}), null, 2);
  saveFile("jobmap-account.json", everything, "application/json");
}
