import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { fromBuffer, type ZipFile } from "yauzl";

/** Where Word writes what it counted when it last saved. */
const PROPERTIES = "docProps/app.xml";
const PROPERTIES_BYTES = 64 * 1024;

const openZip = promisify<Buffer, { lazyEntries: true }, ZipFile>((bytes, options, done) =>
  fromBuffer(bytes, options, (error, zip) => done(error, zip)),
);

/** The pages that a Word file says it has; undefined where it says nothing, as those of other programs do. */
export async function wordPages(bytes: Buffer): Promise<number | undefined> {
  try {
    const pages = /<(?:\w+:)?Pages>\s*(\d{1,6})\s*</.exec((await properties(bytes)) ?? "")?.[1];
    return pages === undefined ? undefined : Number(pages);
  } catch {
    return undefined;
  }
}

async function properties(bytes: Buffer): Promise<string | undefined> {
  const zip = await openZip(bytes, { lazyEntries: true });
  return new Promise((resolve, reject) => {
    zip.on("entry", (entry) => {
      if (entry.fileName !== PROPERTIES) return zip.readEntry();
      if (entry.uncompressedSize > PROPERTIES_BYTES) return resolve(undefined);
      zip.openReadStream(entry, (error, stream) => {
        if (error) reject(error);
        else buffer(stream).then((content) => resolve(content.toString("utf8")), reject);
      });
    });
    zip.on("end", () => resolve(undefined));
    zip.on("error", reject);
    zip.readEntry();
  });
}
