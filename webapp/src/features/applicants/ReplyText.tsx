import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, Select, TextArea, type TextAreaProps, TextField } from "../../ui/index.ts";
import styles from "./Applicants.module.css";

interface ReplyTextProps {
  field: Pick<TextAreaProps, "name" | "error" | "onChange"> & { value: string };
  onText: (text: string) => void;
}

const MAX_LENGTH = 5_000;

/** The message that candidates receive with the status change: newly written, or one of the company's saved texts. */
export function ReplyText({ field, onText }: ReplyTextProps) {
  const templates = useQuery(endpointQuery("GET employer/reply-template/list", {}));
  const [chosen, setChosen] = useState("");
  const [name, setName] = useState("");
  const texts = templates.data ?? [];
  const run = async (work: () => Promise<string>, words: string) => {
    try {
      setChosen(await work());
      setName("");
      toast(words, { tone: "success" });
    } catch (failure) {
      toast(failure instanceof Error ? failure.message : "Something went wrong. Try again.", {
        tone: "danger",
      });
    }
  };
  const keep = () =>
    run(async () => {
      const kept = await call("POST employer/reply-template/save", { body: { name, text: field.value } });
      return String(kept.id);
    }, "Template saved");
  const forget = () =>
    run(async () => {
      await call("POST employer/reply-template/delete", { body: { id: chosen } });
      return "";
    }, "Template deleted");
  return (
    <>
      {templates.isLoadingError && (
        <p className={styles["fine"]} role="alert">
          Your templates did not load.{" "}
          <Button size="sm" variant="line" onClick={() => void templates.refetch()}>
            Try again
          </Button>
        </p>
      )}
      {texts.length > 0 && (
        <div className={styles["pair"]}>
          <Select
            label="Saved template"
            options={[
              { value: "", text: "None" },
              ...texts.map((text) => ({ value: String(text.id), text: text.name })),
            ]}
            value={texts.some(({ id }) => String(id) === chosen) ? chosen : ""}
            onValueChange={(value) => {
              setChosen(value);
              const text = texts.find(({ id }) => String(id) === value);
              if (text) onText(text.text);
            }}
          />
          {chosen !== "" && (
            <Button variant="bare" size="sm" onClick={() => void forget()}>
              Delete template
            </Button>
          )}
        </div>
      )}
      <TextArea
        label="Message to the candidate"
        optional
        hint="Sent with the status update, in the app and by email."
        limit={MAX_LENGTH}
        {...field}
      />
      {chosen === "" && field.value.trim() !== "" && (
        <div className={styles["pair"]}>
          <TextField
            label="Save as template"
            optional
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // Enter would submit the form and send the message.
              event.preventDefault();
              if (name.trim() !== "") void keep();
            }}
          />
          {name.trim() !== "" && (
            <Button variant="line" size="sm" onClick={() => void keep()}>
              Save
            </Button>
          )}
        </div>
      )}
    </>
  );
}
