import type { CompanyDomain } from "@jobmap/contract";
import { useState } from "react";
import { Trans, t } from "#text";
import { call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { Badge, Button, ConfirmDialog, dayText, VisuallyHidden } from "../../ui/index.ts";
import { CodeForm } from "./CodeForm.tsx";
import { DnsRecord } from "./DnsRecord.tsx";
import styles from "./Domains.module.css";

const STATES = {
  WAITING: { text: t`Not proved yet`, tone: "neutral" },
  PROVED: { text: t`Proved`, tone: "ok" },
  MISSING: { text: t`Proof is missing`, tone: "danger" },
} as const;

/** One domain: whether it is proved, and the two ways to do it. */
export function DomainItem({ domain: claim }: { domain: CompanyDomain }) {
  const { id, domain, state } = claim;
  const [isAsking, setAsking] = useState(false);
  const isProvedByDns = claim.method === "DNS" && state === "PROVED";
  const remove = async () => {
    await call("POST employer/domains/remove", { body: { id } });
    toast(t`${domain} was removed`, { tone: "success" });
  };
  return (
    <li>
      <div className={styles["head"]}>
        <b className={styles["domain"]}>{domain}</b>
        <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
      </div>
      <p className={styles["fine"]}>{detailOf(claim)}</p>
      {!isProvedByDns && (
        <div className={styles["ways"]}>
          <DnsRecord claim={claim} />
          <CodeForm claim={claim} />
        </div>
      )}
      <div>
        <Button size="sm" variant="line" onClick={() => setAsking(true)}>
          <Trans>
            Remove<VisuallyHidden> {domain}</VisuallyHidden>
          </Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`Remove ${domain}?`}
        yes={t`Remove it`}
        no={t`Keep it`}
        onConfirm={remove}
      >
        <p>
          {state === "WAITING"
            ? t`If you add it again, its DNS record is another one.`
            : t`Your listings no longer show it, and the public log says that you gave it up.`}
        </p>
      </ConfirmDialog>
    </li>
  );
}

function detailOf({ state, method, proved_at, found_at, ends_at }: CompanyDomain): string {
  const day = (at: string | null) => dayText(at, { year: true }) ?? "";
  if (state === "WAITING") return t`Prove it in one of two ways.`;
  const proved =
    method === "DNS" ? t`Proved by DNS on ${day(proved_at)}.` : t`Proved by mailbox on ${day(proved_at)}.`;
  if (state === "MISSING")
    return method === "DNS"
      ? t`${proved} The record was not found. Put it back by ${day(ends_at)}, or the proof ends.`
      : t`${proved} That was a year ago. Prove it again by ${day(ends_at)}, or the proof ends.`;
  return method === "DNS"
    ? t`${proved} Leave the record where it is: we look for it each week. Last found on ${day(found_at)}.`
    : t`${proved} It holds for a year. A DNS record holds for as long as it is there.`;
}
