import { expect, test } from "@playwright/test";
import { openPage, shown, snippet } from "./embed-page.ts";
import { type EmbedSite, openEmbedSite } from "./embed-site.ts";

let site: EmbedSite;
test.beforeAll(async () => {
  site = await openEmbedSite();
});
test.afterAll(() => site.close());

/**
 * Notes the names that are written on each canvas. `cutNames()` gives those that reach over the left or right edge of the map, whose picture of names
 * is 64 pixels larger on each side.
 */
const WATCH = `<script>
(() => {
  const MARGIN = 64, named = new Map();
  const { clearRect, fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.clearRect = function (...box) {
    named.set(this.canvas, []);
    clearRect.apply(this, box);
  };
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
    if (text.length > 1) named.get(this.canvas)?.push({ text, y, left: x, right: x + this.measureText(text).width });
    fillText.call(this, text, x, y);
  };
  window.cutNames = () => {
    const [canvas, names] = [...named].findLast(([one, { length }]) => one.isConnected && length > 0) ?? [];
    if (canvas === undefined) return "no names yet";
    const edges = [MARGIN, canvas.clientWidth - MARGIN];
    const isSeen = (y) => y > MARGIN && y < canvas.clientHeight - MARGIN;
    const isCut = ({ y, left, right }) => isSeen(y) && edges.some((edge) => left < edge && right > edge);
    return names.filter(isCut).map(({ text }) => text);
  };
})();
</script>`;

test("no name on the map is cut at its edge", async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 700 });
  for (const width of [900, 800, 700]) {
    const style = `style="display:block;width:${width}px;height:560px"`;
    await openPage(page, site, snippet(site, `company="acme" ${style}`), { head: WATCH });
    await shown(page);
    await expect.poll(() => page.evaluate("cutNames()"), { message: `${width} pixels` }).toEqual([]);
  }
});
