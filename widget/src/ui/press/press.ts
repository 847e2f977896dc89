/**
 * What a first press needs: one chunk, fetched when the page has nothing else to do, so that the press is answered at once, and without
 * a connection too. What stands around it is part of the first load, so that there is a way back whatever happens.
 */

export { OpenJob } from "../asking/open-job.ts";
export { Choices } from "./Choices.tsx";
export { EndView } from "./EndView.tsx";
export { heed } from "./heed.ts";
export { JobView } from "./JobView.tsx";
