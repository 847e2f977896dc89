import type { Data } from "@jobmap/contract";
import { useState } from "react";
import { t } from "#text";
import { UNKNOWN_LANGUAGE } from "../../lib/language.ts";
import { Button, Dialog, Select } from "../../ui/index.ts";
import styles from "./Applicants.module.css";
import { QUICK, quickReply, useQuickReplies } from "./quick-replies.ts";
import { ACTION_TEXT } from "./stages.ts";

/** Which saved text goes out with which key. */
export function QuickReplies({ templates }: { templates: Data<"GET employer/reply-template/list"> }) {
  const [open, setOpen] = useState(false);
  const replies = useQuickReplies();
  const options = [
    { value: "", text: t`No message` },
    ...templates.map(({ id, name }) => ({ value: String(id), text: name, lang: UNKNOWN_LANGUAGE })),
  ];
  return (
    <>
      <Button
        size="sm"
        variant="line"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >{t`Replies`}</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`Replies`}>
        <div className={styles["panel"]}>
          <p
            className={styles["fine"]}
          >{t`Sent with the email about a move that one key makes. Hold Shift to write a message first.`}</p>
          {QUICK.map(({ key, action }) => (
            <Select
              key={action}
              label={`${ACTION_TEXT[action]} (${key.toUpperCase()})`}
              options={options}
              value={String(quickReply(action, replies, templates)?.id ?? "")}
              onValueChange={(value) => useQuickReplies.setState({ [action]: value })}
            />
          ))}
          {templates.length === 0 && (
            <p
              className={styles["fine"]}
            >{t`You have no templates yet. Save one where you write a message.`}</p>
          )}
        </div>
      </Dialog>
    </>
  );
}
