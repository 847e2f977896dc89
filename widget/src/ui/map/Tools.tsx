import { type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { boundsOf, type Far } from "../../core/company-columns-meta.ts";
import type { Bounds, Viewport } from "../../core/geo.ts";
import { latitudeAt, worldY } from "../../core/mercator.ts";
import { lateStringsFor } from "../../core/strings-late.ts";
import { isApproximateMap } from "../../map/approximate.ts";
import { adoptSheet } from "../../map/sheet.ts";
import type { Credit, JobMap } from "../../map/types.ts";
import { Drawing } from "../pieces/Icon.tsx";
import { isFiltered, type WidgetState } from "../state/state.ts";
import { Scale } from "./Scale.tsx";
import { TOOLS_CSS } from "./tools-styles.ts";

interface Props {
  readonly view: Viewport;
  readonly state: WidgetState;
  readonly credits: readonly Credit[];
  /** Moves the map to bounds; `isHome`: the initial ones. */
  readonly onGo: (bounds: Bounds, isHome: boolean) => void;
  readonly map: RefObject<JobMap | null>;
}

/** The controls over the map: buttons for jobs far from all others, scale, credits and zoom. */
export function Tools({ view, state, credits, onGo, map }: Props): ReactElement {
  const { options, strings } = state;
  const late = lateStringsFor(options.locale);
  const first = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => (first.current === null ? undefined : adoptSheet(first.current, TOOLS_CSS)), []);
  return (
    <>
      <FarAway view={view} state={state} onGo={onGo} />
      <Scale view={view} units={options.units} />
      <button
        ref={first}
        type="button"
        className="info"
        aria-label={late.credits}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        i
      </button>
      <p className={isOpen ? "credits is-open" : "credits"}>
        {isApproximateMap(credits, view.zoom) && <span>{late.approximateMap}</span>}
        {credits.map(({ text, url }) =>
          url === undefined ? (
            <span key={text}>{text}</span>
          ) : (
            <a key={text} href={url} target="_blank" rel="noopener">
              {text}
            </a>
          ),
        )}
      </p>
      <div className="zoom">
        <button type="button" part="button" aria-label={strings.zoomIn} onClick={() => map.current?.zoomIn()}>
          <Drawing d="M9 3v12M3 9h12" />
        </button>
        <button
          type="button"
          part="button"
          aria-label={strings.zoomOut}
          onClick={() => map.current?.zoomOut()}
        >
          <Drawing d="M3 9h12" />
        </button>
      </div>
    </>
  );
}

/** A button for each area outside the initial view, and one back to that view while the map shows another. */
function FarAway({ view, state, onGo }: Omit<Props, "credits" | "map">): ReactElement | null {
  const { meta, options, strings, filters, dir } = state;
  const home = meta === null ? undefined : boundsOf(meta);
  const far = meta?.far ?? [];
  if (home === undefined || far.length === 0) return null;
  const number = new Intl.NumberFormat(options.locale);
  const at = middleOf(view);
  const isAway = at.x < home.west || at.x > home.east || at.y < home.south || at.y > home.north;
  return (
    <nav className="far" aria-label={lateStringsFor(options.locale).farAway} dir={dir}>
      {isAway && (
        <button type="button" part="button" onClick={() => onGo(home, true)}>
          {strings.showAll(number.format(meta?.total ?? 0))}
        </button>
      )}
      {far.map((one) => (
        <button type="button" part="button" key={one.name} onClick={() => go(one, onGo)}>
          <span aria-hidden="true">{arrowTo(middleOf(home), one)} </span>
          <bdi>{one.name}</bdi>
          {!isFiltered(filters) && <b> {number.format(one.jobs)}</b>}
        </button>
      ))}
    </nav>
  );
}

function go(far: Far, onGo: Props["onGo"]): void {
  const bounds = boundsOf(far);
  if (bounds !== undefined) onGo(bounds, false);
}

const ARROWS = "→↗↑↖←↙↓↘";

/** The arrow that points from a position to an area, in one of eight directions. */
function arrowTo(from: { readonly x: number; readonly y: number }, far: Far): string {
  const [west, south, east, north] = far.bounds;
  const turn = Math.atan2((south + north) / 2 - from.y, (west + east) / 2 - from.x) / (Math.PI / 4);
  return ARROWS[(Math.round(turn) + 8) % 8] ?? "";
}

/** The center of a view on the Mercator projection; in a tall view it is far from the mean of the latitudes. */
function middleOf({ west, south, east, north }: Bounds): { readonly x: number; readonly y: number } {
  return { x: (west + east) / 2, y: latitudeAt((worldY(south) + worldY(north)) / 2) };
}
