import type { ReadBack } from "@jobmap/contract";
import { READ_BACK_FILE } from "@jobmap/contract/file-rules";
import { t } from "#text";
import { sendForm } from "../../lib/api.ts";
import { Button, type FileLimits, RadioGroup } from "../../ui/index.ts";
import { InstantUpload } from "../files/InstantUpload.tsx";
import styles from "./Readings.module.css";

const LIMITS: FileLimits = {
  types: {
    "application/pdf": "PDF",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "DOCX",
  },
  maxBytes: READ_BACK_FILE.maxBytes,
  maxFiles: READ_BACK_FILE.maxCount,
};

/** What is looked at: the resume of this page, or a file. `file` is undefined until one was read. */
export type Looked =
  | { readonly kind: "resume" }
  | {
      readonly kind: "file";
      readonly file?: { readonly name: string; readonly readings: readonly ReadBack[] };
    };

/** Chooses between the resume of this page and a file, which the server reads and does not keep. */
export function OwnFile({ looked, onChange }: { looked: Looked; onChange: (looked: Looked) => void }) {
  return (
    <div className={styles["source"]}>
      <RadioGroup
        legend={t`What is read`}
        look="steps"
        options={[
          { value: "resume", label: t`This resume` },
          { value: "file", label: t`A file of mine` },
        ]}
        value={looked.kind}
        onValueChange={(kind) => onChange({ kind })}
      />
      {looked.kind === "file" &&
        (looked.file ? (
          <p>
            <b>{looked.file.name}</b>{" "}
            <Button
              variant="line"
              size="sm"
              onClick={() => onChange({ kind: "file" })}
            >{t`Another file`}</Button>
          </p>
        ) : (
          <InstantUpload
            label={t`Your file`}
            hint={t`We read it and do not keep it.`}
            limits={LIMITS}
            field={READ_BACK_FILE.field}
            doing={t`Reading your file`}
            send={async (form) => {
              const name = form.get("file_name");
              const { readings } = await sendForm("POST user/resume/file-readings", form);
              onChange({ kind: "file", file: { name: String(name), readings } });
            }}
          />
        ))}
    </div>
  );
}

/** The text of a file: what pdf.js gets from a PDF, or a reader of Word files from one of those. */
export function textOfFile(readings: readonly ReadBack[]): string {
  const best = readings.find(({ reader }) => reader === "pdf_js" || reader === "word");
  return (best?.lines ?? []).map(({ text }) => text).join("\n");
}
