import { LOGO } from '@gatehouse/contracts';

export interface Picture {
  readonly type: (typeof LOGO.types)[number];
  readonly width: number;
  readonly height: number;
}

/** Why a picture is not accepted, as a sentence for the user. */
export interface NoPicture {
  readonly problem: string;
}

/** The dimensions of a picture and the position of its end; null if the file has another format. */
type Measure = (bytes: Buffer) => (Omit<Picture, 'type'> & { readonly end: number }) | 'moving' | null;

const KINDS: readonly [Picture['type'], Measure][] = [
  ['image/png', measurePng],
  ['image/jpeg', measureJpeg],
  ['image/webp', measureWebp],
];

/**
 * Detects type and dimensions by the content of a picture. Its name and the content type of the browser are ignored.
 *
 * The file must end where its format ends. Otherwise, a file could be a picture here and something else to other
 * programs.
 */
export function readPicture(bytes: Buffer): Picture | NoPicture {
  if (bytes.length > LOGO.maxBytes) return { problem: 'The picture is larger than 128 KB. Reduce its size.' };
  for (const [type, measure] of KINDS) {
    const found = measure(bytes);
    if (found === 'moving')
      return { problem: 'The picture is animated. Choose a picture without animation.' };
    if (!found) continue;
    const { width, height, end } = found;
    if (end !== bytes.length)
      return { problem: 'The file contains other data after the picture. Save the picture again.' };
    return fits(width) && fits(height)
      ? { type, width, height }
      : { problem: `The picture is ${width} × ${height} pixels. Each side must be 32 to 1,024 pixels long.` };
  }
  return { problem: isSvg(bytes) ? SVG : 'This is not a PNG, JPEG or WebP picture, or the file is damaged.' };
}

const SVG =
  'SVG files can contain scripts and are not accepted. Save the picture as PNG or WebP, 512 pixels wide.';

function isSvg(bytes: Buffer): boolean {
  return /<(svg|\?xml|!doctype\s+svg)\b/i.test(bytes.subarray(0, 1_000).toString('latin1'));
}

function fits(side: number): boolean {
  return side >= LOGO.minSide && side <= LOGO.maxSide;
}

/** Source: PNG (third edition) §5.2, §5.3, §11.2.1. */
function measurePng(bytes: Buffer): ReturnType<Measure> {
  if (bytes.subarray(0, 8).toString('latin1') !== '\x89PNG\r\n\x1a\n') return null;
  if (bytes.length < 33 || nameAt(bytes, 12) !== 'IHDR' || bytes.readUInt32BE(8) !== 13) return null;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  let hasPixels = false;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const name = nameAt(bytes, at + 4);
    if (name === 'acTL') return 'moving';
    if (name === 'IDAT') hasPixels = true;
    if (name === 'IEND') return hasPixels ? { width, height, end: at + 12 } : null;
  }
  return null;
}

/** Source: ITU-T T.81 §B.1.1.3 (markers), §B.2.2 (frame header). */
function measureJpeg(bytes: Buffer): ReturnType<Measure> {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  if (bytes.readUInt16BE(bytes.length - 2) !== 0xffd9) return null;
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] as number;
    // Frame headers, except for the three other markers of their range: DHT, JPG and DAC.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5), end: bytes.length };
    }
    if (marker === 0xda) return null;
    // A marker may be preceded by 0xff fill bytes.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** Source: RFC 9649 §2.3 to §2.7; RFC 6386 §9.1. */
function measureWebp(bytes: Buffer): ReturnType<Measure> {
  if (bytes.length < 30 || nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WEBP') return null;
  const end = 8 + bytes.readUInt32LE(4);
  switch (nameAt(bytes, 12)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff, end };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, end };
    }
    case 'VP8X':
      if ((bytes[20] as number) & 0x02) return 'moving';
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1, end };
    default:
      return null;
  }
}

function nameAt(bytes: Buffer, at: number): string {
  return bytes.subarray(at, at + 4).toString('latin1');
}
