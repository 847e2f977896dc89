import type { Data } from "@jobmap/contract";
import { useEffect, useRef } from "react";
import { hasScreen } from "../../screens.ts";
import { Button, ButtonLink, plural } from "../../ui/index.ts";
import { BASIC_LABELS } from "./fields.ts";
import styles from "./Import.module.css";

interface AddedProps {
  result: Data<"POST user/resume-draft/save">;
  onAgain: () => void;
}

/** What became of it. */
export function Added({ result: { added, completed, kept }, onAgain }: AddedProps) {
  const words = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone, so focus moves to the result.
  useEffect(() => words.current?.focus(), []);
  const names = kept.map((name) => (BASIC_LABELS.get(name) ?? name).toLowerCase());
  return (
    <div className={styles["added"]} role="status">
      <p ref={words} tabIndex={-1}>
        {plural(added, "entry", "entries")} added to your profile
        {completed > 0 && `, ${plural(completed, "entry", "entries")} completed`}.
      </p>
      {names.length > 0 && (
        <p>Your profile says something else for {names.join(", ")}. We left that as it was.</p>
      )}
      <div className={styles["actions"]}>
        {hasScreen("/profile") && <ButtonLink to="/profile">Open my profile</ButtonLink>}
        <Button variant="line" onClick={onAgain}>
          Add from another file
        </Button>
      </div>
    </div>
  );
}
