import type { CompanyDomain } from "@jobmap/contract";
import { useState } from "react";
import { Trans, t } from "#text";
import { call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, Heading, VisuallyHidden } from "../../ui/index.ts";
import { CopyButton } from "../shell/CopyButton.tsx";
import styles from "./Domains.module.css";

/** The first way: a TXT record. */
export function DnsRecord({ claim: { id, domain, record } }: { claim: CompanyDomain }) {
  const [state, setState] = useState<"asking" | "looking">("asking");
  const [problem, setProblem] = useState<string>();
  const check = async () => {
    setState("looking");
    setProblem(undefined);
    try {
      await call("POST employer/domains/check", { body: { id } });
      toast(t`${domain} is proved`, { tone: "success" });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : t`Something went wrong. Please try again.`);
    }
    setState("asking");
  };
  return (
    <section aria-label={t`By a DNS record: ${domain}`}>
      <Heading level={3} size="md">{t`By a DNS record`}</Heading>
      <p>
        <Trans>
          Where the domain is managed, add a record of type TXT. Its name is the domain itself, often written{" "}
          <code>@</code>; its value is
        </Trans>
      </p>
      <p className={styles["record"]}>
        <code>{record}</code>
        <CopyButton text={record} what={t`the record`} />
      </p>
      <p
        className={styles["fine"]}
      >{t`It is no secret. Keep it there: a proof whose record is gone for a week ends.`}</p>
      <div>
        <Button size="sm" busy={state === "looking"} onClick={() => void check()}>
          <Trans>
            Look for it now<VisuallyHidden>: {domain}</VisuallyHidden>
          </Trans>
        </Button>
      </div>
      <div role="alert">{problem !== undefined && <p className={styles["problem"]}>{problem}</p>}</div>
    </section>
  );
}
