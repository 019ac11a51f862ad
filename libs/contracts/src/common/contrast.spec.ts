import { describe, expect, test } from 'vitest';
import { contrastOf, readableShadeOf, TEXT_CONTRAST, unreadableBecause } from './contrast.ts';

describe('the contrast check', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    // The well-known pair around the limit: the lightest gray with readable white text, and the next one.
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
  ])('gives %s and %s a ratio of %d:1', (one, other, contrast) => {
    expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
    expect(contrastOf(other, one)).toBeCloseTo(contrast, 2);
  });

  test('accepts a color on which white text is readable', () => {
    expect(unreadableBecause('#1976d2')).toBeNull();
    expect(readableShadeOf('#1976d2')).toBe('#1976d2');
  });

  test('rejects an unreadable color and suggests a readable shade', () => {
    const shade = readableShadeOf('#ffcc00');
    expect(contrastOf(shade, '#ffffff')).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(unreadableBecause('#ffcc00')).toBe(
      `White text on this color has a contrast of 1.5:1. It must be at least 4.5:1. ${shade} is similar and dark enough.`,
    );
  });

  test('rounds a ratio just below the limit down', () => {
    expect(unreadableBecause('#777777')).toContain('4.4:1');
  });
});
