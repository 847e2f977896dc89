import type { AlertFrequency } from "@jobmap/contract/enums";
import { Link } from "react-router";
import { t } from "#text";
import type { ExploreState } from "../../lib/explore-state.ts";
import { useSession } from "../../lib/session.ts";
import { Dialog, Form, FormActions, RadioGroup, SubmitButton, TextField, useForm } from "../../ui/index.ts";
import type { FilterNames } from "../explore/filters/filter-names.ts";
import styles from "./Alerts.module.css";
import { MAX_ALERT_NAME_LENGTH, proposedName } from "./alert-name.ts";
import { FREQUENCY_OPTIONS } from "./frequencies.ts";
import { askForAlert } from "./make-alert.ts";

interface AlertDialogProps {
  state: ExploreState;
  names: FilterNames;
  /** The state's search parameters, as the API accepts them. */
  search: Readonly<Record<string, string>>;
  onClose: () => void;
}

/** Asks for an alert's name and frequency. */
export default function AlertDialog({ state, names, search, onClose }: AlertDialogProps) {
  const isVisitor = useSession(({ status }) => status === "visitor");
  const form = useForm<{ name: string; frequency: AlertFrequency }>({
    initial: { name: proposedName(state, names), frequency: "DAILY" },
    submit: async (values) => {
      await askForAlert({ ...values, search });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t`Create a job alert`}>
      <Form form={form} label={t`Job alert`}>
        <p>{t`Get an email when new jobs match this search.`}</p>
        <TextField label={t`Name`} maxLength={MAX_ALERT_NAME_LENGTH} {...form.text("name")} />
        <RadioGroup legend={t`How often?`} options={FREQUENCY_OPTIONS} {...form.choice("frequency")} />
        <FormActions>
          <SubmitButton form={form}>{isVisitor ? t`Sign in to create alert` : t`Create alert`}</SubmitButton>
        </FormActions>
        {!isVisitor && (
          <p className={styles["fine"]}>
            <Link to="/job-alerts">{t`Your job alerts`}</Link>
          </p>
        )}
      </Form>
    </Dialog>
  );
}
