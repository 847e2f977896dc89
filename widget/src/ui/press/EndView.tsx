import type { ReactElement } from "react";
import { lateStringsFor } from "../../core/strings-late.ts";
import { Message } from "../pieces/Message.tsx";
import type { WidgetState } from "../state/state.ts";

/** Shown in place of the embed if there are no jobs and nothing is loading. */
export function EndView({
  state,
  isEmpty,
}: {
  readonly state: WidgetState;
  readonly isEmpty: boolean;
}): ReactElement {
  const { phase, company, problems, options } = state;
  const late = lateStringsFor(options.locale);
  if (isEmpty && company !== null) {
    return (
      <Message title={late.noneTitle}>
        <p>{company.text ?? late.noneText(company.name)}</p>
      </Message>
    );
  }
  if (phase === "unknown") {
    return (
      <Message title={late.unknownTitle}>
        <p>{late.unknownText(options.company)}</p>
      </Message>
    );
  }
  if (phase === "deactivated") {
    return (
      <Message title={late.deactivatedTitle}>
        <p>{late.deactivatedText}</p>
      </Message>
    );
  }
  return (
    <Message title={late.mistakeTitle}>
      <p>{late.mistakeText}</p>
      <ul>
        {problems.map(({ option, message }) => (
          <li key={option}>{message}</li>
        ))}
      </ul>
    </Message>
  );
}
