import { PROFILE_IMAGE } from "@jobmap/contract/file-rules";
import { t } from "#text";
import { sendForm } from "../../lib/api.ts";
import { tell } from "../../lib/failures.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, FileDrop, Form, FormActions, limitsOf, SubmitButton, useForm } from "../../ui/index.ts";
import type { PartProps } from "./use-profile.ts";

const LIMITS = limitsOf(PROFILE_IMAGE);

const TEXTS = {
  picture: {
    label: t`Your picture`,
    replace: t`Replace your picture`,
    save: t`Save picture`,
    saved: t`Your picture is saved`,
    remove: t`Remove picture`,
    removed: t`Your picture is removed`,
  },
  cover: {
    label: t`Your cover picture`,
    replace: t`Replace your cover picture`,
    save: t`Save cover picture`,
    saved: t`Your cover picture is saved`,
    remove: t`Remove cover picture`,
    removed: t`Your cover picture is removed`,
  },
};

interface PictureFormProps extends Pick<PartProps, "onSaved"> {
  what: keyof typeof TEXTS;
  save: "POST user/profile-image-update" | "POST user/cover-image-update";
  hasOne: boolean;
}

/** Sets or removes a picture. Where and with what it was taken does not leave the server. */
export function PictureForm({ what, save, hasOne, onSaved }: PictureFormProps) {
  const texts = TEXTS[what];
  const send = async (files: readonly File[]) => {
    const data = new FormData();
    for (const file of files) data.append(PROFILE_IMAGE.field, file);
    onSaved(await sendForm(save, data));
    toast(files.length > 0 ? texts.saved : texts.removed, { tone: "success" });
  };
  const form = useForm({
    initial: { file: [] as readonly File[] },
    check: ({ file }) => ({ file: file.length === 0 ? t`Please choose a picture first.` : undefined }),
    submit: async ({ file }) => {
      await send(file);
      form.reset();
    },
  });
  const remove = () => send([]).catch((failure: unknown) => tell(failure));
  return (
    <Form form={form} label={texts.label}>
      <FileDrop
        label={hasOne ? texts.replace : texts.label}
        hint={t`At least 400 × 400 pixels. Details such as where it was taken are removed.`}
        limits={LIMITS}
        {...form.choice("file")}
      />
      <FormActions>
        {hasOne && (
          <Button variant="line" onClick={() => void remove()}>
            {texts.remove}
          </Button>
        )}
        <SubmitButton form={form}>{texts.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}
