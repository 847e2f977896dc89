import { brotliCompressSync, constants, crc32, deflateSync } from "node:zlib";
import { buildCompanyMap, encodeCompany } from "../../../api/src/company-map/index.ts";
import type { CompanyColumns } from "../../src/core/company-columns.ts";
import { decodeCompanyColumns } from "../../src/core/company-columns.ts";
import { CATEGORIES, type FakeJob, makeJobs } from "../../test/fake-jobs.ts";

export const JOBS = 10_000;
export const COMPANY = {
  id: 1,
  username: "acme",
  slug: "acme",
  name: "Acme Hotels",
  logo: null,
  text: null,
  is_demo: false,
};

/** The same ten thousand jobs, as each rival takes them. */
export interface BenchData {
  readonly jobs: readonly FakeJob[];
  readonly map: ReturnType<typeof buildCompanyMap>;
  readonly columns: Uint8Array;
  readonly meta: CompanyColumns["meta"];
  /** Of everybody else: GeoJSON with what a pin and its popup need. */
  readonly geojson: string;
  /** A raster tile of usual weight. */
  readonly tile: Buffer;
}

export function makeData(): BenchData {
  const random = generator(7);
  const jobs = makeJobs(JOBS).map((job) => scatter(job, random));
  const map = buildCompanyMap({ company: COMPANY, total: JOBS, version: 1 }, jobs, CATEGORIES);
  const columns = encodeCompany(map.meta, map.columns);
  const features = jobs.flatMap(({ id, title, pay, points: [point] }) =>
    point === undefined
      ? []
      : [
          {
            type: "Feature",
            properties: { id, title, pay },
            geometry: {
              type: "Point",
              coordinates: [Number(point.longitude.toFixed(6)), Number(point.latitude.toFixed(6))],
            },
          },
        ],
  );
  const geojson = JSON.stringify({ type: "FeatureCollection", features });
  return { jobs, map, columns, meta: decodeCompanyColumns(columns).meta, geojson, tile: makeTile() };
}

/** Somewhere of its own, with pay, day and number of its own, so that nothing compresses better than real jobs do. */
function scatter(job: FakeJob, random: () => number): FakeJob {
  const near = (): number => (random() + random() + random() - 1.5) * 1.6;
  return {
    ...job,
    id: job.id * 5 + Math.floor(random() * 5),
    day: 20_700 - Math.floor(random() * 60),
    pay: job.pay && { ...job.pay, min: 1_500 + Math.floor(random() * 80) * 25 },
    points: job.points.map((point) => ({
      ...point,
      latitude: point.latitude + near(),
      longitude: point.longitude + near(),
    })),
  };
}

/** Park and Miller's: the same jobs on every run. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** As far as a server compresses what it keeps. */
export function compress(bytes: string | Uint8Array): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

/** 256 × 256 in 64 colors: about 12 KB, as tiles of towns are. */
function makeTile(): Buffer {
  const size = 256;
  const rows = Buffer.alloc(size * (size + 1));
  let noise = 1;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      noise = (noise * 48_271) % 2_147_483_647;
      const area = (Math.floor(x / 40) * 3 + Math.floor(y / 30) * 5) % 48;
      rows[y * (size + 1) + 1 + x] = noise % 11 === 0 ? area + (noise % 16) : area;
    }
  }
  const palette = Buffer.from(
    Array.from({ length: 64 }, (_, i) => [200 + (i % 50), 210 + (i % 40), 190 + i]).flat(),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", palette),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
