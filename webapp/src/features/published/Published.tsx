import type { EmployerJob } from "@jobmap/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Trans, t } from "#text";
import { call } from "../../lib/api.ts";
import { tell } from "../../lib/failures.ts";
import { jobPath } from "../../lib/paths.ts";
import { useSession } from "../../lib/session.ts";
import { useSite } from "../../lib/site.ts";
import { Button, ButtonLink, CodeIcon, Heading, PlusIcon } from "../../ui/index.ts";
import { ListingPins } from "../employer-map/ListingMapView.tsx";
import { Code } from "../studio/Code.tsx";
import styles from "./Published.module.css";

/** What a published job leads to: its pin, its link, the company's map on other sites, and the next job. */
export function Published({ job }: { job: EmployerJob }) {
  const host = useSite()?.publicUrl;
  const profile = useSession((session) => session.profile ?? session.former);
  return (
    <div className={styles["published"]}>
      <section aria-labelledby="published-pin" className={styles["part"]}>
        <Heading level={2} size="md" id="published-pin">{t`On the map`}</Heading>
        <div className={styles["pin"]}>
          <ListingPins job={job} />
        </div>
      </section>
      {host !== undefined && (
        <section aria-labelledby="published-link" className={styles["part"]}>
          <Heading level={2} size="md" id="published-link">{t`Share it`}</Heading>
          <Code
            what={t`the link`}
            where={t`For email, posts and messages. Who comes by it is counted as shared.`}
            code={`${host}${jobPath(job.id)}?source=share`}
          />
        </section>
      )}
      {profile && profile.username !== "" && (
        <EmbedPreview username={profile.username} isShown={profile.show_profile} />
      )}
      <p className={styles["ways"]}>
        <AnotherLikeIt id={job.id} />
        <ButtonLink variant="line" to={jobPath(job.id)}>{t`See it`}</ButtonLink>
        <ButtonLink variant="line" to="/employer/jobs">{t`Your jobs`}</ButtonLink>
      </p>
    </div>
  );
}

/** The company's map as it looks on its own website. */
function EmbedPreview({ username, isShown }: { username: string; isShown: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="published-embed" className={styles["part"]}>
      <Heading level={2} size="md" id="published-embed">{t`On your website`}</Heading>
      {isShown ? (
        <>
          <p className={styles["ways"]}>
            <Button variant="line" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? t`Hide the preview` : t`Show the preview`}
            </Button>
            <ButtonLink
              variant="line"
              size="sm"
              icon={<CodeIcon />}
              to="/employer/mediakit"
            >{t`Get the code`}</ButtonLink>
          </p>
          {isOpen && (
            <iframe
              className={styles["frame"]}
              src={`/job-map-iframe/${encodeURIComponent(username)}`}
              title={t`Preview of your map on your website`}
              loading="lazy"
            />
          )}
        </>
      ) : (
        <p>
          <Trans>
            Your public profile is hidden, and so is your map on other sites.{" "}
            <ButtonLink variant="line" size="sm" to="/employer/company-profile">
              Company profile
            </ButtonLink>
          </Trans>
        </p>
      )}
    </section>
  );
}

/** Copies the listing into a draft, which the form then opens. */
function AnotherLikeIt({ id }: { id: number }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  // One key for this page: a press that is sent twice makes one copy.
  const [key] = useState(() => crypto.randomUUID());
  const copy = async () => {
    setBusy(true);
    try {
      const made = await call("POST employer/job/duplicate", { body: { id, request_key: key } });
      await navigate(`/employer/post-job?id=${made.id}`);
    } catch (failure) {
      tell(failure);
      setBusy(false);
    }
  };
  return (
    <Button icon={<PlusIcon />} busy={busy} onClick={() => void copy()}>{t`Post another like it`}</Button>
  );
}
