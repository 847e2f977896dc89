import { type MouseEvent, type ReactElement, useLayoutEffect, useRef } from "react";
import { withCampaign } from "../../core/campaign.ts";
import { payText } from "../../core/pay.ts";
import { lateStringsFor } from "../../core/strings-late.ts";
import { adoptSheet } from "../../map/sheet.ts";
import type { Detail } from "../api/api-detail.ts";
import { Facts } from "../pieces/Facts.tsx";
import { renderHtml } from "../pieces/html.ts";
import { Drawing } from "../pieces/Icon.tsx";
import type { JobActions } from "../state/actions.ts";
import type { OpenJob, WidgetState } from "../state/state.ts";
import { JOB_CSS } from "./job-styles.ts";

interface Props {
  readonly controller: JobActions;
  readonly state: WidgetState;
  readonly job: OpenJob;
}

/** The text of a job, and its apply button. */
export function JobView({ controller, state, job }: Props): ReactElement {
  const { detail } = job;
  const whole = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (whole.current === null ? undefined : adoptSheet(whole.current, JOB_CSS)), []);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which the keyboard must be able to do */}
      <div ref={whole} className="scroll" tabIndex={0} dir={state.dir}>
        {detail === null ? (
          <p className="none">{lateStringsFor(state.options.locale).gone}</p>
        ) : (
          <Text detail={detail} state={state} />
        )}
      </div>
      {detail !== null && <Apply detail={detail} controller={controller} state={state} />}
    </>
  );
}

function Text({ detail, state }: { readonly detail: Detail; readonly state: WidgetState }): ReactElement {
  const { strings, options } = state;
  const late = lateStringsFor(options.locale);
  const parts: [title: string, html: string | null][] = [
    [late.about, detail.description],
    [late.duties, detail.responsibilities],
    [late.skills, detail.qualifications],
  ];
  return (
    <>
      <h2 part="job-title" dir="auto">
        {detail.title}
      </h2>
      <p className="pay">{detail.pay === null ? strings.payNone : payText(detail.pay, options.locale)}</p>
      <p className="facts">
        <Facts job={detail} state={state} />
        {detail.locationType !== "TELECOMMUTE" && detail.places.length > 0 && (
          <>
            {" · "}
            <a href={`${options.host}/directions/${detail.id}`} target="_blank" rel="nofollow noopener">
              {late.directions}
            </a>
          </>
        )}
      </p>
      {knownOf(detail, state).map((line) => (
        <p key={line} className="facts">
          {line}
        </p>
      ))}
      {parts.map(
        ([title, html]) =>
          html !== null &&
          html !== "" && (
            <div key={title} className="text">
              <h3>{title}</h3>
              <div dir="auto">{renderHtml(html)}</div>
            </div>
          ),
      )}
      {detail.benefits.length > 0 && (
        <div className="text">
          <h3>{late.benefits}</h3>
          <ul>
            {detail.benefits.map((benefit) => (
              <li key={benefit}>
                <bdi>{benefit}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Apply({
  detail,
  controller,
  state,
}: {
  readonly detail: Detail;
  readonly controller: JobActions;
  readonly state: WidgetState;
}): ReactElement {
  const { options } = state;
  const late = lateStringsFor(options.locale);
  if (detail.closedOn !== null)
    return (
      <p className="bar" dir={state.dir}>
        {late.closed(dateText(detail.closedOn, options.locale, "UTC"))}
      </p>
    );
  const own = detail.applyUrl ?? "";
  const isOwn = detail.applyKind === "URL" && /^https?:\/\//.test(own) && URL.canParse(own);
  const url = !isOwn
    ? controller.jobUrl(detail.id)
    : options.utm
      ? withCampaign(own, controller.attribution)
      : own;
  const onClick = (event: MouseEvent): void => {
    if (!controller.applyClicked(detail.id, url)) event.preventDefault();
  };
  return (
    <p className="bar" dir={state.dir}>
      <a
        part="button primary apply"
        className="main"
        href={url}
        target="_blank"
        rel="noopener"
        onClick={onClick}
      >
        {late.apply}
        {options.apply === "tab" && (
          <>
            <Drawing d="M7 3H3v12h12v-4M10 3h5v5M15 3 8 10" />
            <span className="hidden">, {late.newTab}</span>
          </>
        )}
      </a>
    </p>
  );
}

/** Lines about when the job was posted and confirmed, and how its employer answers; unknown facts have no line. */
function knownOf(detail: Detail, { options: { locale } }: WidgetState): readonly string[] {
  const late = lateStringsFor(locale);
  const { posted, confirmed, isFromSource, answersWithin } = detail;
  const dated = (date: string | null, words: (date: string) => string): string => {
    const day = dateText(date, locale);
    return day === "" ? "" : words(day);
  };
  const answers =
    answersWithin === null
      ? late.answersRarely
      : answersWithin && late.answers(answersWithin.toLocaleString(locale), answersWithin === 1);
  return [
    dated(posted, late.posted),
    dated(confirmed, isFromSource ? late.seen : late.confirmed),
    answers || "",
  ].filter((line) => line !== "");
}

/** A timestamp as a date, in the visitor's time zone by default; an empty string if it is not a valid date. */
function dateText(date: string | null, locale: string, timeZone?: string): string {
  const time = new Date(date ?? Number.NaN);
  if (Number.isNaN(time.getTime())) return "";
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium", ...(timeZone ? { timeZone } : {}) }).format(
    time,
  );
}
