import { type FileHandle, open } from 'node:fs/promises';

/** Bytes that contain at least one whole line. */
const BLOCK = 256;

/**
 * How often a password occurs in a file of leaked passwords: lines `<SHA-1 in hex>:<count>`, sorted by hash, as the
 * downloader of Have I Been Pwned writes them. A search reads about 30 blocks of a file of 40 GB.
 *
 * @param hash SHA-1 in uppercase hex
 * @throws Error the file cannot be read, or a line has another form
 */
export async function countInFile(path: string, hash: string): Promise<number> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    // The line that contains the byte `low` or comes after it is not greater than the hash; the one at `high` is.
    let [low, high] = [0, size];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const line = await lineAfter(file, middle);
      if (!line || line.hash > hash) high = middle;
      else if (line.hash === hash) return line.count;
      else low = line.end;
    }
    return 0;
  } finally {
    await file.close();
  }
}

interface Line {
  readonly hash: string;
  readonly count: number;
  /** The byte after the line. */
  readonly end: number;
}

/** The first line that begins at `position` or after it; null at the end of the file. */
async function lineAfter(file: FileHandle, position: number): Promise<Line | null> {
  // The byte before shows whether a line begins here.
  const from = Math.max(position - 1, 0);
  const buffer = Buffer.alloc(BLOCK);
  const { bytesRead } = await file.read(buffer, 0, BLOCK, from);
  const text = buffer.toString('latin1', 0, bytesRead);
  const start = position === 0 ? 0 : text.indexOf('\n') + 1;
  if (position > 0 && start === 0) {
    if (bytesRead === BLOCK) throw new Error('The file has lines that are too long');
    return null;
  }
  const [line = ''] = text.slice(start).split('\n', 1);
  if (line.trim() === '') return null;
  const [, hash, count] = /^([0-9A-F]{40}):(\d+)\r?$/i.exec(line) ?? [];
  if (hash === undefined) throw new Error('The file is not a sorted list of SHA-1 hashes with counts');
  return { hash: hash.toUpperCase(), count: Number(count), end: from + start + line.length + 1 };
}
