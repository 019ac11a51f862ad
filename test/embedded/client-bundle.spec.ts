import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ROOT } from '@gatehouse/embedded';
import { beforeAll, expect, test } from 'vitest';

const ASSETS = join(ROOT, 'remix-app/build/client/assets');
const scripts = () =>
  globSync('*.js', { cwd: ASSETS }).map((name) => ({ name, text: readFileSync(join(ASSETS, name), 'utf8') }));

beforeAll(() => ensureBuilt('web'), 300_000);

test('no script of the browser brings the schema library: checking is the server’s', () => {
  expect(scripts().length).toBeGreaterThan(50);
  expect(scripts().flatMap(({ name, text }) => (text.includes('ZodError') ? [name] : []))).toEqual([]);
});
