import type { EndpointKey, Input } from "@jobmap/contract";
import { useState } from "react";
import { download } from "../../lib/download.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, type ButtonLook, DownloadIcon } from "../../ui/index.ts";

interface DownloadButtonProps<K extends EndpointKey> extends Pick<ButtonLook, "size"> {
  file: K;
  input: Input<K>;
  /** File name to use if the server sends none. */
  name: string;
  children: string;
}

/** Downloads a file that requires authorization. */
export function DownloadButton<K extends EndpointKey>(props: DownloadButtonProps<K>) {
  const { file, input, name, children, ...look } = props;
  const [busy, setBusy] = useState(false);
  const fetchIt = async () => {
    setBusy(true);
    try {
      await download(file, input, name);
    } catch (failure) {
      toast(failure instanceof Error ? failure.message : "Something went wrong. Try again.", {
        tone: "danger",
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button {...look} variant="line" icon={<DownloadIcon />} busy={busy} onClick={fetchIt}>
      {children}
    </Button>
  );
}
