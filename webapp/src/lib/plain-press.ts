/** Whether a link is to be followed here; with another key it opens in a tab or window of its own. */
export const isPlain = (press: Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey">): boolean =>
  !(press.ctrlKey || press.metaKey || press.shiftKey || press.altKey);
