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
 * The open job's panel over the list, with a button back to it. It is part of the first load, so that visitors never
 * see an empty panel. If a gesture opened the job the panel takes the focus; Escape closes it.
 */
export function JobPanel({ controller, state, job }: Props): ReactElement {
  const { strings } = state;
  const { id, status, detail } = job;
  const title = detail?.title ?? controller.titles.get(id);
  const back = useRef<HTMLButtonElement>(null);
  const { isByHand } = controller;
  // In a layout effect, so before the next key press: the element that had the focus is now inert.
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
