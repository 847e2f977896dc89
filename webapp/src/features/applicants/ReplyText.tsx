import { useCallback, useState } from "react";
import { act, call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { Button, Select, TextArea, type TextAreaProps, TextField } from "../../ui/index.ts";
import styles from "./Applicants.module.css";

interface ReplyTextProps {
  field: Pick<TextAreaProps, "name" | "error" | "onChange"> & { value: string };
  onText: (text: string) => void;
}

const LONGEST = 5_000;

/** What the candidates read with the news: written anew, or one of the company's kept texts. */
export function ReplyText({ field, onText }: ReplyTextProps) {
  const load = useCallback(
    (signal: AbortSignal) => call("GET employer/reply-template/list", {}, { signal }),
    [],
  );
  const { loaded, reload } = useLoaded(load);
  const [chosen, setChosen] = useState("");
  const [name, setName] = useState("");
  const texts = loaded.data ?? [];
  const run = (work: Promise<string>) =>
    work.then(
      (words) => {
        toast(words, { tone: "success" });
        setName("");
        reload();
      },
      (failure: unknown) =>
        void toast(failure instanceof Error ? failure.message : "That did not work. Try again.", {
          tone: "danger",
        }),
    );
  return (
    <>
      {texts.length > 0 && (
        <div className={styles["pair"]}>
          <Select
            label="A kept text"
            options={[
              { value: "", text: "None" },
              ...texts.map((text) => ({ value: String(text.id), text: text.name })),
            ]}
            value={texts.some(({ id }) => String(id) === chosen) ? chosen : ""}
            onValueChange={(value) => {
              setChosen(value);
              onText(texts.find(({ id }) => String(id) === value)?.text ?? "");
            }}
          />
          {chosen !== "" && (
            <Button
              variant="bare"
              size="sm"
              onClick={() => {
                setChosen("");
                void run(act("POST employer/reply-template/delete", { body: { id: chosen } }));
              }}
            >
              Forget this text
            </Button>
          )}
        </div>
      )}
      <TextArea
        label="Message to the candidate"
        optional
        hint="Goes out with the news, in the app and by mail."
        limit={LONGEST}
        {...field}
      />
      {chosen === "" && field.value.trim() !== "" && (
        <div className={styles["pair"]}>
          <TextField
            label="Keep this text as"
            optional
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          {name.trim() !== "" && (
            <Button
              variant="line"
              size="sm"
              onClick={() =>
                void run(act("POST employer/reply-template/save", { body: { name, text: field.value } }))
              }
            >
              Keep it
            </Button>
          )}
        </div>
      )}
    </>
  );
}
