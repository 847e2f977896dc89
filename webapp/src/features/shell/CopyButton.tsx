import { Trans, t } from "#text";
import { toast } from "../../lib/toasts.ts";
import { Button, CopyIcon } from "../../ui/index.ts";

interface CopyButtonProps {
  /** What is copied, for the accessible name: "the HTML". */
  what: string;
  text: string;
}

export function CopyButton({ what, text }: CopyButtonProps) {
  return (
    <Button size="sm" variant="line" icon={<CopyIcon size="sm" />} onClick={() => copy(text)}>
      <Trans>Copy {what}</Trans>
    </Button>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t`copied clipboard`, { tone: "success" });
  } catch {
    toast(t`Your browser does not allow copying. Select the code and copy it manually.`, { tone: "danger" });
  }
}
