import { toast } from "../../lib/toasts.ts";
import { Button, type ButtonProps, ShareIcon } from "../../ui/index.ts";
import styles from "./ShareButton.module.css";

interface ShareButtonProps extends Pick<ButtonProps, "block" | "size"> {
  title: string;
  /** Whole address, which names itself as shared. */
  url: string;
}

/** The device's own sharing where it has one, else the link on the clipboard. */
export function ShareButton({ title, url, ...look }: ShareButtonProps) {
  return (
    <Button
      {...look}
      variant="line"
      icon={<ShareIcon />}
      className={styles["share"] ?? ""}
      onClick={() => share(title, url)}
    >
      Share
    </Button>
  );
}

async function share(title: string, url: string): Promise<void> {
  if (navigator.share !== undefined && matchMedia("(pointer: coarse)").matches) {
    // Rejects when the reader closes the sheet, which is an answer too.
    await navigator.share({ title, url }).catch(() => {});
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast("copied clipboard", { tone: "success" });
  } catch {
    toast("Your browser does not allow copying. The address is in its address bar.", { tone: "danger" });
  }
}
