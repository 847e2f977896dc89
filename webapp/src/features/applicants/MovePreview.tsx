import type { EmployerApplicationAction } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { plural, TextSkeleton } from "../../ui/index.ts";
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
      <p>
        Moves {plural(moving, "application")}
        {names.length > 0 && `: ${names.join(", ")}${moving > names.length ? " and others" : ""}`}.
      </p>
      <p>
        {plural(mailed, "candidate")} will get an email
        {mailed < moving && `, ${COUNT.format(moving - mailed)} will see it in the app only`}. You have ten
        seconds to undo it.
      </p>
      {stay > 0 && (
        <p className={styles["fine"]}>
          {plural(stay, "application")} {stay === 1 ? "stays" : "stay"} as {stay === 1 ? "it is" : "they are"}
          :{" "}
          {staying
            .map(({ status, applications }) => `${COUNT.format(applications)} ${STATUS_TEXT[status]}`)
            .join(", ")}
          .
        </p>
      )}
    </div>
  );
}
