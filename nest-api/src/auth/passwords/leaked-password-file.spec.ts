import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countInFile } from './leaked-password-file.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-leaked-'));
});
afterAll(() => rm(folder, { recursive: true }));

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();

async function fileOf(text: string): Promise<string> {
  const path = join(folder, sha1(text));
  await writeFile(path, text);
  return path;
}

describe('a lookup in a sorted file of hashes', () => {
  test.each([
    ['\n', ''],
    ['\n', '\n'],
    ['\r\n', '\r\n'],
  ])('finds exactly the passwords in it (lines end with %j, the last with %j)', async (between, end) => {
    for (const size of [1, 2, 3, 500]) {
      const lines = Array.from({ length: size }, (_, n) => [sha1(`leaked ${n}`), 10 ** (n % 7)] as const);
      const sorted = lines.toSorted(([one], [other]) => (one < other ? -1 : 1));
      const path = await fileOf(sorted.map(([hash, count]) => `${hash}:${count}`).join(between) + end);
      for (const [hash, count] of lines) expect(await countInFile(path, hash)).toBe(count);
      for (let n = 0; n < 50; n++) expect(await countInFile(path, sha1(`other ${n}`))).toBe(0);
      expect(await countInFile(path, '0'.repeat(40))).toBe(0);
      expect(await countInFile(path, 'F'.repeat(40))).toBe(0);
    }
  });

  test('finds nothing in an empty file', async () => {
    expect(await countInFile(await fileOf(''), sha1('any'))).toBe(0);
  });

  test.each([
    ['plain text', 'passwords in plain text\nand more\n'],
    ['overlong lines', `${'0'.repeat(900)}\n`],
  ])('fails for %s', async (_what, text) => {
    await expect(countInFile(await fileOf(text), sha1('any'))).rejects.toThrow(/The file/);
  });

  test('fails for a missing file', async () => {
    await expect(countInFile(join(folder, 'none'), sha1('any'))).rejects.toThrow(/ENOENT/);
  });
});
