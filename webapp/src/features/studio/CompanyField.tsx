import { t } from "#text";
import { TextSkeleton } from "../../ui/index.ts";
import { CompanyPicker } from "./CompanyPicker.tsx";
import styles from "./Studio.module.css";
import type { StudioChoice } from "./studio-company.ts";

interface CompanyFieldProps {
  choice: StudioChoice;
  onChoose: (username: string) => void;
}

/** Whose jobs the map shows: fixed for employers, a choice for visitors. */
export function CompanyField({ choice, onChoose }: CompanyFieldProps) {
  if (choice.kind === "loading" || choice.kind === "unanswered") return <TextSkeleton lines={2} />;
  if (choice.kind === "own")
    return (
      <p className={styles["own"]}>
        <span>{t`Company`}</span>
        <b>{choice.company.name}</b>
      </p>
    );
  const isUnknown = choice.kind === "none" && choice.unknown !== "";
  return (
    <>
      <CompanyPicker
        chosen={choice.kind === "none" ? choice.unknown : choice.company.name}
        isUnknown={isUnknown}
        onChoose={onChoose}
      />
      {choice.kind === "example" && (
        <p className={styles["note"]}>{t`This is an example. Choose your company.`}</p>
      )}
    </>
  );
}
