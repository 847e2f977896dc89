/**
 * Widths of plate texts as the browser sets them. Unknown texts are measured together, in one layout, and remembered
 * until fonts change.
 */
export class PlateRuler {
  readonly #probe: HTMLElement;
  readonly #widths = new Map<string, number>();
  readonly #pending = new Map<string, HTMLElement>();

  constructor(parent: HTMLElement) {
    this.#probe = document.createElement("div");
    this.#probe.className = "jm-probe jm-item jm-pin";
    this.#probe.setAttribute("aria-hidden", "true");
    parent.append(this.#probe);
  }

  /** Announces a plate that {@link width} will be asked for. */
  expect(key: string, make: () => HTMLElement): void {
    if (this.#widths.has(key) || this.#pending.has(key)) return;
    const plate = make();
    this.#pending.set(key, plate);
    this.#probe.append(plate);
  }

  /** CSS pixels from the staff to the plate's far edge. */
  width(key: string): number {
    if (this.#pending.size > 0) {
      for (const [pending, plate] of this.#pending) this.#widths.set(pending, plate.offsetWidth);
      this.#pending.clear();
      this.#probe.replaceChildren();
    }
    return this.#widths.get(key) ?? 0;
  }

  forget(): void {
    this.#widths.clear();
  }
}
