import type { JobMapOptions } from "../core/read-options.ts";
import type { EventName, WidgetEvents } from "../ui/state/events.ts";

export type WidgetEvent<K extends EventName> = CustomEvent<WidgetEvents[K]>;

/** A mounted embed. After `destroy()` every method does nothing. */
export interface Handle {
  /** Changes options; options not given keep their value. */
  update(options: JobMapOptions): void;
  /** Removes the embed: the element shows its original content again. */
  destroy(): void;
  /** Returns a function that removes the listener. `preventDefault()` cancels `job-open` and `apply-click`. */
  on<K extends EventName>(name: K, listener: (event: WidgetEvent<K>) => void): () => void;
}
