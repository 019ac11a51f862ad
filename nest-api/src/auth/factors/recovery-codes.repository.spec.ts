import { expect, test } from 'vitest';
import { newCode } from './recovery-codes.repository.js';

test('a recovery code has more than 64 bits and no ambiguous letters or digits', () => {
  const codes = Array.from({ length: 2_000 }, newCode);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}(-[2-9A-HJKMNP-TV-Z]{4}){3}$/);
  const symbols = new Set(codes.join('').replaceAll('-', ''));
  expect(symbols.size).toBe(30);
  expect(16 * Math.log2(symbols.size)).toBeGreaterThan(64);
  expect(new Set(codes).size).toBe(codes.length);
});
