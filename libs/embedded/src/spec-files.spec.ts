import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './repository.ts';

const SPECS = '{libs,nest-api/src,remix-app,test/saml,test/mutants,test/bench,test/scale}/**/*.spec.{ts,tsx}';
/** Calls whose effects reach other files in the same process. */
const REPLACES = /\bvi\.(mock|doMock|resetModules|stubEnv|stubGlobal)\(/;

test('specs that replace modules or settings run in their own process', () => {
  const files = globSync(SPECS, { cwd: ROOT, exclude: (name) => /node_modules|dist|build/.test(name) });
  const shared = files.filter((file) => !/\.(alone|db)\.spec\.tsx?$/.test(file));
  expect(shared.length).toBeGreaterThan(200);
  expect(shared.filter((file) => REPLACES.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
