import { create } from "zustand";

/** The text that was pasted, for as long as the page is open: in no storage, and sent nowhere. */
export const usePasted = create<{ readonly text: string }>()(() => ({ text: "" }));
