import { t } from "#text";
import { loadTexts, textsMeta } from "../../lib/page-texts.ts";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/page";
import { BulkUploadView } from "./BulkUploadView.tsx";

export const handle: FrameHandle = { frame: "page" };

export function loader({ context }: Route.LoaderArgs) {
  return loadTexts(
    context,
    "/employer/job/bulk-upload",
    t`Bulk upload`,
    t`Bring up to 10,000 jobs in one XLSX or CSV file: columns are recognized, problems shown row by row and repaired in place, nothing is doubled.`,
  );
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return textsMeta(loaderData);
}

export default function Page() {
  return <BulkUploadView />;
}
