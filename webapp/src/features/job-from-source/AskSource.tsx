import type { JobReading } from "@jobmap/contract";
import { LISTING_FILE, MAX_PASTED_LISTING } from "@jobmap/contract/file-rules";
import { t } from "#text";
import { call, sendForm } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import {
  type FileLimits,
  Form,
  FormActions,
  PageSection,
  SubmitButton,
  TextArea,
  TextField,
  useForm,
} from "../../ui/index.ts";
import { InstantUpload } from "../files/InstantUpload.tsx";
import type { KeptSource } from "./kept-source.ts";
import { Templates } from "./Templates.tsx";

const LIMITS: FileLimits = {
  types: {
    "application/pdf": "PDF",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "DOCX",
  },
  maxBytes: LISTING_FILE.maxBytes,
  maxFiles: LISTING_FILE.maxCount,
};

interface AskSourceProps {
  kept: KeptSource;
  onKeep: (change: Partial<KeptSource>) => void;
  onRead: (reading: JobReading) => void;
  /** A draft was made without anything to read. */
  onStarted: (id: number) => void;
}

/** Asks for the job in one of four forms. */
export function AskSource({ kept, onKeep, onRead, onStarted }: AskSourceProps) {
  const link = useForm({
    initial: { url: kept.url },
    store: {
      values: { url: kept.url },
      update: (change) => onKeep(change({ url: kept.url })),
    },
    schema: bodyOf("POST employer/job/read-link"),
    submit: async ({ url }) => onRead(await call("POST employer/job/read-link", { body: { url } })),
  });
  const text = useForm({
    initial: { text: kept.text },
    store: {
      values: { text: kept.text },
      update: (change) => onKeep(change({ text: kept.text })),
    },
    schema: bodyOf("POST employer/job/read-text"),
    submit: async ({ text: pasted }) =>
      onRead(await call("POST employer/job/read-text", { body: { text: pasted } })),
  });
  return (
    <>
      <PageSection
        title={t`A template`}
        hint={t`One of your jobs, kept to begin others with: all but its dates.`}
      >
        <Templates onStarted={onStarted} />
      </PageSection>
      <PageSection
        title={t`A link`}
        hint={t`Your careers page, or the job at your applicant tracking system.`}
      >
        <Form form={link} label={t`Link to the job`}>
          <TextField
            label={t`Address of the job`}
            type="url"
            inputMode="url"
            placeholder="https://"
            {...link.text("url")}
          />
          <FormActions>
            <SubmitButton form={link}>{t`Read the page`}</SubmitButton>
          </FormActions>
        </Form>
      </PageSection>
      <PageSection title={t`A file`} hint={t`The file is read once and not kept.`}>
        <InstantUpload
          label={t`The job as a file`}
          hint={t`A PDF or Word file with one job.`}
          limits={LIMITS}
          field={LISTING_FILE.field}
          doing={t`Reading your file`}
          send={async (form) => onRead(await sendForm("POST employer/job/read-file", form))}
        />
      </PageSection>
      <PageSection title={t`Text`} hint={t`From a mail or a document.`}>
        <Form form={text} label={t`Text of the job`}>
          <TextArea label={t`Text of the job`} rows={8} limit={MAX_PASTED_LISTING} {...text.text("text")} />
          <FormActions>
            <SubmitButton form={text}>{t`Read the text`}</SubmitButton>
          </FormActions>
        </Form>
      </PageSection>
    </>
  );
}
