import { useSearchParams } from "react-router";
import { NeedsCompany } from "../company-profile/NeedsCompany.tsx";
import { Guard } from "../session/Guard.tsx";
import { History } from "./History.tsx";
import { NewUpload } from "./NewUpload.tsx";
import { UploadView } from "./UploadView.tsx";

/** What a signed-in employer sees: the upload that the address names, or a new one and those before. */
export default function Work() {
  const [params] = useSearchParams();
  const id = Number(params.get("upload") ?? Number.NaN);
  return (
    <Guard audience="employer">
      <NeedsCompany>
        {Number.isInteger(id) && id > 0 ? (
          <UploadView key={id} id={id} />
        ) : (
          <>
            <NewUpload />
            <History />
          </>
        )}
      </NeedsCompany>
    </Guard>
  );
}
