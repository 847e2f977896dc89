import type { ReactElement, ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { parseOptions } from "../../widget/src/core/options.ts";
import { applyTheme } from "../../widget/src/embed/theme.ts";
import { Controller } from "../../widget/src/ui/control/controller.ts";
import { FilterBar } from "../../widget/src/ui/list/FilterBar.tsx";
import { Footer } from "../../widget/src/ui/list/Footer.tsx";
import { JobList } from "../../widget/src/ui/list/JobList.tsx";
import { JobPanel } from "../../widget/src/ui/list/JobPanel.tsx";
import { StateView } from "../../widget/src/ui/list/StateView.tsx";
import { MapView } from "../../widget/src/ui/map/MapView.tsx";
import { Icon } from "../../widget/src/ui/pieces/Icon.tsx";
import { Choices } from "../../widget/src/ui/press/Choices.tsx";
import type { WidgetState } from "../../widget/src/ui/state/state.ts";
import { useStore } from "../../widget/src/ui/state/store.ts";
import { adoptWidgetStyles } from "../../widget/src/ui/styles.ts";

export type PieceName =
  | "FilterBar"
  | "Choices"
  | "JobList"
  | "JobView"
  | "MapView"
  | "StateView"
  | "Footer"
  | "Icon";

interface PieceProps {
  readonly controller: Controller;
  readonly state: WidgetState;
}

const nothing = (): void => {};
const ICONS = ["filter", "back"] as const;
const panel = (children: ReactNode): ReactElement => <div className="panel">{children}</div>;

/** Each component in the place that it has in the embed. */
const PIECES: Record<PieceName, (props: PieceProps) => ReactElement> = {
  FilterBar: (props) => panel(<header>{<FilterBar {...props} isOpen={false} onToggle={nothing} />}</header>),
  Choices: (props) =>
    panel(
      <header>
        <Choices {...props} onDone={nothing} />
      </header>,
    ),
  JobList: (props) => panel(<JobList {...props} />),
  JobView: (props) =>
    props.state.job === null ? panel(null) : <JobPanel {...props} job={props.state.job} />,
  MapView: (props) => <MapView {...props} />,
  StateView: (props) => <StateView {...props} isEmpty={props.state.meta?.total === 0} />,
  Footer: ({ state }) => panel(<Footer state={state} />),
  Icon: () =>
    panel(
      <header>
        <p className="row">
          {ICONS.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </p>
      </header>,
    ),
};

function Piece({
  name,
  controller,
}: {
  readonly name: PieceName;
  readonly controller: Controller;
}): ReactElement {
  const state = useStore(controller.store);
  return (
    <section className="box" lang={state.options.locale} aria-label={name}>
      {PIECES[name]({ controller, state })}
    </section>
  );
}

export interface Mounted {
  readonly update: (options: Readonly<Record<string, unknown>>) => void;
  readonly destroy: () => void;
}

/** Puts one component of the embed into an element, with its style and with jobs as the embed has them. */
export function mountPiece(
  element: HTMLElement,
  raw: Readonly<Record<string, unknown>>,
  name: PieceName,
): Mounted {
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  const { options, problems } = parseOptions(raw);
  let now = options;
  const undoStyles = adoptWidgetStyles(root);
  const [refresh, undoTheme] = applyTheme(element, () => now, false);
  const controller = new Controller({
    options,
    problems,
    attribution: {},
    tell: () => true,
    ...(name === "JobView" && { job: 1 }),
  });
  const place = document.createElement("div");
  place.style.height = "100%";
  root.append(place);
  const app = createRoot(place);
  app.render(<Piece name={name} controller={controller} />);
  controller.start();
  return {
    update(change) {
      now = parseOptions({ ...raw, ...change }).options;
      controller.setOptions(now, []);
      refresh();
    },
    destroy() {
      app.unmount();
      controller.destroy();
      place.remove();
      undoTheme();
      undoStyles();
    },
  };
}
