import type { JobMapOptions } from "../core/read-options.ts";
import type { EventName, WidgetEvents } from "../ui/state/events.ts";

export type WidgetEvent<K extends EventName> = CustomEvent<WidgetEvents[K]>;

/** A mounted embed. After `destroy()` every method does nothing. */
export interface Handle {
  /** Changes options; those not named keep their value. */
  update(options: JobMapOptions): void;
  /** Takes the embed away: what the element showed before is back. */
  destroy(): void;
  /** Returns a function that takes the listener away. `preventDefault()` cancels `job-open` and `apply-click`. */
  on<K extends EventName>(name: K, listener: (event: WidgetEvent<K>) => void): () => void;
}
