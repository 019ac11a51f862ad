import { expect, test } from 'vitest';
import {
  formatLsn,
  lastSegmentBefore,
  parseLsn,
  parseSegmentName,
  segmentAt,
  segmentName,
} from './wal-position.ts';

const MIB = 1_024 ** 2;

test.each([
  ['0/3000028', 0x3000028n],
  ['1A/0', 0x1a00000000n],
  ['FFFFFFFF/FFFFFFFF', 0xffffffffffffffffn],
])('the position %s is byte %s', (text, position) => {
  expect(parseLsn(text)).toBe(position);
  expect(formatLsn(position)).toBe(text);
});

test.each(['', '0', '0/', '/1', '0/G', '0/123456789', '0/1/2'])('"%s" is not a position', (text) => {
  expect(() => parseLsn(text)).toThrow('is no position');
});

test.each([
  ['000000010000000000000003', 16 * MIB, { timeline: 1, number: 3 }],
  ['0000000200000001000000FF', 16 * MIB, { timeline: 2, number: 511 }],
  ['000000010000000100000000', 1_024 * MIB, { timeline: 1, number: 4 }],
])('the name %s in segments of %i bytes is the segment %o', (name, bytes, segment) => {
  expect(parseSegmentName(name, bytes)).toEqual(segment);
  expect(segmentName(segment, bytes)).toBe(name);
});

test.each(['00000002.history', '000000010000000000000003.00000028.backup', '00000001000000000000000g'])(
  '%s is not a segment',
  (name) => {
    expect(parseSegmentName(name, 16 * MIB)).toBeUndefined();
  },
);

test('a position at the start of a segment is the end of the previous one', () => {
  expect(segmentAt(0x3000000n, 16 * MIB)).toBe(3);
  expect(lastSegmentBefore(0x3000000n, 16 * MIB)).toBe(2);
  expect(lastSegmentBefore(0x3000001n, 16 * MIB)).toBe(3);
});
