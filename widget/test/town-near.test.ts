import { expect, it } from "vitest";
import type { Candidate } from "../src/map/base/name-style.ts";
import { townNear } from "../src/map/base/town-near.ts";

const MARGIN = 64;
/** Where `x` and `y` are pixels of the map's element. */
const name = (
  text: string,
  x: number,
  y: number,
  rank: number,
  kind: Candidate["kind"] = "town",
): Candidate => ({
  ...{ text, kind, rank },
  ...{ x: x + MARGIN, y: y + MARGIN },
});

it("names a circle by the largest town around it, else by the nearest, and not by a distant one", () => {
  const near = townNear(
    [
      name("Texas", 100, 100, 90, "state"),
      name("Houston", 110, 130, 80),
      name("Katy", 100, 100, 50),
      name("Waco", 300, 100, 60),
    ],
    MARGIN,
  );
  expect(near(100, 100, 20)).toBe("Houston");
  expect(near(230, 100, 12)).toBe("Waco");
  expect(near(600, 600, 30)).toBeUndefined();
});
