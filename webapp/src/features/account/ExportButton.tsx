import { useState } from "react";
import { call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, DownloadIcon } from "../../ui/index.ts";

/** Downloads everything we store about this account as a file. */
export function ExportButton() {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      save("jobmap-account.json", JSON.stringify(await call("GET account/export", {}), null, 2));
    } catch (failure) {
      toast(failure instanceof Error ? failure.message : "Something went wrong. Try again.", {
        tone: "danger",
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="line" icon={<DownloadIcon />} busy={busy} onClick={download}>
      Download my data
    </Button>
  );
}

function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
