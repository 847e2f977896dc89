import type { EmbedMail } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { t } from "#text";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { ErrorState } from "../../ui/index.ts";
import { agoText } from "./ago-text.ts";
import styles from "./OnYourSite.module.css";
import { PLATFORM_NAMES } from "./platform-names.ts";

const mailsQuery = endpointQuery("GET employer/embed/mails", {});

/** Where the code was sent lately, by whom of the team. */
export function SentEmbeds() {
  const mails = useQuery(mailsQuery);
  if (mails.isLoadingError)
    return (
      <ErrorState
        headingLevel={3}
        title={t`What was sent before did not load.`}
        onRetry={() => void mails.refetch()}
      >
        {mails.error.message}
      </ErrorState>
    );
  return <SentList mails={mails.data?.items ?? []} now={mails.dataUpdatedAt} />;
}

/** @param now in milliseconds */
export function SentList({ mails, now }: { mails: readonly EmbedMail[]; now: number }) {
  if (mails.length === 0) return null;
  return (
    <ul className={styles["list"]} aria-label={t`Sent before`}>
      {mails.map(({ id, email, platform, sent_by, sent_at }) => (
        <li key={id}>
          <b>{email}</b>
          <span className={styles["fine"]}>
            {sent_by === ""
              ? t`Sent ${agoText(sent_at, now)}`
              : t`Sent ${agoText(sent_at, now)} by ${sent_by}`}
            {platform !== "OTHER" && ` · ${PLATFORM_NAMES[platform]}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
