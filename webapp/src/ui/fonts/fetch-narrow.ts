/**
 * Starts fetching the narrow cut that a map's flags and circles are set in; call it with the map's code. Left to the map's first layout,
 * the browser would look up every stand-in on the system meanwhile, which holds up the page, and set the map twice.
 */
export function fetchNarrowFont(): void {
  // Only the first family: to load the others is to look up the stand-ins. A file that does not come leaves them to be used.
  document.fonts.load('condensed 700 1em "Archivo"').catch(() => {});
}
