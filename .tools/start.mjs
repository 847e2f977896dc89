/** npm start: from a fresh clone to `Jobmap is ready`. */
import { main } from "./lib/main.mjs";
import { serve } from "./lib/serve.mjs";

await main(() => serve({ script: import.meta.url, products: ["basemap", "widget", "webapp", "spanish"] }));
