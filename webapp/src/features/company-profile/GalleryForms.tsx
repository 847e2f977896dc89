import { t } from "#text";
import { call, sendForm } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { toast } from "../../lib/toasts.ts";
import {
  FileDrop,
  type FileLimits,
  Form,
  FormActions,
  SubmitButton,
  TextField,
  useForm,
} from "../../ui/index.ts";
import type { ProfilePartProps } from "./profile-part.ts";

const TEXTS = {
  picture: {
    first: t`Please choose a picture first.`,
    added: t`The picture was added`,
    form: t`Add a picture`,
    file: t`A picture`,
    add: t`Add the picture`,
  },
  video: {
    first: t`Please choose a video first.`,
    added: t`The video was added`,
    form: t`Add a video`,
    file: t`A video`,
    add: t`Add the video`,
  },
} as const;

interface FileFormProps extends Pick<ProfilePartProps, "onSaved"> {
  what: keyof typeof TEXTS;
  save: "POST employer/profile/add-gallary-image" | "POST employer/profile/add-gallary-video";
  limits: FileLimits;
}

/** Adds one picture or video with its caption. */
export function FileForm({ what, save, limits, onSaved }: FileFormProps) {
  const texts = TEXTS[what];
  const form = useForm({
    initial: { file: [] as readonly File[], caption: "" },
    schema: bodyOf(save),
    check: ({ file }) => ({ file: file.length === 0 ? texts.first : undefined }),
    submit: async ({ file, caption }) => {
      const data = new FormData();
      data.set("caption", caption);
      for (const one of file) data.append("file", one);
      const saved = await sendForm(save, data);
      form.reset();
      onSaved(saved);
      toast(texts.added, { tone: "success" });
    },
  });
  return (
    <Form form={form} label={texts.form}>
      <FileDrop label={texts.file} limits={limits} {...form.choice("file")} />
      {form.values.file.length > 0 && (
        <TextField
          label={t`Caption`}
          optional
          hint={t`Describe it for people who can't see it.`}
          autoComplete="off"
          {...form.text("caption")}
        />
      )}
      {form.values.file.length > 0 && (
        <FormActions>
          <SubmitButton form={form}>{texts.add}</SubmitButton>
        </FormActions>
      )}
    </Form>
  );
}

const SAVE_LINK = "POST employer/profile/add-gallary-video-links";

/** Adds a YouTube or Vimeo video by URL. */
export function LinkForm({ onSaved }: Pick<ProfilePartProps, "onSaved">) {
  const form = useForm({
    initial: { url: "", caption: "" },
    schema: bodyOf(SAVE_LINK),
    submit: async (body) => {
      const saved = await call(SAVE_LINK, { body });
      form.reset({ url: "", caption: "" });
      onSaved(saved);
      toast(t`The video was added`, { tone: "success" });
    },
  });
  return (
    <Form form={form} label={t`Add a link`}>
      <TextField
        label={t`YouTube or Vimeo link`}
        inputMode="url"
        autoComplete="off"
        hint={t`Your page links to the video; it is not embedded.`}
        {...form.text("url")}
      />
      <TextField label={t`Caption`} optional autoComplete="off" {...form.text("caption")} />
      <FormActions>
        <SubmitButton form={form} variant="line">{t`Add the link`}</SubmitButton>
      </FormActions>
    </Form>
  );
}
