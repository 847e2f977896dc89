import type { EmbedCheck } from "@jobmap/contract";
import { useState } from "react";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { Badge, Form, FormActions, Heading, SubmitButton, TextField, useForm } from "../../ui/index.ts";
import { checkDetails, checkHeadline } from "./check-words.ts";
import styles from "./OnYourSite.module.css";
import studio from "./Studio.module.css";

interface CheckPageProps {
  username: string;
  /** This server's public origin. */
  host: string;
}

/** Has a page read now, and says what it has of the company's map. */
export function CheckPage({ username, host }: CheckPageProps) {
  const [check, setCheck] = useState<EmbedCheck>();
  const form = useForm({
    initial: { url: "" },
    schema: bodyOf("POST employer/embed/check"),
    submit: async (body) => {
      setCheck(undefined);
      setCheck(await call("POST employer/embed/check", { body }));
    },
  });
  return (
    <section className={studio["section"]} aria-labelledby="studio-check">
      <Heading level={2} size="xl" id="studio-check">
        {t`Check a page now`}
      </Heading>
      <Form form={form} label={t`Check a page now`}>
        <TextField
          label={t`Address of the page`}
          hint={t`We read it once, as a visitor without scripts would.`}
          type="url"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          {...form.text("url")}
        />
        <FormActions>
          <SubmitButton form={form} variant="line">
            {t`Check the page`}
          </SubmitButton>
        </FormActions>
      </Form>
      <div role="status">{check && <CheckResult check={check} username={username} host={host} />}</div>
    </section>
  );
}

export function CheckResult({ check, username, host }: CheckPageProps & { check: EmbedCheck }) {
  const details = checkDetails(check, { username, host });
  return (
    <div className={styles["result"]}>
      <p>
        <Badge tone={check.works ? "ok" : "warn"}>{check.works ? t`It works` : t`Not yet`}</Badge>{" "}
        {checkHeadline(check)}
      </p>
      {details.length > 0 && (
        <ul aria-label={t`What to do`}>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      <p className={styles["fine"]}>{t`Read: ${check.address}`}</p>
    </div>
  );
}
