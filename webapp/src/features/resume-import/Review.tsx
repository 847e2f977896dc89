import type { Data, ResumeDraft } from "@jobmap/contract";
import { useEffect, useMemo, useRef, useState } from "react";
import { plural, Trans, t } from "#text";
import { call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, dayText, PageSection, UnsavedGuard } from "../../ui/index.ts";
import { chosenOf, type Edits, entriesOf, NO_EDITS, SKILLS, skillLines, textOf } from "./draft-edits.ts";
import { BASICS, SECTIONS } from "./fields.ts";
import styles from "./Import.module.css";
import { LeftOut } from "./LeftOut.tsx";
import { PageSheets } from "./PageSheets.tsx";
import { Choice, ReviewEntry } from "./ReviewEntry.tsx";
import { ReviewField } from "./ReviewField.tsx";
import { type Problems, send } from "./send.ts";
import { isUnsure } from "./unsure.ts";

interface ReviewProps {
  draft: ResumeDraft;
  /** It was read just now: the field for the file is gone, so focus moves here. */
  isFresh: boolean;
  onAdded: (result: Data<"POST user/resume-draft/save">) => void;
  onDiscarded: () => void;
}

/** The file and what was read from it, side by side. */
export function Review({ draft, isFresh, onAdded, onDiscarded }: ReviewProps) {
  const { document } = draft;
  const [edits, setEdits] = useState<Edits>(NO_EDITS);
  const [active, setActive] = useState<string>();
  const [problems, setProblems] = useState<Problems>({});
  const [sending, setSending] = useState(false);
  const intro = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isFresh) intro.current?.focus();
  }, [isFresh]);
  const findings = useMemo(() => new Map(draft.findings.map((each) => [each.path, each])), [draft]);
  const until = dayText(draft.expires_at, { year: true }) ?? "";
  const unsure = draft.findings.filter(isUnsure).length;

  const write = (path: string, text: string) =>
    setEdits((before) => ({ ...before, texts: { ...before.texts, [path]: text } }));
  const choose = (path: string, isChosen: boolean) =>
    setEdits(({ texts, left }) => {
      const next = new Set(left);
      if (isChosen) next.delete(path);
      else next.add(path);
      return { texts, left: next };
    });
  const enter = (path: string) => {
    setActive(path);
    window.document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus();
  };
  const field = (path: string, text: string) => ({
    path,
    value: edits.texts[path] ?? text,
    finding: findings.get(path) ?? findings.get(path.replace(/\.\w+$/, "")),
    error: problems[path],
    onValueChange: (value: string) => write(path, value),
    onEnter: () => setActive(path),
  });

  const add = async () => {
    setSending(true);
    setProblems({});
    const sent = await send(chosenOf(document, edits));
    if ("result" in sent) {
      onAdded(sent.result);
      return;
    }
    setProblems(sent.problems);
    toast(sent.message, { tone: "danger" });
    setSending(false);
  };
  const discard = async () => {
    await call("POST user/resume-draft/discard", { body: {} });
    onDiscarded();
  };

  const isShown = (path: string) =>
    path === active || (active !== undefined && path.startsWith("skills") && active === SKILLS);
  const whole = active?.replace(/\.\w+$/, "");
  const shown = draft.findings.filter(({ path }) => isShown(path) || path === whole);
  return (
    <div className={styles["review"]} data-pages={draft.pages.length > 0 ? "" : undefined}>
      <UnsavedGuard form={{ dirty: edits !== NO_EDITS, sending }} />
      {draft.pages.length > 0 && <PageSheets draft={draft} active={shown} onPress={enter} />}
      <div className={styles["form"]}>
        <p ref={intro} tabIndex={-1}>
          <Trans>
            From <bdi>{draft.file_name}</bdi>. Kept here until {until}, then deleted.
          </Trans>{" "}
          {unsure > 0
            ? plural(unsure, {
                one: "# value we are not sure of is marked.",
                other: "# values we are not sure of are marked.",
              })
            : t`Empty fields are not added.`}
        </p>
        <LeftOut leftOut={draft.left_out} />
        <PageSection title={t`About you`}>
          <div className={styles["fields"]}>
            {BASICS.map((spec) => (
              <ReviewField
                key={spec.name}
                spec={spec}
                {...field(`basics.${spec.name}`, textOf(document.basics, spec.name))}
              />
            ))}
          </div>
          {(document.basics?.profiles ?? []).map(({ network, url }, i) => {
            const path = `basics.profiles[${i}]`;
            const link = [network, url].filter(Boolean).join(": ");
            return (
              <Choice
                key={path}
                path={path}
                label={t`Add the link ${link}`}
                isChosen={!edits.left.has(path)}
                onChoose={choose}
                onEnter={setActive}
              />
            );
          })}
        </PageSection>
        {(document.skills ?? []).length > 0 && (
          <PageSection title={t`Skills`}>
            <Choice
              path={SKILLS}
              label={t`Add these skills`}
              isChosen={!edits.left.has(SKILLS)}
              onChoose={choose}
              onEnter={setActive}
            />
            <ReviewField
              spec={{
                name: SKILLS,
                label: t`Skills, one a line`,
                kind: "lines",
                hint: t`A category and its skills: “Tools: Excel, SAP”`,
              }}
              {...field(SKILLS, skillLines(document))}
            />
          </PageSection>
        )}
        {SECTIONS.map((section) => {
          const entries = entriesOf(document, section.section);
          if (entries.length === 0) return null;
          return (
            <PageSection key={section.section} title={section.title}>
              {entries.map((entry, i) => {
                const path = `${section.section}[${i}]`;
                return (
                  <ReviewEntry
                    key={path}
                    spec={section}
                    path={path}
                    number={i + 1}
                    isChosen={!edits.left.has(path)}
                    onChoose={choose}
                    onEnter={setActive}
                    fieldOf={(spec) => field(`${path}.${spec.name}`, textOf(entry, spec.name))}
                  />
                );
              })}
            </PageSection>
          );
        })}
        <div className={styles["actions"]}>
          <Button onClick={() => void add()} disabled={sending}>{t`Add to my profile`}</Button>
          <Button variant="line" onClick={() => void discard()} disabled={sending}>{t`Discard`}</Button>
        </div>
      </div>
    </div>
  );
}
