/** Programs that say what they are: crawlers, previews of links, monitors, and clients that nobody browses with. */
const ROBOT =
  /bot\b|crawl|spider|slurp|preview|monitor|lighthouse|curl|wget|python|java\/|go-http|okhttp|axios/i;

/** Whether a `User-Agent` says that nobody is looking. Without one nobody is. */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent || ROBOT.test(userAgent);
