import type { Data } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "#text";
import { endpointQuery, ONCE } from "../../lib/server-state/endpoint-query.ts";
import { ErrorState, Page, TextSkeleton } from "../../ui/index.ts";
import { Added } from "./Added.tsx";
import { Review } from "./Review.tsx";
import { Upload } from "./Upload.tsx";

const draftQuery = { ...endpointQuery("GET user/resume-draft", {}), ...ONCE };

/** `/profile/import`: a resume from a file, looked through by its owner before any of it is in their profile. */
export function ImportView() {
  const draft = useQuery(draftQuery);
  const [result, setResult] = useState<Data<"POST user/resume-draft/save">>();
  const [isFresh, setFresh] = useState(false);
  const again = (isRead = false) => {
    setResult(undefined);
    setFresh(isRead);
    void draft.refetch();
  };
  const reading = draft.data?.draft;
  return (
    <Page
      title={t`Add from a resume`}
      width={reading && !result ? "board" : "column"}
      lead={
        reading && !result
          ? t`This is what we read. Check it against your file and correct it; nothing is in your profile until you add it.`
          : t`Upload the resume you have, and fill your profile with what it says. You see and correct everything before it is added, and what your profile says already stays.`
      }
    >
      {draft.isLoadingError ? (
        <ErrorState title={t`Your file did not load.`} onRetry={() => void draft.refetch()}>
          <p>{draft.error.message}</p>
        </ErrorState>
      ) : draft.data === undefined ? (
        <TextSkeleton lines={6} />
      ) : result ? (
        <Added result={result} onAgain={() => again()} />
      ) : reading ? (
        <Review
          key={reading.created_at}
          draft={reading}
          isFresh={isFresh}
          onAdded={setResult}
          onDiscarded={() => again()}
        />
      ) : (
        <Upload onRead={() => again(true)} />
      )}
    </Page>
  );
}
