import type { ReactElement } from "react";
import type { Controller } from "../control/controller.ts";
import { late, NotLoaded } from "../pieces/late.tsx";
import { Message } from "../pieces/Message.tsx";
import { loadPress } from "../press/load-press.ts";
import type { WidgetState } from "../state/state.ts";
import { Troubled, useSlow } from "../trouble/troubled.tsx";
import { Waiting } from "./JobList.tsx";

interface Props {
  readonly controller: Controller;
  readonly state: WidgetState;
  readonly isEmpty: boolean;
}

const EndView = late(
  async () => (await loadPress()).EndView,
  ({ state }, retry) => retry && <NotLoaded strings={state.strings} retry={retry} />,
);

/** Shown in place of the embed while there is no list: each state says what happens next. */
export function StateView({ controller, state, isEmpty }: Props): ReactElement {
  const { strings, phase, options, retryIn } = state;
  const isSlow = useSlow(phase === "loading");
  if (phase === "loading") {
    return (
      <>
        {isSlow && (
          <p className="warn" role="status">
            <Troubled state={state} isSlow />
          </p>
        )}
        <Waiting label={strings.loading} />
      </>
    );
  }
  // Part of the first load: when nothing can be loaded, neither could this message.
  if (phase === "down") {
    return (
      <Message title={strings.downTitle}>
        <p>
          <Troubled state={state} />
        </p>
        <p>{retryIn > 0 && strings.retrying(new Intl.NumberFormat(options.locale).format(retryIn))}</p>
        <button type="button" part="button" className="plain" onClick={() => controller.retryNow()}>
          {strings.retry}
        </button>
      </Message>
    );
  }
  return <EndView state={state} isEmpty={isEmpty} />;
}
