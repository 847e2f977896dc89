import type { JobSummary } from "@jobmap/contract";
import { payText } from "@jobmap/widget/core";
import { currentToken, type KeptJob, keep, ownerOf } from "./kept.ts";
import { pictureOf } from "./map-picture.ts";

const MAX_JOBS = 100;
/** A map is kept once nobody has moved it for so long, in milliseconds. */
const REST_MS = 1_500;

/** What the job map's page is made from (`features/explore/results/load.ts`), as far as it is kept. */
interface Explored {
  readonly list: { readonly ok: boolean; readonly items?: readonly JobSummary[]; readonly total?: number };
}

interface Router {
  readonly state: {
    readonly location: { readonly pathname: string; readonly search: string };
    readonly loaderData: Readonly<Record<string, unknown>>;
  };
  subscribe(listener: () => void): () => void;
}

/** React Router's own, on every page. */
function findRouter(): Router | undefined {
  const router: unknown = Reflect.get(window, "__reactRouterDataRouter");
  return isRouter(router) ? router : undefined;
}

const isRouter = (value: unknown): value is Router =>
  typeof value === "object" && value !== null && "subscribe" in value && "state" in value;

/** Keeps the job map that was looked at last. */
export function keepMaps(): void {
  const router = findRouter();
  if (!router) return;
  let timer = 0;
  const later = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void keepMap(router), REST_MS);
  };
  router.subscribe(later);
  later();
}

async function keepMap({ state }: Router): Promise<void> {
  const shown = Object.values(state.loaderData).find(isExplored);
  const map = document.querySelector<HTMLElement>(".jm-map");
  if (!shown?.list.items || !map) return;
  const { items, total = items.length } = shown.list;
  await keep("map", {
    owner: await ownerOf(currentToken()),
    savedAt: Date.now(),
    locale: document.documentElement.lang,
    path: state.location.pathname + state.location.search,
    jobs: await inPieces(items.slice(0, MAX_JOBS), keptJob),
    total,
    picture: await pictureOf(map),
  });
}

const isExplored = (data: unknown): data is Explored =>
  typeof data === "object" &&
  data !== null &&
  "list" in data &&
  "waysOut" in data &&
  typeof data.list === "object" &&
  data.list !== null &&
  "ok" in data.list &&
  data.list.ok === true;

/** Each in a task of its own: a currency's first amount alone takes the browser some milliseconds. */
async function inPieces<T, R>(items: readonly T[], make: (item: T) => R): Promise<R[]> {
  const made: R[] = [];
  for (const item of items) {
    made.push(make(item));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return made;
}

/** A job as far as it is kept. */
export function keptJob({ id, title, company, locations, base_salary }: JobSummary): KeptJob {
  const [first] = locations;
  return {
    id,
    title,
    company: company.name,
    place: [first?.locality, first?.region].filter(Boolean).join(", "),
    pay: base_salary ? payText(base_salary, document.documentElement.lang) : "",
  };
}
