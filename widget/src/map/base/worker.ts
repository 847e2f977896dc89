import * as streets from "../streets/index.ts";
import type { FromPainter, ToPainter } from "./messages.ts";
import { TilePainter } from "./painter.ts";

/** The whole of a worker that paints: see `JobMapOptions.painter`. */
const painter = new TilePainter(() => streets);
const context = new OffscreenCanvas(1, 1).getContext("2d");

addEventListener("message", ({ data }: MessageEvent<ToPainter>) => {
  if (data.kind === "add") painter.add(data.key, data.bytes);
  else if (data.kind === "forget") painter.forget(data.key);
  else if (context !== null) {
    void painter.paint(context, data.job).then(() => {
      const reply: FromPainter = { picture: context.canvas.transferToImageBitmap() };
      postMessage(reply, { transfer: [reply.picture] });
    });
  }
});
