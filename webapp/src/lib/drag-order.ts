import type { DragEvent } from "react";

type Id = string | number;

/**
 * Puts the things of a list into another order, by dragging them and from a menu or buttons. What is dragged is dropped in its own list only.
 * @param list a name of the list that no other one on the page has
 */
export function dragOrder<I extends Id>(list: string, ids: readonly I[], onOrder: (ids: I[]) => void) {
  // Types of dragged data are in small letters.
  const type = `application/x-jobmap-${list.toLowerCase()}`;
  /** Puts one at a place, from 0. */
  const put = (id: I, to: number) => {
    const next = ids.filter((other) => other !== id);
    next.splice(to, 0, id);
    onOrder(next);
  };
  return {
    put,
    /** For what is held to drag it. `whole`: what is seen to move, without it the element itself. */
    grip: (id: I, whole?: (grip: Element) => Element | null) => ({
      draggable: ids.length > 1,
      onDragStart: (event: DragEvent) => {
        const { dataTransfer, currentTarget } = event;
        dataTransfer.setData(type, String(id));
        dataTransfer.effectAllowed = "move";
        const image = whole?.(currentTarget);
        if (image) dataTransfer.setDragImage(image, 0, 0);
      },
    }),
    /** For what it is dropped on. */
    place: (at: number) => ({
      onDragOver: (event: DragEvent) => {
        if (event.dataTransfer.types.includes(type)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        const dropped = event.dataTransfer.getData(type);
        const id = ids.find((one) => String(one) === dropped);
        if (dropped === "" || id === undefined) return;
        event.preventDefault();
        put(id, at);
      },
    }),
  };
}
