/** Programs that identify themselves: crawlers, link previews, monitors, and HTTP clients that are not browsers. */
const ROBOT =
  /bot\b|crawl|spider|slurp|preview|monitor|lighthouse|curl|wget|python|java\/|go-http|okhttp|axios/i;

/** Whether a `User-Agent` belongs to a program instead of a person. A missing one does. */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent || ROBOT.test(userAgent);
