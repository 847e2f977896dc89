import type { Data } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { tell } from "../../lib/failures.ts";
import { UNKNOWN_LANGUAGE } from "../../lib/language.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, Select, TextArea, type TextAreaProps, TextField } from "../../ui/index.ts";
import styles from "./Applicants.module.css";
import { MessagePreview } from "./MessagePreview.tsx";
import type { Move } from "./move.ts";
import { PLACEHOLDER_NAMES } from "./placeholder-words.ts";

interface ReplyTextProps {
  field: Pick<TextAreaProps, "name" | "error" | "onChange"> & { value: string };
  onText: (text: string) => void;
  move: Move;
}

type Template = Data<"GET employer/reply-template/list">[number];

const MAX_LENGTH = 5_000;

/** The message that candidates receive with the status change: newly written, or one of the company's saved texts. */
export function ReplyText({ field, onText, move: { action, target } }: ReplyTextProps) {
  const templates = useQuery(endpointQuery("GET employer/reply-template/list", {}));
  const [chosen, setChosen] = useState("");
  const [name, setName] = useState("");
  const texts = templates.data ?? [];
  const isRejection = action === "reject";
  const template = texts.find(({ id }) => String(id) === chosen);
  const wasDrafted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what has arrived
  useEffect(() => {
    if (!templates.data || wasDrafted.current) return;
    wasDrafted.current = true;
    const draft = isRejection && templates.data.find(({ is_default_rejection }) => is_default_rejection);
    // What somebody has begun to write stays.
    if (!draft || field.value !== "") return;
    setChosen(String(draft.id));
    onText(draft.text);
  }, [templates.data]);
  const run = async (work: () => Promise<string>, words: string) => {
    try {
      setChosen(await work());
      setName("");
      toast(words, { tone: "success" });
    } catch (failure) {
      tell(failure);
    }
  };
  const keep = () =>
    run(async () => {
      const kept = await call("POST employer/reply-template/save", { body: { name, text: field.value } });
      return String(kept.id);
    }, t`Template saved`);
  const setDefault = ({ id, name: named, text, is_default_rejection: isDefault }: Template) =>
    run(
      async () => {
        const body = { id, name: named, text, is_default_rejection: !isDefault };
        return String((await call("POST employer/reply-template/save", { body })).id);
      },
      isDefault ? t`Rejections begin empty from now on` : t`Rejections begin with “${named}” from now on`,
    );
  const forget = () =>
    run(async () => {
      await call("POST employer/reply-template/delete", { body: { id: chosen } });
      return "";
    }, t`Template deleted`);
  return (
    <>
      {templates.isLoadingError && (
        <p className={styles["fine"]} role="alert">
          {t`Your templates did not load.`}{" "}
          <Button size="sm" variant="line" onClick={() => void templates.refetch()}>
            {t`Try again`}
          </Button>
        </p>
      )}
      {texts.length > 0 && (
        <div className={styles["pair"]}>
          <Select
            label={t`Saved template`}
            options={[
              { value: "", text: t({ message: "None", context: "no template" }) },
              ...texts.map(({ id, name: text }) => ({ value: String(id), text, lang: UNKNOWN_LANGUAGE })),
            ]}
            value={template ? chosen : ""}
            onValueChange={(value) => {
              setChosen(value);
              const text = texts.find(({ id }) => String(id) === value);
              if (text) onText(text.text);
            }}
          />
          {isRejection && template && (
            <Button variant="bare" size="sm" onClick={() => void setDefault(template)}>
              {template.is_default_rejection
                ? t`Stop beginning rejections with it`
                : t`Begin rejections with it`}
            </Button>
          )}
          {chosen !== "" && (
            <Button variant="bare" size="sm" onClick={() => void forget()}>{t`Delete template`}</Button>
          )}
        </div>
      )}
      <TextArea
        label={t`Message to the candidate`}
        optional
        hint={t`Sent with the status update, in the app and by email. Filled in for each candidate: ${PLACEHOLDER_NAMES}.`}
        limit={MAX_LENGTH}
        {...field}
      />
      {field.value.includes("{") && <MessagePreview text={field.value} action={action} target={target} />}
      {chosen === "" && field.value.trim() !== "" && (
        <div className={styles["pair"]}>
          <TextField
            label={t`Save as template`}
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
            <Button variant="line" size="sm" onClick={() => void keep()}>{t`Save`}</Button>
          )}
        </div>
      )}
    </>
  );
}
