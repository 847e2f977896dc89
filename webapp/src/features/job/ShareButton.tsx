import { t } from "#text";
import { toast } from "../../lib/toasts.ts";
import { Button, type ButtonProps, ShareIcon } from "../../ui/index.ts";
import styles from "./ShareButton.module.css";

interface ShareButtonProps extends Pick<ButtonProps, "block" | "size"> {
  title: string;
  /** The full URL, marked as shared. */
  url: string;
}

/** Opens the device's share sheet if it has one, else copies the link. */
export function ShareButton({ title, url, ...look }: ShareButtonProps) {
  return (
    <Button
      {...look}
      variant="line"
      icon={<ShareIcon />}
      className={styles["share"] ?? ""}
      onClick={() => share(title, url)}
    >{t`Share`}</Button>
  );
}

async function share(title: string, url: string): Promise<void> {
  if (navigator.share !== undefined && matchMedia("(pointer: coarse)").matches) {
    // Rejects when the reader closes the share sheet, which is not an error.
    await navigator.share({ title, url }).catch(() => {});
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast(t`copied clipboard`, { tone: "success" });
  } catch {
    toast(t`Your browser does not allow copying. The address is in its address bar.`, { tone: "danger" });
  }
}
