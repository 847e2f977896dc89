import { placeKey } from "./names.ts";
import type { Place } from "./types.ts";

/** A town abroad is the one meant if it is this many times larger than the next one of the same name in the same country. */
const DOMINANT = 5;

/** Towns outside the United States. */
export class WorldCities {
  readonly #byName = new Map<string, Place[]>();

  constructor(places: readonly Place[]) {
    for (const place of places) {
      const key = placeKey(place.name);
      this.#add(key, place);
      // "Ramstein-Miesenbach" is commonly called "Ramstein".
      const dash = place.name.indexOf("-");
      const short = dash === -1 ? key : placeKey(place.name.slice(0, dash));
      if (short !== key) this.#add(short, place);
    }
    for (const namesakes of this.#byName.values())
      if (namesakes.length > 1) namesakes.sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
  }

  #add(key: string, place: Place): void {
    if (key === "") return;
    const namesakes = this.#byName.get(key);
    if (namesakes === undefined) this.#byName.set(key, [place]);
    else namesakes.push(place);
  }

  /** All towns of that name, largest first. */
  named(name: string): readonly Place[] {
    return this.#byName.get(placeKey(name)) ?? [];
  }

  /** The town of that name in a country, in its province if one is given; undefined if ambiguous. */
  find(name: string, country: string, province?: string): Place | undefined {
    const key = placeKey(name);
    const [largest, second] = this.named(name)
      .filter((place) => place.country === country && (province === undefined || place.region === province))
      .sort((a, b) => Number(placeKey(b.name) === key) - Number(placeKey(a.name) === key));
    if (largest === undefined || second === undefined || placeKey(second.name) !== key) return largest;
    return (largest.population ?? 0) >= DOMINANT * (second.population ?? 0) ? largest : undefined;
  }
}
