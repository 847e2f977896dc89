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

interface FileFormProps extends Pick<ProfilePartProps, "onSaved"> {
  what: "picture" | "video";
  save: "POST employer/profile/add-gallary-image" | "POST employer/profile/add-gallary-video";
  limits: FileLimits;
}

/** Adds one picture or video with its caption. */
export function FileForm({ what, save, limits, onSaved }: FileFormProps) {
  const form = useForm({
    initial: { file: [] as readonly File[], caption: "" },
    schema: bodyOf(save),
    check: ({ file }) => ({ file: file.length === 0 ? `Please choose a ${what} first.` : undefined }),
    submit: async ({ file, caption }) => {
      const data = new FormData();
      data.set("caption", caption);
      for (const one of file) data.append("file", one);
      const saved = await sendForm(save, data);
      form.reset();
      onSaved(saved);
      toast(`The ${what} was added`, { tone: "success" });
    },
  });
  return (
    <Form form={form} label={`Add a ${what}`}>
      <FileDrop label={`A ${what}`} limits={limits} {...form.choice("file")} />
      {form.values.file.length > 0 && (
        <TextField
          label="Caption"
          optional
          hint="Describe it for people who can't see it."
          autoComplete="off"
          {...form.text("caption")}
        />
      )}
      {form.values.file.length > 0 && (
        <FormActions>
          <SubmitButton form={form}>Add the {what}</SubmitButton>
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
      toast("The video was added", { tone: "success" });
    },
  });
  return (
    <Form form={form} label="Add a link">
      <TextField
        label="YouTube or Vimeo link"
        inputMode="url"
        autoComplete="off"
        hint="Your page links to the video; it is not embedded."
        {...form.text("url")}
      />
      <TextField label="Caption" optional autoComplete="off" {...form.text("caption")} />
      <FormActions>
        <SubmitButton form={form} variant="line">
          Add the link
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
