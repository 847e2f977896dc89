import { create } from "zustand";

/** The open modal dialogs, topmost last. Everything else on the page is inert: it cannot be pressed and screen readers skip it. */
const useModals = create<{ open: readonly HTMLDialogElement[] }>()(() => ({ open: [] }));

/** Registers an open dialog; the returned function unregisters it. */
export function modalOpened(dialog: HTMLDialogElement): () => void {
  useModals.setState(({ open }) => ({ open: [...open, dialog] }));
  return () => useModals.setState(({ open }) => ({ open: open.filter((other) => other !== dialog) }));
}

/** The topmost modal dialog. Anything that must stay reachable has to render inside it. */
export function useTopModal(): HTMLDialogElement | undefined {
  return useModals(({ open }) => open.at(-1));
}
