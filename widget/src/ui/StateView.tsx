import type { ReactElement } from "react";
import type { Controller } from "./controller.ts";
import { Waiting } from "./JobList.tsx";
import type { WidgetState } from "./state.ts";

interface Props {
  readonly controller: Controller;
  readonly state: WidgetState;
  readonly isEmpty: boolean;
}

/** What stands in the embed's place while there is no list: each says what happens next. */
export function StateView({ controller, state, isEmpty }: Props): ReactElement {
  const { strings, phase, company, problems, options, retryIn } = state;
  if (isEmpty && company !== null) {
    return (
      <Message title={strings.noneTitle}>
        <p>{company.text ?? strings.noneText(company.name)}</p>
      </Message>
    );
  }
  if (phase === "unknown") {
    return (
      <Message title={strings.unknownTitle}>
        <p>{strings.unknownText(options.company)}</p>
      </Message>
    );
  }
  if (phase === "deactivated") {
    return (
      <Message title={strings.deactivatedTitle}>
        <p>{strings.deactivatedText}</p>
      </Message>
    );
  }
  if (phase === "misconfigured") {
    return (
      <Message title={strings.mistakeTitle}>
        <p>{strings.mistakeText}</p>
        <ul>
          {problems.map(({ option, message }) => (
            <li key={option}>{message}</li>
          ))}
        </ul>
      </Message>
    );
  }
  if (phase === "down") {
    return (
      <Message title={strings.downTitle}>
        <p>{strings.downText}</p>
        <p>{retryIn > 0 && strings.retrying(new Intl.NumberFormat(options.locale).format(retryIn))}</p>
        <button type="button" part="button" className="plain" onClick={() => controller.retryNow()}>
          {strings.retry}
        </button>
      </Message>
    );
  }
  return <Waiting label={strings.loading} />;
}

function Message({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <div className="none" part="message" role="status">
      <h2>{title}</h2>
      {children}
    </div>
  );
}
