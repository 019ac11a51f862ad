import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UNSAFE_RouteConfigEntry as RouteConfigEntry } from '@remix-run/dev';
import { describe, expect, test } from 'vitest';
import { findRoute, RESOURCES, ROUTES } from './pages/index.ts';
import routes from './routes.ts';

const APP = import.meta.dirname;
const LAYOUTS = ['routes/console.tsx', 'routes/public.tsx', 'routes/plain.tsx'];

interface Served {
  path: string;
  file: string;
}

/** Every address that Remix serves, as a pattern from the root. */
function servedBy(entries: readonly RouteConfigEntry[], base = ''): Served[] {
  return entries.flatMap(({ path, file, index, children = [] }) => {
    const full = path === undefined ? base : `${base}/${path}`;
    const own = path === undefined && !index ? [] : [{ path: full || '/', file }];
    return [...own, ...servedBy(children, full)];
  });
}

const served = servedBy(routes);
const read = (file: string) => readFileSync(join(APP, file), 'utf8');

describe('the Remix routes', () => {
  test('are exactly the pages of the table and the listed resources', () => {
    const known = [
      ...ROUTES.flatMap(({ path, also }) => [path, ...also]),
      ...RESOURCES.map(({ path }) => path),
      '/*',
    ];
    expect(served.map(({ path }) => path).sort()).toEqual(known.sort());
  });

  test('have one module each, and each module has a route', () => {
    const files = [...LAYOUTS, ...new Set(served.map(({ file }) => file))];
    expect(files.filter((file) => !existsSync(join(APP, file)))).toEqual([]);
    const modules = readdirSync(join(APP, 'routes'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `routes/${name}`);
    expect(modules.sort()).toEqual(files.sort());
  });

  test('use the same parameter names in the module and in the path', () => {
    const wrong = served.filter(({ path, file }) =>
      [...read(file).matchAll(/\bparams\.(\w+)/g)].some(([, name]) => !path.split('/').includes(`:${name}`)),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the guard of a resource', () => {
  const pages = RESOURCES.flatMap(({ path, guard }) =>
    typeof guard === 'object' ? [{ path, page: guard.page }] : [],
  );

  test.each(pages)('at $path is the guard of a page', ({ page }) => {
    expect(['signed-in', expect.arrayContaining(['superadmin'])]).toContainEqual(findRoute(page)?.access);
  });

  test.each(RESOURCES.filter(({ guard }) => guard === 'signed-in'))(
    'at $path requires a session',
    ({ file }) => {
      expect(read(`routes/${file}`)).toMatch(/await requireUser\(request\)|, requireUser\);/);
    },
  );
});

describe('a page or file that is not public', () => {
  const closed = [
    ...ROUTES.filter(({ access }) => access !== 'public').flatMap(({ path, also }) => [path, ...also]),
    ...RESOURCES.filter(({ guard }) => typeof guard === 'object').map(({ path }) => path),
  ];
  const files = new Set(served.filter(({ path }) => closed.includes(path)).map(({ file }) => file));

  test('has no loader or action that is open to visitors', () => {
    expect([...files].filter((file) => /\bopen(Loader|Action)\(/.test(read(file)))).toEqual([]);
  });
});
