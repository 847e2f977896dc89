import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../src/errors/api-error.ts";
import { parseInput, type RawInput } from "../../src/http/input.ts";
import { parseClusterInput } from "../../src/routes/map/cluster-input.ts";

const outcomeOf = (parse: (raw: RawInput) => unknown, query: string): unknown => {
  try {
    return parse({ params: {}, query, body: undefined });
  } catch (error) {
    if (error instanceof ApiError) return [error.code, error.message, error.fields];
    throw error;
  }
};

const number = fc.oneof(
  { weight: 8, arbitrary: fc.double({ min: -181, max: 181, noNaN: true }).map((n) => n.toFixed(6)) },
  { weight: 4, arbitrary: fc.integer({ min: -91, max: 181 }).map(String) },
  fc.constantFrom(
    "",
    " 4",
    "+4",
    "1e1",
    "NaN",
    "0x1",
    "-0",
    ".5",
    "5.",
    "--1",
    "007",
    "180.0000000000000001",
  ),
);
const bbox = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(
      fc.constantFrom(",", "%2C", "%2c", "%20"),
      fc.array(number, { minLength: 3, maxLength: 5 }),
    ),
  },
  { weight: 3, arbitrary: fc.constant([",", ["-80", "37.5", "-74", "41.25"]] as const) },
);
const part = fc.oneof(
  { weight: 6, arbitrary: bbox.map(([comma, numbers]) => `bbox=${numbers.join(comma)}`) },
  { weight: 6, arbitrary: number.map((zoom) => `zoom=${zoom}`) },
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 22 }).map((zoom) => `zoom=${zoom}`) },
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      ...["employment_type=FULL_TIME", "employment_type=FULL_TIME%2CINTERN", "employment_type=SLAVE"],
      ...[
        "pay_floor=6000000",
        "pay_floor=-1",
        "search=nurse+boston",
        "search=%00",
        "category=1,2",
        "posted_within=7",
      ],
      ...["latitude=40", "longitude=-75", "distance=30", "area=3.0.0.8.1", "area=x", "location=Boston"],
      ...["__proto__=1", "unknown=1", "zoom", "bbox", "%62box=1,2,3,4", "zoo%6D=4", "=", "%", "bbox=%zz"],
    ),
  },
);

describe("parseClusterInput", () => {
  it("accepts and rejects exactly what the contract does, repeatedly", () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const query = parts.join("&");
        const expected = outcomeOf((raw) => parseInput("GET map/clusters", raw), query);
        for (const _ of [1, 2]) expect(outcomeOf(parseClusterInput, query)).toEqual(expected);
      }),
      { numRuns: 3_000 },
    );
  });

  it("rejects long input", () => {
    const query = `bbox=0,0,1,1&zoom=3&search=${"x".repeat(10_000)}`;
    expect(() => parseClusterInput({ params: {}, query, body: undefined })).toThrow(ApiError);
  });
});
