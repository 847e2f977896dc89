/** npm run dev: like npm start, but from the sources: the server restarts and the pages reload on every change. */
import { main } from "./lib/main.mjs";
import { serve } from "./lib/serve.mjs";

await main(() =>
  serve({ script: import.meta.url, products: ["basemap", "widget"], env: { JOBMAP_DEV: "1" }, reload: true }),
);
