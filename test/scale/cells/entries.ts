import { createHash } from 'node:crypto';
import { DirectoryRefused } from './directory-refused.ts';
import { KEY_BYTES } from './names.ts';

/** One name and the position of its cell in the manifest. */
export interface Entry {
  readonly key: Buffer;
  readonly cell: number;
}

/** A key, and the cell as an unsigned number of two bytes, big-endian. */
export const ENTRY_BYTES = KEY_BYTES + 2;
/** Entries are in 256 parts by the first byte of their key, so that a change replaces one part. */
export const PARTS = 256;

/** @param entries of one part, in the order of their keys @returns fixed-width records, which are searched as they are */
export function packPart(entries: readonly Entry[]): Buffer {
  const bytes = Buffer.alloc(entries.length * ENTRY_BYTES);
  for (const [n, { key, cell }] of entries.entries()) {
    key.copy(bytes, n * ENTRY_BYTES);
    bytes.writeUInt16BE(cell, n * ENTRY_BYTES + KEY_BYTES);
  }
  return bytes;
}

/** SHA-256, as base64url. */
export function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url');
}

/**
 * Checks a part against the signed manifest before it is used.
 *
 * @param cells number of cells in the manifest
 * @throws DirectoryRefused
 */
export function checkPart(bytes: Buffer, part: number, digest: string, cells: number): void {
  if (digestOf(bytes) !== digest) throw new DirectoryRefused('part_digest');
  if (bytes.length % ENTRY_BYTES !== 0) throw new DirectoryRefused('part_length');
  for (let at = 0; at < bytes.length; at += ENTRY_BYTES) {
    if (bytes[at] !== part) throw new DirectoryRefused('part_keys');
    // The search assumes the order. A second entry of a key would make its result depend on the number of entries.
    if (at > 0 && compareKeys(bytes, at - ENTRY_BYTES, bytes, at) >= 0)
      throw new DirectoryRefused('part_order');
    if (bytes.readUInt16BE(at + KEY_BYTES) >= cells) throw new DirectoryRefused('part_cell');
  }
}

/** Binary search. @returns the position of the cell in the manifest, or null */
export function findEntry(bytes: Buffer, key: Buffer): number | null {
  let [low, high] = [0, bytes.length / ENTRY_BYTES - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = compareKeys(bytes, middle * ENTRY_BYTES, key, 0);
    if (order === 0) return bytes.readUInt16BE(middle * ENTRY_BYTES + KEY_BYTES);
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}

function compareKeys(one: Buffer, at: number, other: Buffer, otherAt: number): number {
  return one.compare(other, otherAt, otherAt + KEY_BYTES, at, at + KEY_BYTES);
}
