import type { EmployerApplication } from "@jobmap/contract";
import { Trans } from "#text";
import { UNKNOWN_LANGUAGE } from "../../lib/language.ts";
import { dayText } from "../../ui/index.ts";

/** For which job somebody applied, when, and from where. */
export function HowApplied({
  application: { job, applied_at, source },
}: {
  application: EmployerApplication;
}) {
  const title = <span lang={UNKNOWN_LANGUAGE}>{job.title}</span>;
  const day = dayText(applied_at, { year: true }) ?? "";
  if (source === "embed")
    return (
      <Trans>
        {title}, applied {day} via an embed
      </Trans>
    );
  if (source === "share")
    return (
      <Trans>
        {title}, applied {day} via a shared link
      </Trans>
    );
  return (
    <Trans>
      {title}, applied {day}
    </Trans>
  );
}
