import type { FeedPublishing, FeedTest } from "@jobmap/contract";
import { useState } from "react";
import { plural, t } from "#text";
import { call } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { toast } from "../../lib/toasts.ts";
import {
  Button,
  Form,
  FormActions,
  RadioGroup,
  Select,
  SubmitButton,
  TextField,
  useForm,
} from "../../ui/index.ts";
import { useColumnChoice } from "../bulk-upload/use-column-choice.ts";
import { chosenColumns, FoundColumns } from "./FoundColumns.tsx";
import { INTERVALS, PUBLISHING } from "./feed-words.ts";
import styles from "./JobFeeds.module.css";

interface Tested {
  readonly url: string;
  readonly found: FeedTest;
}

/** Tests an address first, and shows what it would bring in; then adds it. */
export function AddFeed() {
  const [tested, setTested] = useState<Tested>();
  return tested ? (
    <NewFeed key={tested.url} tested={tested} onDone={() => setTested(undefined)} />
  ) : (
    <Address onTested={setTested} />
  );
}

function Address({ onTested }: { onTested: (tested: Tested) => void }) {
  const form = useForm({
    initial: { url: "" },
    schema: bodyOf("POST employer/feeds/test"),
    submit: async ({ url }) =>
      onTested({ url, found: await call("POST employer/feeds/test", { body: { url } }) }),
  });
  return (
    <Form form={form} label={t`Address of a feed`}>
      <TextField label={t`Address`} type="url" inputMode="url" placeholder="https://" {...form.text("url")} />
      <FormActions>
        <SubmitButton form={form}>{t`Look at it`}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function NewFeed({ tested: { url, found }, onDone }: { tested: Tested; onDone: () => void }) {
  const { format } = found;
  const choice = useColumnChoice();
  const form = useForm<{ name: string; interval_hours: string; publishes: FeedPublishing }>({
    initial: { name: new URL(url).hostname, interval_hours: "6", publishes: "NO" },
    submit: async ({ name, interval_hours, publishes }) => {
      const hours = INTERVALS.find(({ value }) => value === interval_hours)?.hours ?? 6;
      const columns = choice.chosen.size === 0 ? [] : chosenColumns(found, choice);
      await call("POST employer/feeds/add", {
        body: { name, url, interval_hours: hours, publishes, columns },
      });
      toast(t`The feed was added`, { tone: "success" });
      onDone();
    },
  });
  return (
    <>
      <p role="status">
        {plural(found.jobs, {
          one: `${format}: # job at ${url}. Nothing is taken over yet.`,
          other: `${format}: # jobs at ${url}. Nothing is taken over yet.`,
        })}
      </p>
      {found.note && <p className={styles["problem"]}>{found.note}</p>}
      <Form form={form} label={t`New feed`}>
        <FoundColumns found={found} choice={choice} errorAt={form.errorAt} />
        <TextField label={t`Name`} maxLength={100} {...form.text("name")} />
        <Select label={t`How often`} options={INTERVALS} {...form.choice("interval_hours")} />
        <RadioGroup legend={t`New jobs`} options={PUBLISHING} {...form.choice("publishes")} />
        <FormActions>
          <SubmitButton form={form}>{t`Add this feed`}</SubmitButton>
          <Button variant="line" onClick={onDone}>{t`Another address`}</Button>
        </FormActions>
      </Form>
    </>
  );
}
