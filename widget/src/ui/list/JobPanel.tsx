import { type ReactElement, useLayoutEffect, useRef } from "react";
import type { Controller } from "../control/controller.ts";
import { Icon } from "../pieces/Icon.tsx";
import { late } from "../pieces/late.tsx";
import { loadPress } from "../press/load-press.ts";
import type { OpenJob, WidgetState } from "../state/state.ts";
import { Waiting } from "./JobList.tsx";

const JobView = late(
  async () => (await loadPress()).JobView,
  () => null,
);

interface Props {
  readonly controller: Controller;
  readonly state: WidgetState;
  readonly job: OpenJob;
}

/**
 * The open job's place over the list, with the way back: part of the first load, so that visitors never see an empty panel. It takes focus
 * because a gesture opened it, and Escape gives it back.
 */
export function JobPanel({ controller, state, job }: Props): ReactElement {
  const { strings } = state;
  const { id, status, detail } = job;
  const title = detail?.title ?? controller.titles.get(id);
  const back = useRef<HTMLButtonElement>(null);
  const { isByHand } = controller;
  // Before the next key: what had the focus cannot be reached any more.
  useLayoutEffect(() => {
    if (isByHand) back.current?.focus({ preventScroll: true });
  }, [isByHand]);
  return (
    <article part="job" className="job" aria-label={title}>
      <p className="bar" dir={state.dir}>
        <button ref={back} type="button" className="plain" onClick={() => controller.closeJob()}>
          <Icon name="back" />
          {strings.back}
        </button>
      </p>
      {status === "loading" && <Waiting label={strings.loading} />}
      {status === "failed" && (
        <div className="none" role="alert" dir={state.dir}>
          <h2>{title}</h2>
          <p>{strings.notLoaded}</p>
          <button type="button" part="button" className="plain" onClick={() => controller.openJob(id)}>
            {strings.retry}
          </button>
          <a href={controller.jobUrl(id)} target="_blank" rel="noopener">
            {strings.jobPage}
          </a>
        </div>
      )}
      {(status === "ready" || status === "gone") && (
        <JobView controller={controller} state={state} job={job} />
      )}
    </article>
  );
}
