/** Processes of the product beside the one that a storm speaks to itself. */
export interface Others {
  /** Where those are that take requests now. */
  urls(): readonly string[];
  /** How likely one is killed while a hundred deliveries arrive. */
  readonly deathsPerChunk: number;
  /** Kills one in the middle of its work, and starts another. */
  kill(random: () => number): Promise<void>;
  /** What the dead have taken and what was put off may be taken again at once, as if hours had passed. */
  endLeases(): Promise<void>;
  /** Kills all. */
  end(): Promise<void>;
}
