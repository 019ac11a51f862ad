import { expect, test } from 'vitest';
import { layOut } from './sankey';

const node = (id: string, count: number) => ({ id, name: id.toUpperCase(), count });

test('the heights of boxes are proportional to their counts, and boxes do not overlap', () => {
  const { boxes } = layOut(
    [[node('a', 30), node('b', 10)], [node('w', 40)], [node('x', 40)]],
    [[], []],
    200,
    String,
  );
  const [a, b] = boxes[0] ?? [];
  expect(a?.height).toBeCloseTo(3 * (b?.height ?? 0));
  expect((a?.y ?? 0) + (a?.height ?? 0)).toBeLessThan(b?.y ?? 0);
});

test('a small box stays visible, and its name has its own line', () => {
  const { boxes } = layOut([[node('a', 1), node('b', 100_000), node('c', 1)], [], []], [[], []], 200, String);
  expect(boxes[0]?.map(({ height }) => height >= 3)).toEqual([true, true, true]);
  expect((boxes[0]?.[1]?.y ?? 0) - (boxes[0]?.[0]?.y ?? 0)).toBeGreaterThanOrEqual(18);
});

test('a band names its two ends, and a band with a missing end is omitted', () => {
  const flows = [
    { from: 'a', to: 'w', count: 3 },
    { from: 'gone', to: 'w', count: 1 },
  ];
  const { bands } = layOut([[node('a', 3)], [node('w', 3)], []], [flows, []], 200, String);
  expect(bands.map(({ text }) => text)).toEqual(['A → W: 3']);
});

test('an empty diagram has no height', () => {
  expect(layOut([[], [], []], [[], []], 200, String)).toEqual({ boxes: [[], [], []], bands: [], height: 0 });
});
