import type { Viewport } from "@jobmap/widget/core";
import { t } from "#text";
import { setExplore, useExplore } from "../../../lib/explore-store.ts";
import {
  AlertIcon,
  Button,
  Checkbox,
  classNames,
  DrawIcon,
  IconButton,
  LocateIcon,
  MinusIcon,
  PlusIcon,
  RetryIcon,
  Spinner,
} from "../../../ui/index.ts";
import type { MapHandle } from "./JobMapView.tsx";
import styles from "./MapFurniture.module.css";
import { MapNote } from "./MapNote.tsx";
import { ScaleLine } from "./ScaleLine.tsx";

const cx = classNames(styles);

interface MapFurnitureProps {
  handle: MapHandle | null;
  view: Viewport | null;
  onSearchHere: () => void;
  onLocate: () => void;
  onRetryMap: () => void;
  isDrawing: boolean;
  onDraw: () => void;
}

/** Controls over the map: zoom, locate, follow, and error messages. */
export function MapFurniture({
  handle,
  view,
  onSearchHere,
  onLocate,
  onRetryMap,
  isDrawing,
  onDraw,
}: MapFurnitureProps) {
  const { follows, moved, locating, map, pins } = useExplore();
  const note =
    locating === "denied"
      ? t`Location access is off in your browser. Enter a city or ZIP code instead.`
      : locating === "unavailable"
        ? t`Your browser couldn't find your location. Enter a city or ZIP code instead.`
        : undefined;
  return (
    <>
      <div className={cx("top")}>
        {note ? (
          <MapNote icon={<LocateIcon />}>
            {note}
            <Button
              variant="line"
              size="sm"
              onClick={() => setExplore({ locating: "idle" })}
            >{t`Got it`}</Button>
          </MapNote>
        ) : map === "failed" || map === "bare" ? (
          <MapNote icon={<AlertIcon />} tone="danger">
            {map === "bare" ? t`Land and roads did not load.` : t`The map did not load.`}
            <Button size="sm" icon={<RetryIcon size="sm" />} onClick={onRetryMap}>{t`Try again`}</Button>
          </MapNote>
        ) : map === "slow" ? (
          <MapNote icon={<Spinner />}>{t`The map is still loading.`}</MapNote>
        ) : pins === "failed" ? (
          <MapNote icon={<AlertIcon />} tone="danger">
            {t`Pins did not load.`}
            <Button
              size="sm"
              icon={<RetryIcon size="sm" />}
              onClick={() => handle?.director.reload()}
            >{t`Try again`}</Button>
          </MapNote>
        ) : moved ? (
          <Button
            variant="line"
            size="sm"
            icon={<RetryIcon size="sm" />}
            className={cx("again")}
            onClick={onSearchHere}
          >{t`Search this area`}</Button>
        ) : null}
        <Checkbox
          label={t`Search as I move the map`}
          className={cx("follow")}
          checked={follows}
          onChange={(event) => {
            const on = event.currentTarget.checked;
            setExplore({ follows: on });
            if (on && moved) onSearchHere();
          }}
        />
      </div>
      <fieldset className={cx("controls")} aria-label={t`Map view`}>
        <IconButton label={t`Zoom in`} icon={<PlusIcon />} onClick={() => handle?.map.zoomIn()} />
        <IconButton label={t`Zoom out`} icon={<MinusIcon />} onClick={() => handle?.map.zoomOut()} />
        <IconButton
          label={t`Show jobs near me`}
          icon={<LocateIcon />}
          aria-busy={locating === "asking" || undefined}
          onClick={onLocate}
        />
        <IconButton
          id="draw-area"
          label={t`Draw an area`}
          icon={<DrawIcon />}
          aria-pressed={isDrawing}
          onClick={onDraw}
        />
      </fieldset>
      {view && handle && <ScaleLine view={view} handle={handle} />}
    </>
  );
}
