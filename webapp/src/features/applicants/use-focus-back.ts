import { type FocusEvent, useEffect, useRef } from "react";

/**
 * For a place whose buttons go away by themselves or when they are pressed: the focus that goes with one of them returns to where it came
 * from, or to the page, so that the next key does not begin at the top of everything. For the component that draws the place again then.
 */
export function useFocusBack() {
  const isHere = useRef(false);
  const from = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (!isHere.current || document.activeElement !== document.body) return;
    isHere.current = false;
    const place = from.current?.isConnected ? from.current : document.querySelector("main");
    place?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      isHere.current = true;
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        from.current = relatedTarget;
    },
    // React says nothing of the blur of an element that it removes.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      isHere.current = currentTarget.contains(relatedTarget);
    },
  };
}
