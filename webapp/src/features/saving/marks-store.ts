import { create } from "zustand";

/** Ids of the jobs that the signed-in candidate saved and dismissed. */
export interface Marks {
  readonly saved: ReadonlySet<number>;
  readonly dismissed: ReadonlySet<number>;
}

export const NO_MARKS: Marks = { saved: new Set(), dismissed: new Set() };

export const useMarks = create<Marks>()(() => NO_MARKS);

export interface MarkedJob {
  readonly id: number;
  readonly title: string;
}
