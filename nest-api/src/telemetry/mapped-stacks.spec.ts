import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mapStacks } from './mapped-stacks.js';

let folder: string;
let bundle: string;
const { prepareStackTrace } = Error;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatehouse-bundle-'));
  bundle = join(folder, 'bundle.mjs');
  writeFileSync(bundle, `export const fail = () => new RangeError('too far');\n`);
  mapStacks(bundle);
});
afterEach(() => {
  Error.prepareStackTrace = prepareStackTrace;
  rmSync(folder, { recursive: true });
});

/** By `require`, because an `import` here is vitest's. */
function aFailure(): RangeError {
  return createRequire(import.meta.url)(bundle).fail();
}

test('a stack names the source; the map is read when the first stack is', () => {
  const error = aFailure();
  // Everything comes from line 7, column 3 of the source.
  writeFileSync(`${bundle}.map`, JSON.stringify({ sources: ['src/far.ts'], mappings: 'AAME' }));
  const [head, first] = error.stack?.split('\n') ?? [];
  expect(head).toBe('RangeError: too far');
  expect(first).toMatch(new RegExp(`^ {4}at .*${join(folder, 'src/far.ts')}:7:3`));
});

test('without a readable map a stack names the bundle', () => {
  expect(aFailure().stack).toContain('bundle.mjs:1:27');
});
