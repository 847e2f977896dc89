import type { BasemapManifest } from "../../core/basemap.ts";
import type { Point } from "../../core/geo.ts";
import type { MapNames } from "../../core/map-names.ts";
import type { Camera } from "../camera.ts";
import type { Palette } from "../palette.ts";
import { adoptSheet } from "../sheet.ts";
import { STATE_CSS } from "../state-styles.ts";
import { STREETS_CREDIT } from "../streets/source.ts";
import type { Box } from "../taken.ts";
import type { Insets, Radius } from "../types.ts";
import { Ground } from "./ground.ts";
import { Lettering } from "./lettering.ts";
import { Neatline } from "./own-parts.ts";
import { BASE_CSS } from "./styles.ts";
import { type Theme, ThemeWatch } from "./theme.ts";
import type { TownNear } from "./town-near.ts";

export interface BaseOptions {
  readonly url: string | undefined;
  readonly streetsUrl: string | undefined;
  readonly manifest: BasemapManifest | undefined;
  readonly graticule: boolean;
  readonly labels: boolean;
  readonly mapNames: MapNames | undefined;
  readonly neatline: boolean;
  readonly palette: Partial<Palette>;
  /** Makes the worker that paints, if the page has one. */
  readonly painter: (() => Worker) | undefined;
  /** Called when everything asked for is on screen, or could not be had. */
  readonly onReady: (ok: boolean) => void;
  /** Called at rest, once the names of towns are known. */
  readonly onTowns: (near: TownNear) => void;
}

/** Milliseconds between paintings of names while the map moves. */
const PACE = 90;
/** Milliseconds in which the first tiles are waited for together; after that each is painted as it comes. */
const FIRST_TILES_WAIT_MS = 400;

/**
 * The chart as two pictures: land and waters on one, radius and names on the other. They are moved and scaled while the
 * map moves, and painted afresh when it rests or runs out of picture. Loaded after the pins, as a chunk of its own.
 */
export class BaseLayer {
  readonly #options: BaseOptions;
  readonly #ground: Ground | undefined;
  readonly #lettering: Lettering;
  readonly #undress: () => void;
  readonly #watch: ThemeWatch;
  readonly #neatline: Neatline | undefined;
  #theme: Theme;
  #isAnnounced = false;
  /** Whoever is credited has been told of streets, or that there are none. */
  #hasStreets = false;
  /** Runs while the first tiles are waited for. */
  #timer = 0;
  #paintedAt = 0;
  #frame = 0;
  #isGone = false;
  /** Tiles have come whose names are not set yet. */
  #hasNewNames = false;

  constructor(camera: Camera, element: HTMLElement, options: BaseOptions, taken: () => readonly Box[]) {
    const { url, streetsUrl, manifest, graticule, painter } = options;
    this.#options = options;
    this.#undress = adoptSheet(element, BASE_CSS + STATE_CSS);
    this.#watch = new ThemeWatch(element, options.palette, () => this.#restyle());
    this.#theme = this.#watch.read();
    if (url !== undefined) {
      this.#ground = new Ground(camera, {
        ...{ url, streetsUrl, manifest, graticule, painter },
        onArrival: () => this.#arrive(),
        onPicture: (isWhole) => this.#appear(isWhole),
      });
    }
    this.#lettering = new Lettering(camera, taken, options);
    this.#neatline = options.neatline ? new Neatline(camera, element) : undefined;
  }

  get credits(): BasemapManifest["credits"] {
    const credits = this.#ground?.source.credits ?? [];
    return this.#ground?.hasStreets ? [STREETS_CREDIT, ...credits] : credits;
  }

  /** Starts asking for tiles. */
  async open(): Promise<void> {
    // The one face that the page itself may not have in use; names would be set twice. Only the first family: others may be
    // stand-ins, each of which the browser would look up on the system while the page waits.
    const [family = ""] = this.#theme.display.split(",");
    document.fonts.load(`italic 16px ${family}`).catch(() => {});
    await this.#ground?.source.open();
    if (this.#isGone) return;
    if (this.#ground?.source.hasFailed) return this.#announce();
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.#paintGround();
    }, FIRST_TILES_WAIT_MS);
    this.paint();
  }

  setRadius(radius: Radius | null): void {
    this.#lettering.radius = radius;
    this.paint();
  }

  setHome(home: Point | null): void {
    this.#lettering.home = home;
    this.paint();
  }

  setInsets(insets: Insets): void {
    this.#lettering.insets = insets;
    this.paint();
  }

  /** Moves the pictures along; paints when they no longer do. */
  follow(): void {
    const groundFits = this.#ground?.follow() ?? true;
    const namesFit = this.#lettering.follow();
    this.#neatline?.paint(this.#theme.palette);
    if (!groundFits) this.#ground?.paint(this.#theme);
    if (namesFit || performance.now() - this.#paintedAt < PACE) return;
    this.#paintNames(false);
  }

  /** Has everything painted with the next frame. */
  paint(): void {
    if (this.#frame !== 0 || this.#isGone) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#paintNames(true);
      this.#paintGround();
      this.#neatline?.paint(this.#theme.palette);
    });
  }

  destroy(): void {
    this.#isGone = true;
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#ground?.destroy();
    this.#lettering.destroy();
    this.#neatline?.destroy();
    this.#watch.destroy();
    this.#undress();
  }

  #restyle(): void {
    this.#theme = this.#watch.read();
    this.paint();
  }

  #arrive(): void {
    this.#hasNewNames = true;
    this.#paintGround();
  }

  /** Also asks for the tiles that are missing; at first those are waited for. */
  #paintGround(): void {
    if (this.#timer === 0 || this.#ground?.source.isIdle) this.#ground?.paint(this.#theme);
  }

  /** Names come with the ground they are written on, a frame later: together they would be one long task. */
  #appear(isWhole: boolean): void {
    if (this.#hasNewNames) this.paint();
    if (isWhole) this.#announce();
  }

  #paintNames(isAtRest: boolean): void {
    this.#hasNewNames = false;
    const source = this.#options.labels ? this.#ground?.source : undefined;
    const streets = source && this.#ground?.streets;
    void this.#lettering.paint({ theme: this.#theme, source, streets, isAtRest });
    this.#paintedAt = performance.now();
  }

  #announce(): void {
    const hasStreets = this.#ground?.hasStreets ?? false;
    if (this.#isAnnounced && hasStreets === this.#hasStreets) return;
    this.#isAnnounced = true;
    this.#hasStreets = hasStreets;
    this.#options.onReady(this.#ground?.source.hasFailed === false);
  }
}
