import type { ProfileFields } from "@jobmap/contract";
import { type FormEvent, useRef, useState } from "react";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { tell } from "../../lib/failures.ts";
import { Button, PlusIcon } from "../../ui/index.ts";
import { NameField } from "./NameField.tsx";
import styles from "./Profile.module.css";
import { SkillChip } from "./SkillChip.tsx";
import { useOrder } from "./use-order.ts";
import type { PartProps } from "./use-profile.ts";

const nameOf = (skill: ProfileFields) => String(skill["name"] ?? "");

/** Skills in their order, saved with every press. A skill that could not be saved stays in the field. */
export function SkillsForm({ profile, onSaved }: PartProps) {
  const [typed, setTyped] = useState("");
  const [isSaving, setSaving] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const { skills: stored } = profile.entries;
  const skills = stored.map(({ entry }) => entry);
  const order = useOrder("skills", stored);
  const save = async (wanted: readonly ProfileFields[]) => {
    setSaving(true);
    try {
      onSaved(await call("POST user/skill/update-profile", { body: { skills: [...wanted] } }));
      return true;
    } catch (failure) {
      tell(failure);
      return false;
    } finally {
      setSaving(false);
    }
  };
  const add = async (name: string, code: string | null = null) => {
    if (name.trim() === "") return;
    setTyped(name);
    if (await save([...skills, { name, ...(code === null ? {} : { externalId: code }) }])) setTyped("");
    field.current?.querySelector("input")?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add(typed);
  };
  return (
    <div className={styles["skills"]} ref={field}>
      {skills.length > 0 && (
        <ul className={styles["chips"]} aria-label={t`Skills`}>
          {stored.map(({ id, entry }, at) => (
            <SkillChip
              key={id}
              id={id}
              name={nameOf(entry)}
              at={at}
              count={stored.length}
              order={order}
              isSaving={isSaving}
              onRemove={() => void save(skills.filter((skill) => skill !== entry))}
            />
          ))}
        </ul>
      )}
      <form className={styles["adding"]} onSubmit={submit}>
        <NameField
          label={t`Add a skill`}
          taxonomy="skills"
          value={typed}
          onValueChange={setTyped}
          onChoose={(name, code) => void add(name, code)}
        />
        <Button type="submit" variant="line" icon={<PlusIcon />} busy={isSaving}>{t`Add`}</Button>
      </form>
    </div>
  );
}
