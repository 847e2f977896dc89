import { create } from "zustand";

/** The modal dialogs that are open, the uppermost last. All else on the page is inert: it cannot be pressed, and is not read. */
const useModals = create<{ open: readonly HTMLDialogElement[] }>()(() => ({ open: [] }));

/** Says that a dialog opened; what comes back says that it closed. */
export function modalOpened(dialog: HTMLDialogElement): () => void {
  useModals.setState(({ open }) => ({ open: [...open, dialog] }));
  return () => useModals.setState(({ open }) => ({ open: open.filter((other) => other !== dialog) }));
}

/** The dialog that has the page to itself. What has to be reached meanwhile belongs inside it. */
export function useTopModal(): HTMLDialogElement | undefined {
  return useModals(({ open }) => open.at(-1));
}
