/** What the page for times without a connection says. */
export interface OfflineTexts {
  readonly offline: string;
  readonly online: string;
  readonly about: string;
  readonly again: string;
  readonly map: string;
  readonly saved: string;
  /** @param when "3 hours ago" */
  readonly savedAt: (when: string) => string;
  readonly nothing: string;
  readonly noJobs: string;
  /** @param shown jobs of `total` */
  readonly part: (shown: string, total: string) => string;
  readonly picture: string;
  readonly connected: string;
}

const ENGLISH: OfflineTexts = {
  offline: "You are offline",
  online: "Kept for when you are offline",
  about: "This is what you saw last. It may have changed since, and it opens again once you are connected.",
  again: "Try again",
  map: "The last map",
  saved: "Saved jobs",
  savedAt: (when) => `Saved ${when}`,
  nothing: "Nothing is kept on this device yet. Look at the job map or save a job while you are connected.",
  noJobs: "There were no jobs.",
  part: (shown, total) => `The first ${shown} of ${total} jobs`,
  picture: "The map as you saw it last. Its jobs are listed below.",
  connected: "You are connected again.",
};

const SPANISH: OfflineTexts = {
  offline: "Sin conexión",
  online: "Guardado para cuando no haya conexión",
  about:
    "Esto es lo último que vio. Puede haber cambiado desde entonces, y se abrirá de nuevo cuando haya conexión.",
  again: "Intentar de nuevo",
  map: "El último mapa",
  saved: "Empleos guardados",
  savedAt: (when) => `Guardado ${when}`,
  nothing:
    "Aún no hay nada guardado en este dispositivo. Mire el mapa de empleos o guarde un empleo cuando tenga conexión.",
  noJobs: "No había empleos.",
  part: (shown, total) => `Los primeros ${shown} de ${total} empleos`,
  picture: "El mapa como lo vio por última vez. Sus empleos están en la lista de abajo.",
  connected: "Hay conexión de nuevo.",
};

export const textsFor = (locale: string): OfflineTexts => (locale.startsWith("es") ? SPANISH : ENGLISH);
