import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPart, digestOf, ENTRY_BYTES, findEntry, packPart } from './entries.ts';

const PART = 7;
const keyWith = (last: number) => Buffer.from([PART, ...Array.from({ length: 14 }, () => 0), last]);
const check = (bytes: Buffer, cells = 2, digest = digestOf(bytes)) => checkPart(bytes, PART, digest, cells);
const reason = (value: string) => expect.objectContaining({ reason: value });

test('each packed key is found with its cell, and no other key is', () => {
  const keys = fc.uniqueArray(fc.uint8Array({ minLength: 15, maxLength: 15 }), {
    selector: (key) => Buffer.from(key).toString('hex'),
    maxLength: 50,
  });
  fc.assert(
    fc.property(keys, (given) => {
      const all = given
        .map((key, n) => ({ key: Buffer.from([PART, ...key]), cell: n }))
        .toSorted((a, b) => Buffer.compare(a.key, b.key));
      const [absent, ...entries] = all;
      const bytes = packPart(entries);
      expect(() => check(bytes, 50)).not.toThrow();
      for (const { key, cell } of entries) expect(findEntry(bytes, key)).toBe(cell);
      if (absent) expect(findEntry(bytes, absent.key)).toBeNull();
    }),
  );
});

test('an empty part has no entries', () => {
  expect(findEntry(Buffer.alloc(0), keyWith(1))).toBeNull();
  expect(() => check(Buffer.alloc(0))).not.toThrow();
});

test('a part that is not the signed one is rejected', () => {
  const [signed, sent] = [packPart([{ key: keyWith(1), cell: 0 }]), packPart([{ key: keyWith(1), cell: 1 }])];
  expect(() => check(sent, 2, digestOf(signed))).toThrow(reason('part_digest'));
});

test('a part with half an entry at its end is rejected', () => {
  const bytes = packPart([{ key: keyWith(1), cell: 0 }]);
  expect(() => check(Buffer.concat([bytes, bytes.subarray(0, ENTRY_BYTES / 2)]))).toThrow(
    reason('part_length'),
  );
});

test('a key of another part is rejected', () => {
  const bytes = packPart([{ key: Buffer.alloc(16, PART + 1), cell: 0 }]);
  expect(() => check(bytes)).toThrow(reason('part_keys'));
});

test.each([
  ['keys out of order', [2, 1]],
  ['a key with two cells', [1, 1]],
])('%s are rejected', (_, lasts) => {
  const bytes = packPart(lasts.map((last, cell) => ({ key: keyWith(last), cell })));
  expect(() => check(bytes)).toThrow(reason('part_order'));
});

test('an entry of a cell that the manifest does not have is rejected', () => {
  const bytes = packPart([{ key: keyWith(1), cell: 2 }]);
  expect(() => check(bytes, 2)).toThrow(reason('part_cell'));
  expect(() => check(bytes, 3)).not.toThrow();
});
