import { useState } from "react";
import { t } from "#text";
import { ApiFailure } from "../../lib/api.ts";
import { FileDrop, type FileDropProps, Loading } from "../../ui/index.ts";

interface InstantUploadProps extends Pick<FileDropProps, "label" | "hint" | "limits"> {
  /** Name of the form's field that holds the file. */
  field: string;
  /** Said while the file is on its way: "Reading your file". */
  doing: string;
  /** Uploads the file, and goes on to what follows. */
  send: (form: FormData) => Promise<void>;
}

/** Uploads a file as soon as it is chosen. */
export function InstantUpload({ field, doing, send, ...drop }: InstantUploadProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const take = async (chosen: readonly File[]) => {
    setFiles(chosen);
    setError(undefined);
    const [file] = chosen;
    if (!file) return;
    setBusy(true);
    const form = new FormData();
    form.set(field, file);
    form.set("file_name", file.name);
    try {
      await send(form);
    } catch (failure) {
      setError(messageOf(failure, field));
      setBusy(false);
    }
  };
  return (
    <>
      <FileDrop
        {...drop}
        value={files}
        onValueChange={(chosen) => void take(chosen)}
        error={error}
        disabled={isBusy}
      />
      {isBusy && <Loading>{doing}</Loading>}
    </>
  );
}

function messageOf(failure: unknown, field: string): string {
  if (failure instanceof ApiFailure) return failure.fields[field] ?? failure.message;
  return t`The file was not uploaded. Try again.`;
}
