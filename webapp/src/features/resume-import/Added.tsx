import type { Data } from "@jobmap/contract";
import { useEffect, useRef } from "react";
import { plural, t } from "#text";
import { hasScreen } from "../../screens.ts";
import { Button, ButtonLink } from "../../ui/index.ts";
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
  const addedText = plural(added, {
    one: "# entry added to your profile",
    other: "# entries added to your profile",
  });
  const completedText = plural(completed, { one: "# entry completed", other: "# entries completed" });
  const fields = kept.map((name) => (BASIC_LABELS.get(name) ?? name).toLowerCase()).join(", ");
  return (
    <div className={styles["added"]} role="status">
      <p ref={words} tabIndex={-1}>
        {completed > 0 ? `${addedText}, ${completedText}.` : `${addedText}.`}
      </p>
      {fields !== "" && <p>{t`Your profile says something else for ${fields}. We left that as it was.`}</p>}
      <div className={styles["actions"]}>
        {hasScreen("/profile") && <ButtonLink to="/profile">{t`Open my profile`}</ButtonLink>}
        <Button variant="line" onClick={onAgain}>{t`Add from another file`}</Button>
      </div>
    </div>
  );
}
