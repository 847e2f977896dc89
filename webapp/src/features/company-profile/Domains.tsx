import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Trans, t } from "#text";
import { call } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { toast } from "../../lib/toasts.ts";
import {
  ErrorState,
  Form,
  FormActions,
  SubmitButton,
  TextField,
  TextSkeleton,
  useForm,
} from "../../ui/index.ts";
import { DomainItem } from "./DomainItem.tsx";
import styles from "./Domains.module.css";

export const domainsQuery = endpointQuery("GET employer/domains", {});

/** The domains that a company proves to be its own. */
export function Domains({ companyId }: { companyId: number }) {
  const domains = useQuery(domainsQuery);
  const { data } = domains;
  if (domains.isLoadingError)
    return (
      <ErrorState title={t`Your domains did not load.`} onRetry={() => void domains.refetch()}>
        {domains.error.message}
      </ErrorState>
    );
  if (!data) return <TextSkeleton lines={3} />;
  return (
    <>
      {data.items.length > 0 && (
        <ul className={styles["domains"]} aria-label={t`Your domains`}>
          {data.items.map((domain) => (
            <DomainItem key={domain.id} domain={domain} />
          ))}
        </ul>
      )}
      <AddDomain key={data.suggested} suggested={data.suggested} />
      <p className={styles["fine"]}>
        <Trans>
          Each proof, and its end, is a line of the public{" "}
          <Link to={`/proved-domains?company=${companyId}`}>log of proved domains</Link>.
        </Trans>
      </p>
    </>
  );
}

function AddDomain({ suggested }: { suggested: string | null }) {
  const form = useForm({
    initial: { domain: suggested ?? "" },
    schema: bodyOf("POST employer/domains/add"),
    submit: async ({ domain }) => {
      const { domain: added } = await call("POST employer/domains/add", { body: { domain } });
      form.reset({ domain: "" });
      toast(t`${added} was added. Now prove that it is yours.`, { tone: "success" });
    },
  });
  return (
    <Form form={form} label={t`Add a domain`}>
      <TextField
        label={t`Domain`}
        hint={t`Without www, such as harbor.example. A name that anybody can get, such as gmail.com or harbor.github.io, proves nothing.`}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        {...form.text("domain")}
      />
      <FormActions>
        <SubmitButton form={form} variant="line">{t`Add domain`}</SubmitButton>
      </FormActions>
    </Form>
  );
}
