import { crc32, deflateRawSync } from "node:zlib";

/** A file in an archive: its content, or packed data with the size that the archive claims for it. */
export type ArchiveFile = string | Buffer | { readonly packed: Buffer; readonly claims: number };

/** A ZIP archive that can lie about its files. With `copies`, each stands in the directory that often, at the same place. */
export function archive(files: Readonly<Record<string, ArchiveFile>>, copies = 1): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, file] of Object.entries(files)) {
    const { packed, claims, sum } = packedOf(file);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(sum, 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claims, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const entry = Buffer.concat([Buffer.from("PK\u0003\u0004"), fields, Buffer.from(name), packed]);
    for (let i = 0; i < copies; i++)
      central.push(directoryEntry(copies > 1 ? `${i}${name}` : name, fields, offset));
    local.push(entry);
    offset += entry.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(central.length % 65_536, 4);
  end.writeUInt16LE(central.length % 65_536, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, directory, Buffer.from("PK\u0005\u0006"), end]);
}

function packedOf(file: ArchiveFile): { packed: Buffer; claims: number; sum: number } {
  if (typeof file === "object" && "packed" in file) return { ...file, sum: 0 };
  const content = Buffer.from(file);
  return { packed: deflateRawSync(content), claims: content.length, sum: crc32(content) };
}

function directoryEntry(name: string, fields: Buffer, offset: number): Buffer {
  const own = Buffer.from(fields);
  own.writeUInt16LE(Buffer.byteLength(name), 22);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(offset, 10);
  return Buffer.concat([Buffer.from("PK\u0001\u0002"), Buffer.from([20, 0]), own, tail, Buffer.from(name)]);
}
