import type { Point } from "../../core/geo.ts";
import type { MapNames } from "../../core/map-names.ts";
import type { Camera } from "../camera.ts";
import type { StreetSource } from "../streets/source.ts";
import { type Box, Taken } from "../taken.ts";
import type { Insets, Radius } from "../types.ts";
import { makeContext } from "./here.ts";
import { letterNames, nameRuler } from "./letter.ts";
import { candidates } from "./name-style.ts";
import { type Measure, placeNames } from "./names.ts";
import { Picture } from "./picture.ts";
import type { NamedPiece } from "./piece.ts";
import { paintHome, paintRadius } from "./radius.ts";
import type { TileSource } from "./source.ts";
import type { Theme } from "./theme.ts";
import { type TownNear, townNear } from "./town-near.ts";
import { inTurns } from "./turns.ts";
import { fitCanvas, type View, worldBox } from "./view.ts";

export interface LetteringOptions {
  readonly mapNames: MapNames | undefined;
  readonly onTowns: (near: TownNear) => void;
}

interface LetteringJob {
  readonly theme: Theme;
  /** Of the names, if there are to be any. */
  readonly source: TileSource | undefined;
  readonly streets: StreetSource | undefined;
  /** Names keep clear of the edges of what is seen. */
  readonly isAtRest: boolean;
}

/** Less than the ground's: what is set beyond the edges of what is seen is mostly set in vain. */
const MARGIN = 64;
/** Names found room for, or set, before everything else has its turn: a few milliseconds. */
const NAMES_A_TURN = 24;

/**
 * The search radius, the reader's place and the names of places, as a picture above the ground. It is painted on a canvas
 * that is not shown, in short turns; the one before stays up until then.
 */
export class Lettering {
  radius: Radius | null = null;
  home: Point | null = null;
  insets: Insets = {};
  readonly #picture: Picture;
  readonly #taken: () => readonly Box[];
  readonly #options: LetteringOptions;
  #shown = makeContext();
  #next = makeContext();
  #measure: Measure | undefined;
  #theme: Theme | undefined;
  #isPainting = false;
  /** What is to be painted after the picture that is under way. */
  #waiting: LetteringJob | undefined;
  #isGone = false;

  constructor(camera: Camera, taken: () => readonly Box[], options: LetteringOptions) {
    this.#picture = new Picture(camera, camera.pane("jm-names", 450), MARGIN);
    this.#taken = taken;
    this.#options = options;
  }

  /** Moves the picture along. False when another is wanted. */
  follow(): boolean {
    return this.#picture.follow();
  }

  /** Has the present view painted, after the picture that is under way. */
  async paint(job: LetteringJob): Promise<void> {
    this.#waiting = job;
    if (this.#isPainting) return;
    this.#isPainting = true;
    while (this.#waiting !== undefined && !this.#isGone) {
      const next = this.#waiting;
      this.#waiting = undefined;
      await this.#run(next);
    }
    this.#isPainting = false;
  }

  destroy(): void {
    this.#isGone = true;
    this.#picture.destroy();
    // Gives the pixels back at once; browsers keep few of them.
    for (const { canvas } of [this.#shown, this.#next]) canvas.width = 0;
  }

  async #run(job: LetteringJob): Promise<void> {
    const view = this.#picture.wanted;
    if (view === null) return;
    const pieces = job.source === undefined ? [] : piecesOf(view, job.source);
    // A first picture without anything on it would cost as much as any.
    if (!this.#picture.isUp && this.radius === null && this.home === null && pieces.length === 0) return;
    await inTurns(this.#letter(job, view, pieces), NAMES_A_TURN, () => this.#isGone);
    if (this.#isGone) return;
    [this.#shown, this.#next] = [this.#next, this.#shown];
    this.#picture.show(this.#shown.canvas, view);
  }

  *#letter(
    { theme, streets, isAtRest }: LetteringJob,
    view: View,
    pieces: readonly NamedPiece[],
  ): Generator<void, void> {
    const context = this.#next;
    fitCanvas(context.canvas, view);
    context.setTransform(view.ratio, 0, 0, view.ratio, 0, 0);
    context.clearRect(0, 0, view.width, view.height);
    const whole = inside([0, 0, view.width, view.height], {
      top: MARGIN,
      right: MARGIN,
      bottom: MARGIN,
      left: MARGIN,
    });
    const seen = inside(whole, this.insets);
    const taken: Box[] = isAtRest ? [...edges(whole), ...edges(seen)] : [];
    if (this.radius !== null) taken.push(...paintRadius(context, view, this.radius, seen, theme));
    if (this.home !== null) taken.push(paintHome(context, view, this.home, theme));
    const known = candidates(pieces, view, this.#options.mapNames);
    if (isAtRest && known.length > 0) this.#options.onTowns(townNear(known, MARGIN));
    const box: Box = [0, 0, view.width, view.height];
    const pins = this.#taken().map(([l, t, r, b]): Box => [l + MARGIN, t + MARGIN, r + MARGIN, b + MARGIN]);
    const measure = this.#ruler(theme);
    const names = yield* placeNames(known, { zoom: view.zoom, box, pins, taken, measure });
    const here = streets?.pieces(worldBox(view), view.zoom) ?? [];
    const kept = new Taken();
    for (const one of [...pins, ...taken, ...names.flatMap(({ boxes }) => boxes)]) kept.add(one);
    const along = streets?.drawing?.placeStreets(here, view, { box, taken: kept, measure });
    yield* letterNames(context, [...(along === undefined ? [] : yield* along), ...names], theme);
  }

  #ruler(theme: Theme): Measure {
    if (this.#measure === undefined || this.#theme !== theme) this.#measure = nameRuler(makeContext(), theme);
    this.#theme = theme;
    return this.#measure;
  }
}

/** What insets leave of a box. */
function inside([left, top, right, bottom]: Box, insets: Insets): Box {
  return [
    left + (insets.left ?? 0),
    top + (insets.top ?? 0),
    right - (insets.right ?? 0),
    bottom - (insets.bottom ?? 0),
  ];
}

function piecesOf(view: View, source: TileSource): NamedPiece[] {
  const box = worldBox(view);
  const more = view.zoom >= 8.2 ? source.namePieces(box) : [];
  return [...source.pieces(box, view.zoom), ...more];
}

/** Names do not cross the edges of the map, or of what lies over it: they would be cut. */
function edges([left, top, right, bottom]: Box): Box[] {
  return [
    [left - 1, top, left + 1, bottom],
    [right - 1, top, right + 1, bottom],
    [left, top - 1, right, top + 1],
    [left, bottom - 1, right, bottom + 1],
  ];
}
