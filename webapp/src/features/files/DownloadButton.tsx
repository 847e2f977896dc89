import { useState } from "react";
import { tell } from "../../lib/failures.ts";
import { Button, type ButtonLook, DownloadIcon } from "../../ui/index.ts";

interface DownloadButtonProps extends Pick<ButtonLook, "size"> {
  /** Fetches the file and hands it to the browser. */
  onDownload: () => Promise<void>;
  children: string;
}

/** Downloads a file that requires authorization, and says why when it cannot. */
export function DownloadButton({ onDownload, children, ...look }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await onDownload();
    } catch (failure) {
      tell(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button {...look} variant="line" icon={<DownloadIcon />} busy={busy} onClick={download}>
      {children}
    </Button>
  );
}
