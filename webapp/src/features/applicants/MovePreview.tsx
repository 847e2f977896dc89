import type { EmployerApplicationAction } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { plural, t } from "#text";
import { TextSkeleton } from "../../ui/index.ts";
import styles from "./Applicants.module.css";
import type { Target } from "./move.ts";
import { movePreviewQuery } from "./move-preview-query.ts";
import { STATUS_TEXT } from "./stages.ts";

interface MovePreviewProps {
  action: EmployerApplicationAction;
  target: Target;
}

const COUNT = new Intl.NumberFormat("en-US");

/** Whom a move of several applications tells, and who stays. */
export function MovePreview({ action, target }: MovePreviewProps) {
  const preview = useQuery(movePreviewQuery(action, target));
  if (preview.isError) return <p role="alert">{preview.error.message}</p>;
  if (!preview.data) return <TextSkeleton lines={2} />;
  const { moving, mailed, first, staying } = preview.data;
  const names = first.map(({ name }) => name);
  const stay = staying.reduce((sum, { applications }) => sum + applications, 0);
  return (
    <div className={styles["preview"]}>
      <p>{movesText(moving, names)}</p>
      <p>
        {toldText(mailed, moving - mailed)} {t`You have ten seconds to undo it.`}
      </p>
      {stay > 0 && (
        <p className={styles["fine"]}>
          {staysText(
            stay,
            staying.map(({ status, applications }) => countedStatus(applications, STATUS_TEXT[status])),
          )}
        </p>
      )}
    </div>
  );
}

function movesText(moving: number, names: readonly string[]): string {
  if (names.length === 0)
    return plural(moving, { one: "Moves # application.", other: "Moves # applications." });
  const who = names.join(", ");
  return moving > names.length
    ? plural(moving, {
        one: `Moves # application: ${who} and others.`,
        other: `Moves # applications: ${who} and others.`,
      })
    : plural(moving, { one: `Moves # application: ${who}.`, other: `Moves # applications: ${who}.` });
}

function toldText(mailed: number, others: number): string {
  const mails = plural(mailed, {
    one: "# candidate will get an email",
    other: "# candidates will get an email",
  });
  if (others === 0) return `${mails}.`;
  return plural(others, {
    one: `${mails}, # will see it in the app only.`,
    other: `${mails}, # will see it in the app only.`,
  });
}

function staysText(stay: number, parts: readonly string[]): string {
  const states = parts.join(", ");
  return plural(stay, {
    one: `# application stays as it is: ${states}.`,
    other: `# applications stay as they are: ${states}.`,
  });
}

function countedStatus(applications: number, status: string): string {
  const count = COUNT.format(applications);
  return t({ message: `${count} ${status}`, context: "how many applications have a status" });
}
