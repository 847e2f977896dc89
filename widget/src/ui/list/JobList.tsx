import type { MouseEvent, ReactElement } from "react";
import { payAmount } from "../../core/pay.ts";
import type { Summary } from "../api/api-replies.ts";
import type { Controller } from "../control/controller.ts";
import { Facts } from "../pieces/Facts.tsx";
import { countText } from "../state/count-text.ts";
import { NO_FILTERS, type WidgetState } from "../state/state.ts";
import { Troubled, useSlow } from "../trouble/troubled.tsx";

interface Props {
  readonly controller: Controller;
  readonly state: WidgetState;
}

/** Lists everything that is on the map, as links that also open in a new tab. */
export function JobList({ controller, state }: Props): ReactElement {
  const { strings, list, area, total, options, phase } = state;
  const number = new Intl.NumberFormat(options.locale);
  const isSlow = useSlow(list.status === "loading");
  const hasFailed = phase === "down" || list.status === "failed";
  const left = list.total - list.items.length;
  return (
    <section
      className="list"
      data-list=""
      part="list"
      tabIndex={-1}
      dir={state.dir}
      aria-label={strings.list}
    >
      {options.view !== "list" && (
        <button type="button" className="plain skip" onClick={focusMap}>
          {strings.skipList}
        </button>
      )}
      <p className="count">
        <b>{countText(state)}</b>
        {area !== null && (
          <button type="button" className="link" onClick={() => controller.setArea(null)}>
            {strings.showAll(number.format(total))}
          </button>
        )}
      </p>
      {(hasFailed || isSlow) && (
        <p className="warn" role="alert">
          <Troubled state={state} isSlow={!hasFailed} />{" "}
          <button type="button" className="link" onClick={() => controller.reload()}>
            {strings.retry}
          </button>
        </p>
      )}
      <ol aria-busy={list.status === "loading"}>
        {list.items.map((job) => (
          <Row key={job.id} job={job} controller={controller} state={state} />
        ))}
      </ol>
      {list.status === "loading" && list.items.length === 0 && <Waiting label={strings.loading} />}
      {list.status === "ready" && list.items.length === 0 && (
        <div className="none">
          <b>{strings.noMatch}</b>
          <p>{strings.noMatchText}</p>
          <button
            type="button"
            part="button"
            className="plain"
            onClick={() => controller.setFilters(NO_FILTERS)}
          >
            {strings.clear}
          </button>
        </div>
      )}
      {left > 0 && (
        <button type="button" part="button" className="plain more" onClick={() => void controller.more()}>
          {strings.more(number.format(Math.min(20, left)))}
        </button>
      )}
    </section>
  );
}

/** Moves the focus to the map, so that keyboard users can skip the rows. */
function focusMap({ currentTarget }: MouseEvent<HTMLElement>): void {
  const root = currentTarget.getRootNode();
  if (root instanceof ShadowRoot) root.querySelector<HTMLElement>(".canvas")?.focus({ preventScroll: true });
}

function Row({ job, controller, state }: Props & { readonly job: Summary }): ReactElement {
  const { strings, options, job: open } = state;
  const { id, title, pay } = job;
  const isOn = open?.id === id || state.highlighted === id;
  const onClick = (event: MouseEvent): void => {
    // Modified clicks (new tab, new window, download) keep the browser's behavior.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    controller.openJob(id);
  };
  return (
    <li
      part={isOn ? "row row-on" : "row"}
      className={isOn ? "is-on" : ""}
      onMouseEnter={() => controller.highlight(id)}
      onMouseLeave={() => controller.highlight(null)}
    >
      <a
        href={controller.jobUrl(id)}
        target="_blank"
        rel="noopener"
        aria-describedby={`f${id} p${id}`}
        onClick={onClick}
        onFocus={() => controller.highlight(id)}
        onBlur={() => controller.highlight(null)}
      >
        <bdi>{title}</bdi>
      </a>
      <p id={`p${id}`}>
        <b className="pay">{pay !== null && <bdi>{payAmount(pay, options.locale)}</bdi>}</b>{" "}
        <span className="period">{pay === null ? strings.payNone : strings.periods[pay.unit]}</span>
      </p>
      <span id={`f${id}`}>
        <Facts job={job} state={state} />
      </span>
    </li>
  );
}

export function Waiting({ label }: { readonly label: string }): ReactElement {
  return (
    <div className="waiting" role="img" aria-label={label}>
      {[0, 1, 2, 3, 4].map((row) => (
        <i key={row} />
      ))}
    </div>
  );
}
