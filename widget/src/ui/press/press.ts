/**
 * Code needed for the visitor's first click: one chunk, preloaded when the page is idle, so that the click is answered
 * immediately and even offline. The frame around it is part of the first load, so that there is always a way back.
 */

export { OpenJob } from "../asking/open-job.ts";
export { Choices } from "./Choices.tsx";
export { EndView } from "./EndView.tsx";
export { heed } from "./heed.ts";
export { JobView } from "./JobView.tsx";
