import { useEffect } from "react";
import { useLocation, useRouteError } from "react-router";
import { Trans, t } from "#text";
import { ChunkFailure } from "../../lib/load-chunk.ts";
import { ButtonLink, classNames, Heading, RetryIcon } from "../../ui/index.ts";
import styles from "./ErrorPage.module.css";
import { errorWords } from "./error-words.ts";

const cx = classNames(styles);

/** Replaces a page that failed: what happened, what still works, and where to go next. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const { status, title, text, canRetry, reference } = errorWords(error);
  useEffect(() => {
    if (error instanceof ChunkFailure && error.isOld) void reloadIfAnswered();
  }, [error]);
  return (
    <div className={cx("page")}>
      {status !== undefined && <p className={cx("status")}>{status}</p>}
      <Heading level={1}>{title}</Heading>
      <p className={cx("text")}>{text}</p>
      <div className={cx("ways")}>
        {canRetry && (
          <ButtonLink to={pathname + search} reloadDocument icon={<RetryIcon />}>
            {t`Try again`}
          </ButtonLink>
        )}
        <ButtonLink to="/jobmap" variant={canRetry ? "line" : "primary"}>
          {t`Open the job map`}
        </ButtonLink>
        <ButtonLink to="/" variant="line">
          {t`Home`}
        </ButtonLink>
      </div>
      {reference && (
        <p className={cx("reference")}>
          <Trans>
            Error ID: <code>{reference}</code>.
          </Trans>
        </p>
      )}
    </div>
  );
}

/** React Router caches the failed import of a page's chunk. Reloads as soon as the server responds, so that the page works again. */
async function reloadIfAnswered(): Promise<void> {
  const answer = await fetch(location.href, { method: "HEAD" }).catch(() => undefined);
  if (answer?.ok) location.reload();
}
