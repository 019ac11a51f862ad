import { crc32, deflateSync } from 'node:zlib';

/** A PNG of one color. */
export function aPng(width: number, height: number, [red, green, blue] = [11, 110, 79]): Buffer {
  const row = Buffer.concat([
    Buffer.from([0]),
    Buffer.concat(
      Array.from({ length: width }, () => Buffer.from([red as number, green as number, blue as number])),
    ),
  ]);
  return pngOf(width, height, deflateSync(Buffer.concat(Array.from({ length: height }, () => row))));
}

/** A PNG of the given pixels, with an extra chunk if one is named. */
export function pngOf(width: number, height: number, pixels: Buffer, extra?: string): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits per channel: red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    ...(extra ? [chunk(extra, Buffer.alloc(8))] : []),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
