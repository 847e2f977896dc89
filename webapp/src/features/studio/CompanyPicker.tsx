import { useMemo, useState } from "react";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { BuildingIcon, Combobox, type Suggestion, useSuggestions } from "../../ui/index.ts";
import styles from "./Studio.module.css";

interface CompanyPickerProps {
  /** Name of the chosen company, or the unknown username in the address. */
  chosen: string;
  isUnknown: boolean;
  onChoose: (username: string) => void;
}

interface CompanyChoice extends Suggestion {
  readonly username: string;
}

const loadCompanies = async (search: string, signal: AbortSignal) =>
  (await call("GET user/companies", { query: { search, limit: 8 } }, { signal })).items;

/** Chooses whose jobs the map shows. */
export function CompanyPicker({ chosen, isUnknown, onChoose }: CompanyPickerProps) {
  const [text, setText] = useState(chosen);
  const [shown, setShown] = useState(chosen);
  if (shown !== chosen) {
    setShown(chosen);
    setText(chosen);
  }
  const asked = useSuggestions(text, loadCompanies, { enabled: text !== chosen });
  const items = useMemo(
    () =>
      asked.items.map(
        ({ id, username, name, job_count }): CompanyChoice => ({
          id: String(id),
          text: name,
          username,
          count: job_count,
          icon: <BuildingIcon />,
        }),
      ),
    [asked.items],
  );
  return (
    <div className={styles["company"]}>
      <Combobox
        label={t`Company`}
        icon={<BuildingIcon />}
        value={text}
        onValueChange={setText}
        suggestions={{ ...asked, items }}
        onChoose={(choice) => {
          setText(choice.text);
          onChoose(choice.username);
        }}
        onRetry={asked.retry}
        emptyText={t`No matching company on Jobmap.`}
        onBlur={() => setText(chosen)}
      />
      {isUnknown && (
        <p className={styles["wrong"]} role="status">
          {t`No company named “${chosen}”. Choose one from the list.`}
        </p>
      )}
    </div>
  );
}
