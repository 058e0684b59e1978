import { crc32 } from 'node:zlib';
import { unzipSync } from 'fflate';

const ZIP64 = 0xffffffff;

/** The same parts in a 64-bit zip, as written by programs that do not know the size in advance. */
export function inZip64(workbook: Uint8Array): Uint8Array<ArrayBuffer> {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [path, content] of Object.entries(unzipSync(workbook))) {
    const name = Buffer.from(path);
    const local = Buffer.concat([header(0x04034b50, 30, name, content), name, sizes(content, null), content]);
    directory.push(Buffer.concat([header(0x02014b50, 46, name, content), name, sizes(content, at)]));
    pieces.push(local);
    at += local.length;
  }
  const entries = Buffer.concat(directory);
  const end64 = Buffer.alloc(56);
  end64.writeUInt32LE(0x06064b50, 0);
  end64.writeBigUInt64LE(44n, 4);
  end64.writeUInt16LE(45, 12);
  end64.writeUInt16LE(45, 14);
  end64.writeBigUInt64LE(BigInt(directory.length), 24);
  end64.writeBigUInt64LE(BigInt(directory.length), 32);
  end64.writeBigUInt64LE(BigInt(entries.length), 40);
  end64.writeBigUInt64LE(BigInt(at), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(at + entries.length), 8);
  locator.writeUInt32LE(1, 16);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(0xffff, 8);
  end.writeUInt16LE(0xffff, 10);
  end.writeUInt32LE(ZIP64, 12);
  end.writeUInt32LE(ZIP64, 16);
  return new Uint8Array(Buffer.concat([...pieces, entries, end64, locator, end]));
}

/** A local or central header with sizes and offset in the extra field. */
function header(sign: number, length: 30 | 46, name: Buffer, content: Uint8Array): Buffer {
  const bytes = Buffer.alloc(length);
  const isLocal = length === 30;
  // The central directory begins with the version of its maker.
  const start = isLocal ? 4 : 6;
  bytes.writeUInt32LE(sign, 0);
  if (!isLocal) bytes.writeUInt16LE(45, 4);
  bytes.writeUInt16LE(45, start);
  bytes.writeUInt32LE(crc32(content), start + 10);
  bytes.writeUInt32LE(ZIP64, start + 14);
  bytes.writeUInt32LE(ZIP64, start + 18);
  bytes.writeUInt16LE(name.length, start + 22);
  bytes.writeUInt16LE(isLocal ? 20 : 28, start + 24);
  if (!isLocal) bytes.writeUInt32LE(ZIP64, 42);
  return bytes;
}

function sizes(content: Uint8Array, at: number | null): Buffer {
  const bytes = Buffer.alloc(at === null ? 20 : 28);
  bytes.writeUInt16LE(1, 0);
  bytes.writeUInt16LE(bytes.length - 4, 2);
  bytes.writeBigUInt64LE(BigInt(content.length), 4);
  bytes.writeBigUInt64LE(BigInt(content.length), 12);
  if (at !== null) bytes.writeBigUInt64LE(BigInt(at), 20);
  return bytes;
}
