import { PROFILE_IMAGE } from "@jobmap/contract/file-rules";
import { sendForm } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, FileDrop, Form, FormActions, limitsOf, SubmitButton, useForm } from "../../ui/index.ts";
import type { PartProps } from "./use-profile.ts";

const LIMITS = limitsOf(PROFILE_IMAGE);

interface PictureFormProps extends Pick<PartProps, "onSaved"> {
  /** "picture" or "cover picture". */
  what: string;
  save: "POST user/profile-image-update" | "POST user/cover-image-update";
  hasOne: boolean;
}

/** Sets or removes a picture. Where and with what it was taken does not leave the server. */
export function PictureForm({ what, save, hasOne, onSaved }: PictureFormProps) {
  const send = async (files: readonly File[]) => {
    const data = new FormData();
    for (const file of files) data.append(PROFILE_IMAGE.field, file);
    onSaved(await sendForm(save, data));
    toast(files.length > 0 ? `Your ${what} is saved` : `Your ${what} is removed`, { tone: "success" });
  };
  const form = useForm({
    initial: { file: [] as readonly File[] },
    check: ({ file }) => ({ file: file.length === 0 ? "Please choose a picture first." : undefined }),
    submit: async ({ file }) => {
      await send(file);
      form.reset();
    },
  });
  const remove = () =>
    send([]).catch((failure: unknown) =>
      toast(failure instanceof Error ? failure.message : "Something went wrong. Try again.", {
        tone: "danger",
      }),
    );
  return (
    <Form form={form} label={`Your ${what}`}>
      <FileDrop
        label={hasOne ? `Replace your ${what}` : `Your ${what}`}
        hint="At least 400 × 400 pixels. Details such as where it was taken are removed."
        limits={LIMITS}
        {...form.choice("file")}
      />
      <FormActions>
        {hasOne && (
          <Button variant="line" onClick={() => void remove()}>
            {`Remove ${what}`}
          </Button>
        )}
        <SubmitButton form={form}>{`Save ${what}`}</SubmitButton>
      </FormActions>
    </Form>
  );
}
