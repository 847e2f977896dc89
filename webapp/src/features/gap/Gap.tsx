import type { JobDetail } from "@jobmap/contract";
import { gapList, structureOfDocument, structureOfText } from "@jobmap/contract/gap";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { t } from "#text";
import { Button, CloseIcon, Heading, IconButton } from "../../ui/index.ts";
import styles from "./Gap.module.css";
import { GapPanel } from "./GapPanel.tsx";
import { gapLexicon } from "./lexicon.ts";
import { PasteForm } from "./PasteForm.tsx";
import { usePasted } from "./pasted.ts";
import { useOwnResume } from "./use-own-resume.ts";

interface GapProps {
  job: JobDetail;
  onClose: () => void;
}

/** A listing beside one's profile, or beside a pasted resume. The comparison happens in this browser: nothing is sent or stored. */
export default function Gap({ job, onClose }: GapProps) {
  const text = usePasted((pasted) => pasted.text);
  const own = useOwnResume();
  const [pastes, setPastes] = useState(text !== "");
  const isOwn = own.status === "ready" && !pastes;
  const resume = isOwn ? own.resume : own.status === "loading" ? "" : text;
  const compared = useMemo(
    () =>
      resume === ""
        ? undefined
        : {
            list: gapList(gapLexicon(), job, resume),
            structure: typeof resume === "string" ? structureOfText(resume) : structureOfDocument(resume),
          },
    [job, resume],
  );
  const { section, close } = useFocusedPart(onClose);
  const results = useRef<HTMLDivElement>(null);
  const id = useId();
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} className={styles["part"]}>
      <header className={styles["head"]}>
        <Heading level={2} size="xl" id={id}>{t`This job and your resume`}</Heading>
        <IconButton size="sm" label={t`Close comparison`} icon={<CloseIcon />} onClick={close} />
      </header>
      {own.status === "loading" && <p className={styles["fine"]}>{t`Your profile is loading.`}</p>}
      {own.status === "failed" && (
        <p
          className={styles["fine"]}
        >{t`Your profile did not load. Paste your resume instead, or try again later.`}</p>
      )}
      {isOwn && (
        <p
          className={styles["fine"]}
        >{t`Compared with your profile, in this browser: the result is not stored, and employers never see it.`}</p>
      )}
      {!isOwn && own.status !== "loading" && (
        <PasteForm
          text={text}
          onCompare={(pasted) => {
            usePasted.setState({ text: pasted });
            requestAnimationFrame(() => results.current?.focus());
          }}
        />
      )}
      {own.status === "ready" && (
        <Button variant="line" size="sm" onClick={() => setPastes(isOwn)}>
          {isOwn ? t`Compare another resume` : t`Compare your profile`}
        </Button>
      )}
      <div ref={results} tabIndex={-1} className={styles["results"]}>
        {compared && <GapPanel {...compared} />}
      </div>
    </section>
  );
}

/** Focus moves to the part that a press opened, and back to what opened it. */
function useFocusedPart(onClose: () => void) {
  const section = useRef<HTMLElement>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => section.current?.focus(), []);
  const close = () => {
    onClose();
    if (opener instanceof HTMLElement) opener.focus();
  };
  return { section, close };
}
