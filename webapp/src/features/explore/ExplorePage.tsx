import type { JobSummary, Site } from "@jobmap/contract";
import type { Viewport } from "@jobmap/widget/core";
import {
  type CSSProperties,
  type MouseEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Link, useRevalidator } from "react-router";
import { t } from "#text";
import type { ExploreState } from "../../lib/explore-state.ts";
import { setExplore, useExplore } from "../../lib/explore-store.ts";
import { lazyPart, type StandInProps } from "../../lib/lazy-part.tsx";
import { takeOver } from "../../lib/take-over.ts";
import { AlertIcon, Button, classNames, PartDialog, Sheet, type SheetStop } from "../../ui/index.ts";
import { CreateAlert } from "../alerts/CreateAlert.tsx";
import { useFetchedMarks } from "../saving/marks.ts";
import { openPanel } from "../shell/panels.ts";
import { SiteBar } from "../shell/SiteBar.tsx";
import styles from "./ExplorePage.module.css";
import { ActiveFilters } from "./filters/ActiveFilters.tsx";
import { DroppedFiltersBanner } from "./filters/DroppedFiltersBanner.tsx";
import { FilterBar } from "./filters/FilterBar.tsx";
import { NoScriptFilters } from "./filters/NoScriptFilters.tsx";
import { ResultHead } from "./list/ResultHead.tsx";
import { Results } from "./list/Results.tsx";
import { useListScroll } from "./list/use-list-scroll.ts";
import { usePreview } from "./list/use-preview.ts";
import { JobMapView, type MapHandle } from "./map/JobMapView.tsx";
import { MapFurniture } from "./map/MapFurniture.tsx";
import { MapNote } from "./map/MapNote.tsx";
import { scopeKey } from "./map/map-scope.ts";
import { pinOf } from "./map/pin-of.ts";
import { useInsets } from "./map/use-insets.ts";
import { useLocate } from "./map/use-locate.ts";
import { useMapActions } from "./map/use-map-actions.ts";
import { told } from "./results/headline.ts";
import type { ExploreData } from "./results/load.ts";
import { useKeptSearch } from "./results/use-kept-search.ts";
import { useResultAnnouncer } from "./results/use-result-announcer.ts";
import { onMap, useSearches } from "./results/use-searches.ts";
import { useWaiting } from "./results/use-waiting.ts";
import { PhoneBar } from "./search/PhoneBar.tsx";
import { SearchForm } from "./search/SearchForm.tsx";
import { Understood } from "./search/Understood.tsx";
import { understoodNote } from "./search/understood-text.ts";
import { useFirstKey } from "./state/use-first-key.ts";
import { useLayout } from "./state/use-layout.ts";
import { useVisits } from "./state/use-visits.ts";

const cx = classNames(styles);
const Preview = lazyPart(t`Preview`, () => import("./list/Preview.tsx"), PartDialog);
const Reading = lazyPart(t`The job`, () => import("./reading/Reading.tsx"), PartDialog);
const AllFilters = lazyPart(t`All filters`, () => import("./filters/AllFilters.tsx"), PartDialog);

const AreasLayer = lazyPart(t`Areas on the map`, () => import("./map/areas/AreasLayer.tsx"), NoAreas);

/** The search and its list are whole without their lines on the map. */
function NoAreas({ failure }: StandInProps) {
  return (
    failure && (
      <div className={cx("noAreas")}>
        <MapNote icon={<AlertIcon />} tone="danger">
          {failure.text}
          <Button size="sm" onClick={failure.retry}>{t`Try again`}</Button>
        </MapNote>
      </div>
    )
  );
}

/** At which a single job stands among its streets. */
const NEAR_ZOOM = 13;

const setStop = (stop: SheetStop) => setExplore({ stop });

/** The job map: a list and a map that always show the same search. */
export function ExplorePage({ data, site }: { data: ExploreData; site: Site }) {
  const { state, settled, coming, dropped, show, newest } = useSearches(data);
  const waiting = useWaiting(coming, settled);
  const shown = useMemo(
    () => ({ ...settled, job: state.job, reading: state.reading }),
    [settled, state.job, state.reading],
  );
  const layout = useLayout();
  const visits = useVisits();
  useFetchedMarks();
  useKeptSearch(data, settled);
  const locate = useLocate(show);
  const stop = useExplore((store) => store.stop);
  const revalidator = useRevalidator();
  const [view, setView] = useState<Viewport | null>(null);
  const [allFilters, setAllFilters] = useState(false);
  const [isDrawing, setDrawing] = useState(false);
  const [handle, setHandle] = useState<MapHandle | null>(null);
  const [mapTries, setMapTries] = useState(1);
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const { insets, searchInsets } = useInsets(layout, stop, view, head, state.reading !== null);
  useListScroll(body, data.query);

  const list = data.list.ok ? data.list : undefined;
  const jobs = useMemo(() => [...(list?.items ?? []), ...(data.remote?.items ?? [])], [list, data.remote]);
  const actions = useMapActions({ state, show, newest, layout, searchInsets });
  const firstKey = useFirstKey();
  const isReading = state.reading !== null;
  const selected = usePreview(
    state.reading ?? state.job,
    jobs,
    isReading ? actions.leaveReading : actions.leavePreview,
  );
  const latest = useRef(actions);
  latest.current = actions;
  const { onOpen } = visits;
  // Always the same function: with another one, every row of the list is rendered again.
  const read = useCallback(
    (job: JobSummary, press: MouseEvent) => {
      onOpen(job);
      // A page of its own, where the reader asks for one.
      if (takeOver(press)) latest.current.onRead(job);
    },
    [onOpen],
  );
  const inWords = useMemo(() => told(settled, data), [settled, data]);
  const home = useExplore((store) => store.home);
  const remote = data.remote?.total;
  const known = useMemo(() => ({ ...data.names, home, remote }), [data.names, home, remote]);
  useResultAnnouncer(inWords, list?.total, known, understoodNote(data.understood));

  // Searching again moves the map back to the searched area.
  const scope = scopeKey(coming);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scope is another search
  useEffect(() => setExplore({ moved: false }), [scope]);

  const placeError =
    data.unknownPlace !== null && waiting === null
      ? t`We couldn't find this place. Try a city and state, or a ZIP code.`
      : undefined;
  const search = { state, extent: coming.extent, show, onLocate: locate, placeError };
  const resultHead = (
    <ResultHead
      state={inWords}
      known={known}
      total={list?.total}
      instead={
        waiting === "searching" ? lookingText(state) : data.unknownPlace ? t`Place not found` : undefined
      }
      show={show}
      onLeaveStack={actions.leaveStack}
      tool={<CreateAlert state={inWords} names={data.names} />}
    />
  );
  const card = selected && !isReading && (
    <Preview
      job={selected}
      now={data.now}
      look={layout === "phone" ? "flat" : "card"}
      onOpen={read}
      onClose={(byKeyboard) => {
        if (byKeyboard) handle?.map.focusPins();
        actions.leavePreview();
      }}
    />
  );
  const flat = layout === "phone" ? card : undefined;
  return (
    <div className={cx("page")}>
      <div className={cx("top")}>
        <SiteBar>
          <SearchForm {...search} layout="row" />
        </SiteBar>
      </div>
      <section aria-label={t`Search and filters`} className={cx("tools")}>
        <PhoneBar {...search} />
        <FilterBar
          state={coming}
          quick={data.quick}
          tag={data.tag}
          remote={remote}
          show={show}
          onOpenAll={() => setAllFilters(true)}
        />
      </section>
      <main id="main" tabIndex={-1} className={cx("main")}>
        <Sheet
          label={t`List of jobs`}
          stop={stop}
          onStopChange={setStop}
          head={<div ref={head}>{flat ?? resultHead}</div>}
          className={cx("list")}
        >
          <div ref={body}>
            {flat && resultHead}
            <NoScriptFilters state={settled} />
            <DroppedFiltersBanner dropped={dropped} />
            <Understood understood={data.understood} state={settled} show={show} />
            <ActiveFilters state={coming} names={data.names} show={show} />
            <Results
              data={data}
              state={shown}
              waiting={waiting}
              visits={visits}
              onOpen={read}
              show={show}
              onRetry={() => revalidator.revalidate()}
            />
            <p className={cx("foot")}>
              <Link
                to="/feedback"
                onClick={(press) => {
                  press.preventDefault();
                  openPanel("feedback");
                }}
              >{t`Feedback`}</Link>
            </p>
          </div>
        </Sheet>
        <section
          id="map"
          tabIndex={-1}
          aria-label={t`Map`}
          className={cx("map")}
          style={{ "--covered": `${insets.bottom ?? 0}px` } as CSSProperties}
        >
          <JobMapView
            key={mapTries}
            isRetry={mapTries > 1}
            site={site}
            state={onMap(coming, settled)}
            jobs={jobs}
            selected={selected}
            opened={visits.opened}
            newSince={visits.newSince}
            insets={insets}
            searchInsets={searchInsets}
            neatline={layout !== "phone"}
            handle={handle}
            onHandle={setHandle}
            onMoved={actions.onMoved}
            onView={setView}
            onSelect={actions.onSelect}
            onStack={actions.onStack}
          />
          <MapFurniture
            handle={handle}
            view={view}
            onLocate={locate}
            onRetryMap={() => setMapTries(mapTries + 1)}
            isDrawing={isDrawing}
            onDraw={() => {
              setDrawing(!isDrawing);
              setStop("peek");
            }}
            onSearchHere={() => {
              if (handle) handle.claim(actions.searchHere(handle.map.getViewport()));
            }}
          />
          {handle && (isDrawing || coming.within || coming.extent) && (
            <AreasLayer
              map={handle.map}
              state={coming}
              show={show}
              isDrawing={isDrawing}
              onDone={() => setDrawing(false)}
            />
          )}
          {!flat && card}
          <noscript>
            <p className={cx("noscript")}>{t`The map needs JavaScript. The list shows every job.`}</p>
          </noscript>
        </section>
        {(isReading || firstKey) && (
          <Reading
            id={state.reading}
            data={data}
            state={settled}
            isPhone={layout === "phone"}
            firstKey={firstKey}
            onRead={(job, page) => {
              visits.onOpen(job);
              actions.onRead(job, page);
            }}
            onShowOnMap={(job) => {
              const pin = pinOf(job);
              if (layout !== "desk") actions.onMapInstead(job);
              if (pin) handle?.director.reveal(pin, NEAR_ZOOM);
            }}
            onClose={actions.leaveReading}
          />
        )}
      </main>
      {allFilters && (
        <AllFilters
          state={coming}
          tag={data.tag}
          names={data.names}
          show={show}
          onClose={() => setAllFilters(false)}
        />
      )}
    </div>
  );
}

function lookingText({ location, search }: ExploreState): string {
  if (location !== "") return t`Looking around ${location.split(",")[0] ?? ""}`;
  return search === "" ? t`Looking` : t`Looking for “${search}”`;
}
