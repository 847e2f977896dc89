import type { Call, Plan, ServerContext, SiteFigures, SiteOwner } from "@jobmap/contract";
import type { Language } from "@jobmap/contract/languages";
import { type KeptLine, keptDataIn } from "@jobmap/contract/personal-data-spanish";
import type { MapPin } from "@jobmap/widget/map";
import { heroPins } from "../../landing/hero-pins.ts";
import { loadStudio, type StudioCompany } from "../../studio/load-studio.ts";
import type { ContentNode, ContentPage } from "../content-node.ts";
import type { LegalDocument } from "./Documents.tsx";
import { US_PICTURE, US_STATES } from "./us-view.ts";

export interface Cluster {
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
}

/** The surroundings of the newest job. */
export interface Town {
  readonly center: { readonly latitude: number; readonly longitude: number };
  readonly pins: readonly MapPin[];
}

/** What the parts of a page that are not text show. Absent where the page has no such part. */
export interface PageFacts {
  /** Of the page. */
  readonly language: Language;
  readonly owner: SiteOwner;
  readonly publicUrl: string;
  readonly figures?: SiteFigures;
  readonly clusters?: readonly Cluster[];
  /** Null while no job has both a place and pay. */
  readonly town?: Town | null;
  /** Whose map is shown; null while nobody has open jobs. */
  readonly company?: StudioCompany | null;
  readonly plans?: readonly Plan[];
  readonly data?: readonly KeptLine[];
  readonly documents?: readonly LegalDocument[];
}

/** Loads what a page shows of the product as it is now. */
export async function loadFacts(
  { call, owner, site, figures }: ServerContext,
  page: ContentPage,
  documents: readonly LegalDocument[],
): Promise<PageFacts> {
  const wanted = partsIn(page.body);
  const { west, south, east, north } = US_STATES;
  const viewport = { bbox: [west, south, east, north], zoom: US_PICTURE.zoom };
  const [counted, map, town, studio, plans] = await Promise.all([
    wanted.has("figure") || wanted.has("answers") ? figures() : null,
    wanted.has("map") ? call("GET map/clusters", { query: viewport }) : null,
    wanted.has("ads") ? loadTown(call) : undefined,
    wanted.has("embed") ? loadStudio(call, "") : null,
    wanted.has("prices") ? call("GET employer/payment/get-plans", {}) : null,
  ]);
  return {
    language: page.language,
    owner,
    publicUrl: site.publicUrl,
    ...(counted && { figures: counted }),
    ...(map && {
      clusters: map.clusters.map(({ latitude, longitude, count }) => ({ latitude, longitude, count })),
    }),
    ...(town !== undefined && { town }),
    ...(studio && { company: studio.company }),
    ...(plans && { plans }),
    ...(wanted.has("data") && { data: keptDataIn(page.language) }),
    ...(wanted.has("documents") && { documents }),
  };
}

/** Degrees around the newest job, and how many jobs there are asked for. */
const AROUND = { longitude: 1, latitude: 0.4 } as const;
const ASKED = 60;

async function loadTown(call: Call): Promise<Town | null> {
  const newest = await call("GET user/job/list", { query: { sort: "newest", limit: 20 } });
  const [center] = heroPins(newest.items, "-180,-90,180,90");
  if (!center) return null;
  const { latitude, longitude } = center;
  const sides = [
    longitude - AROUND.longitude,
    latitude - AROUND.latitude,
    longitude + AROUND.longitude,
    latitude + AROUND.latitude,
  ];
  const bbox = sides.map((side) => side.toFixed(3)).join(",");
  const around = await call("GET user/job/list", { query: { bbox, sort: "newest", limit: ASKED } });
  return { center: { latitude, longitude }, pins: heroPins(around.items, bbox) };
}

/** The live parts of a page by their names, and `figure` if it has any. */
function partsIn(nodes: readonly ContentNode[]): ReadonlySet<string> {
  return new Set(
    nodes.flatMap((node) => {
      if (typeof node === "string") return [];
      const own = node.name === "live" ? (node.attributes["part"] ?? "") : node.name;
      return [own, ...partsIn(node.children)];
    }),
  );
}
