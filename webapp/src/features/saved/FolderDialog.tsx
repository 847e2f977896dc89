import type { Folder } from "@jobmap/contract";
import { FOLDER_COLORS, type FolderColor } from "@jobmap/contract/enums";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import {
  classNames,
  Dialog,
  Form,
  FormActions,
  RadioGroup,
  SubmitButton,
  TextField,
  useForm,
} from "../../ui/index.ts";
import styles from "./Saved.module.css";

const cx = classNames(styles);

const COLOR_TEXT: Readonly<Record<FolderColor, string>> = {
  sea: t`Sea`,
  moss: t`Moss`,
  sun: t`Sun`,
  rust: t`Rust`,
  plum: t`Plum`,
  slate: t`Slate`,
};

interface FolderDialogProps {
  /** The folder to edit; if absent, a new one is created. */
  folder?: Folder | undefined;
  onClose: () => void;
}

/** Name and color of a folder. */
export function FolderDialog({ folder, onClose }: FolderDialogProps) {
  const form = useForm<{ name: string; colour: FolderColor }>({
    initial: { name: folder?.name ?? "", colour: folder?.colour ?? "sea" },
    submit: async (values) => {
      await call("POST user/folder/add", { body: { ...values, ...(folder ? { id: folder.id } : {}) } });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={folder ? t`Edit folder` : t`New folder`}>
      <Form form={form} label={t`Folder`}>
        <TextField label={t`Name`} maxLength={60} {...form.text("name")} />
        <RadioGroup
          legend={t`Color`}
          options={FOLDER_COLORS.map((value) => ({
            value,
            label: (
              <span className={cx("swatch", value)}>
                <span className={cx("dot")} />
                {COLOR_TEXT[value]}
              </span>
            ),
          }))}
          {...form.choice("colour")}
        />
        <FormActions>
          <SubmitButton form={form}>{folder ? t`Save` : t`Create folder`}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
