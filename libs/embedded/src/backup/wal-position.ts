/** A position in the write-ahead log, in bytes. PostgreSQL prints it as two hexadecimal halves: `0/3000028`. */
export type Lsn = bigint;

/** @throws Error the text is no position */
export function parseLsn(text: string): Lsn {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? [];
  if (!high || !low) throw new Error(`"${text}" is no position in the write-ahead log`);
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** The reverse of `parseLsn`. */
export function formatLsn(position: Lsn): string {
  return [position >> 32n, position & 0xffffffffn].map((half) => half.toString(16).toUpperCase()).join('/');
}

/** A segment of the log: its timeline and its number. */
export interface Segment {
  timeline: number;
  number: number;
}

/**
 * The last segment with bytes before `end`: a position at the first byte of a segment belongs to the one before.
 *
 * Source: PostgreSQL, XLByteToPrevSeg in xlog_internal.h.
 */
export function lastSegmentBefore(end: Lsn, segmentBytes: number): number {
  return Number((end - 1n) / BigInt(segmentBytes));
}

/** The segment that contains the byte at `position`. */
export function segmentAt(position: Lsn, segmentBytes: number): number {
  return Number(position / BigInt(segmentBytes));
}

/** The file name of PostgreSQL: timeline, and the number in two parts, 8 hexadecimal digits each. */
export function segmentName({ timeline, number }: Segment, segmentBytes: number): string {
  const perFile = perLogFile(segmentBytes);
  return [timeline, Math.floor(number / perFile), number % perFile].map(hex).join('');
}

/** Undefined for files that are no segments, such as `00000002.history`. */
export function parseSegmentName(name: string, segmentBytes: number): Segment | undefined {
  const [, timeline, log, part] = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/.exec(name) ?? [];
  if (!timeline || !log || !part) return undefined;
  const number = Number.parseInt(log, 16) * perLogFile(segmentBytes) + Number.parseInt(part, 16);
  return { timeline: Number.parseInt(timeline, 16), number };
}

const perLogFile = (segmentBytes: number) => 2 ** 32 / segmentBytes;
const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');
