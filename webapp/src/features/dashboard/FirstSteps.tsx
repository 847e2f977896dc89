import type { Data } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { t } from "#text";
import { announce } from "../../lib/announce.ts";
import { useSeatAtLeast } from "../../lib/seat.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { useChange } from "../../lib/server-state/use-change.ts";
import { Button, CheckIcon, Heading, VisuallyHidden } from "../../ui/index.ts";
import styles from "./Dashboard.module.css";

type Steps = Data<"GET employer/first-steps">;
type Done = Exclude<keyof Steps, "is_dismissed">;

const STEPS: readonly { done: Done; text: string; why: string; to: string }[] = [
  {
    done: "has_logo",
    text: t`Add your logo`,
    why: t`It is on every card of your jobs.`,
    to: "/employer/company-profile",
  },
  {
    done: "has_description",
    text: t`Describe your company`,
    why: t`Candidates read it before they apply.`,
    to: "/employer/company-profile",
  },
  {
    done: "has_published",
    text: t`Publish your first job`,
    why: t`It is on the map within seconds.`,
    to: "/employer/post-job",
  },
  {
    done: "has_embed",
    text: t`Put your map on your website`,
    why: t`Done as soon as somebody opens a job there.`,
    to: "/employer/mediakit",
  },
];

const QUERY = endpointQuery("GET employer/first-steps", {});

/** What a new employer does first, until all of it is done or the list is put away. Without an answer there is none. */
export function FirstSteps() {
  const mayDoThem = useSeatAtLeast("recruiter");
  const { data } = useQuery(QUERY);
  const dismissal = useChange("POST employer/first-steps/dismiss", QUERY, (shown) => ({
    ...shown,
    is_dismissed: true,
  }));
  if (!mayDoThem || !data || data.is_dismissed || STEPS.every(({ done }) => data[done])) return null;
  const dismiss = () => {
    document.getElementById("main")?.focus();
    dismissal.mutate({ body: {} }, { onSuccess: () => announce(t`The list is put away.`) });
  };
  return <FirstStepList steps={data} onDismiss={dismiss} />;
}

interface FirstStepListProps {
  steps: Steps;
  onDismiss: () => void;
}

export function FirstStepList({ steps, onDismiss }: FirstStepListProps) {
  const count = STEPS.filter(({ done }) => steps[done]).length;
  return (
    <section className={styles["part"]} aria-labelledby="first-steps">
      <div className={styles["line"]}>
        <Heading
          level={2}
          size="xl"
          id="first-steps"
        >{t`First steps: ${count} of ${STEPS.length} done`}</Heading>
        <Button size="sm" variant="line" onClick={onDismiss}>{t`Put away`}</Button>
      </div>
      <ul className={styles["states"]}>
        {STEPS.map(({ done, text, why, to }) => (
          <li key={done}>
            {steps[done] ? (
              <span className={styles["fine"]}>
                <CheckIcon />
                {text}
                <VisuallyHidden>: {t`done`}</VisuallyHidden>
              </span>
            ) : (
              <>
                <Link to={to}>{text}</Link>
                <span className={styles["where"]}>{why}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
