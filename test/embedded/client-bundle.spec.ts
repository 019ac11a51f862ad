import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureBuilt, ROOT } from '@gatehouse/embedded';
import { beforeAll, expect, test } from 'vitest';

const CLIENT = join(ROOT, 'remix-app/build/client');
const ASSETS = join(CLIENT, 'assets');
const scripts = () =>
  globSync('*.js', { cwd: ASSETS }).map((name) => ({ name, text: readFileSync(join(ASSETS, name), 'utf8') }));

/** Maximum script files of one page, with React and Remix. */
const FILES = 16;
/** Maximum compressed size, in bytes. */
const BYTES = 220 * 1024;

interface Assets {
  readonly module: string;
  readonly imports: readonly string[];
}
interface Manifest {
  readonly entry: Assets;
  readonly routes: Record<string, Assets & { readonly parentId?: string }>;
}

beforeAll(() => ensureBuilt('web'), 300_000);

test('no browser script contains the schema library: the server validates', () => {
  expect(scripts().length).toBeGreaterThan(50);
  expect(scripts().flatMap(({ name, text }) => (text.includes('ZodError') ? [name] : []))).toEqual([]);
});

test('every page loads few and small script files', () => {
  const manifest = readManifest();
  const pages = Object.keys(manifest.routes).filter((id) => id.startsWith('/'));
  expect(pages.length).toBeGreaterThan(100);
  const heavy = pages.flatMap((id) => {
    const files = scriptsOf(manifest, id);
    const bytes = files.reduce((sum, file) => sum + compressed(file), 0);
    return files.length > FILES || bytes > BYTES ? [{ id, files: files.length, bytes }] : [];
  });
  expect(heavy).toEqual([]);
});

function readManifest(): Manifest {
  const manifest = scripts().find(({ name }) => name.startsWith('manifest-'));
  return JSON.parse(manifest?.text.replace(/^[^{]*/, '').replace(/;$/, '') ?? '') as Manifest;
}

function scriptsOf({ entry, routes }: Manifest, id: string): string[] {
  const branch = (at: string | undefined): Assets[] => {
    const route = at === undefined ? undefined : routes[at];
    return route ? [...branch(route.parentId), route] : [];
  };
  return [...new Set([entry, ...branch(id)].flatMap(({ module, imports }) => [module, ...imports]))];
}

const sizes = new Map<string, number>();
function compressed(file: string): number {
  const bytes = sizes.get(file) ?? gzipSync(readFileSync(join(CLIENT, file))).length;
  sizes.set(file, bytes);
  return bytes;
}
