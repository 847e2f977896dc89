import type { FeedTest, JobFeed } from "@jobmap/contract";
import { useEffect, useState } from "react";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { ErrorState, Form, FormActions, SubmitButton, TextSkeleton, useForm } from "../../ui/index.ts";
import { useColumnChoice } from "../bulk-upload/use-column-choice.ts";
import { chosenColumns, FoundColumns } from "./FoundColumns.tsx";

/** What a feed's columns hold: its address is read once more to show them. */
export function FeedColumns({ feed: { id, url } }: { feed: JobFeed }) {
  const [found, setFound] = useState<FeedTest>();
  const [failure, setFailure] = useState<string>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another try
  useEffect(() => {
    const ending = new AbortController();
    setFailure(undefined);
    call("POST employer/feeds/test", { body: { url, id } }, { signal: ending.signal })
      .then(setFound)
      .catch((error: Error) => !ending.signal.aborted && setFailure(error.message));
    return () => ending.abort();
  }, [id, url, turn]);
  if (failure !== undefined)
    return (
      <ErrorState title={t`The feed could not be read.`} onRetry={() => setTurn(turn + 1)}>
        {failure}
      </ErrorState>
    );
  return found ? <Columns key={turn} id={id} found={found} /> : <TextSkeleton lines={4} />;
}

function Columns({ id, found }: { id: number; found: FeedTest }) {
  const choice = useColumnChoice();
  const form = useForm({
    initial: {},
    submit: async () => {
      await call("POST employer/feeds/change", { body: { id, columns: chosenColumns(found, choice) } });
      toast(t`The columns were saved. The feed is read with them next.`, { tone: "success" });
    },
  });
  return (
    <Form form={form} label={t`Columns of the feed`}>
      <FoundColumns found={found} choice={choice} errorAt={form.errorAt} />
      {found.fields.length > 0 && (
        <FormActions>
          <SubmitButton form={form}>{t`Save the columns`}</SubmitButton>
        </FormActions>
      )}
    </Form>
  );
}
