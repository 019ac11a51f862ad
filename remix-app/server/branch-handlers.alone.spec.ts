import { createRequire } from 'node:module';
import type { UNSAFE_RouteConfigEntry as RouteConfigEntry } from '@remix-run/dev';
import { matchRoutes } from '@remix-run/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import routes from '../app/routes.ts';
import { branchHandlers, pageFinder } from './branch-handlers.mjs';

const { createRequestHandler } = createRequire(import.meta.url)('@remix-run/node');

interface Flat {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
}

/** As in the Remix build of the app. */
const build = manifestOf([{ id: 'root', path: '', file: 'root.tsx', children: routes }]);
const tree = [{ id: 'root', path: '', children: routes }] as Parameters<typeof matchRoutes>[0];

function manifestOf(entries: readonly RouteConfigEntry[], parentId?: string): Record<string, Flat> {
  const flat = entries.flatMap(({ id = '', path, index, children = [] }) => [
    [
      id,
      {
        id,
        ...(parentId !== undefined && { parentId }),
        ...(path !== undefined && { path }),
        ...(index && { index }),
      },
    ],
    ...Object.entries(manifestOf(children, id)),
  ]);
  return Object.fromEntries(flat);
}

/** The route that the library selects among all routes. */
const chosen = (path: string) => matchRoutes(tree, path)?.at(-1)?.route.id;

const PATTERNS = Object.keys(build).filter((id) => id.startsWith('/'));
const WORDS = [
  ...new Set(PATTERNS.flatMap((pattern) => pattern.split('/'))),
  'TEN-001',
  'x',
  '',
  'new',
  'a.data',
];

/** Returns the same numbers in each run. Source: Numerical Recipes, 32-bit linear congruential generator. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state;
  }
}

describe('the page at a path', () => {
  const findPage = pageFinder(build);

  test.each(PATTERNS)('is found for %s without the library, with the same result', (pattern) => {
    const path = pattern.replace(/:\w+/g, '0190a2b4-0000-7000-8000-000000000001');
    for (const variant of [path, path.toUpperCase(), `${path}/`, `${path}//`]) {
      expect([variant, findPage(variant)]).toEqual([variant, chosen(variant)]);
    }
    expect(findPage(path)).toBe(pattern);
    expect(findPage(path === '/' ? '/_root.data' : `${path}.data`)).toBe(pattern);
  });

  test('is the one that the library chooses, or undecided, for random paths', () => {
    const next = numbers(1);
    const pick = (from: readonly string[]) => from[next.next().value % from.length] ?? '';
    let certain = 0;
    for (let count = 0; count < 20_000; count++) {
      const words = (pick(PATTERNS) || '/')
        .split('/')
        .map((word) => (next.next().value % 4 === 0 ? pick(WORDS) : word));
      const path = `/${words.slice(1).join('/')}`;
      const found = findPage(path);
      if (found === undefined) continue;
      certain++;
      expect([path, found]).toEqual([path, chosen(path.replace(/\.data$/, ''))]);
    }
    expect(certain).toBeGreaterThan(5_000);
  });

  test.each([
    '/nowhere',
    '/__manifest',
    '//login',
    '/admin//users',
    '/admin/../login',
    '/./login',
    '/.data',
    '/admin%2Fusers',
    '/%6Cogin',
    '/login\\',
    '/\u212Aeys',
    'http://other.test/login',
    '*',
    '',
  ])('is left to the whole app for %s', (path) => {
    expect(findPage(path)).toBeUndefined();
  });

  test('is left to the whole app if two patterns match equally', () => {
    const two = {
      root: { id: 'root' },
      a: page('a', 'x/:a'),
      b: page('b', ':b/y'),
      c: page('c', 'same'),
      d: page('d', 'same'),
    };
    expect(['/x/1', '/x/y', '/same'].map(pageFinder(two))).toEqual(['a', undefined, undefined]);
  });

  test.each(['files/*', ':name?', ':name.csv', 'a b'])(
    'cannot be found in routes with the path %s, which fail at startup',
    (path) => {
      expect(() => pageFinder({ root: { id: 'root' }, it: page('it', path) })).toThrow('Route it: ');
    },
  );
});

describe('a request', () => {
  const wholeBuild = { routes: build, assets: { version: '1', routes: build } };
  const asked: { path: string; routes: string[]; assets: string[] }[] = [];
  const note =
    (options: { build: typeof wholeBuild }) =>
    ({ originalUrl }: { originalUrl: string }) =>
      asked.push({
        path: originalUrl,
        routes: Object.keys(options.build.routes),
        assets: Object.keys(options.build.assets.routes),
      });
  afterEach(() => {
    asked.length = 0;
    vi.unstubAllGlobals();
  });

  test('goes to a handler with only the branch of its page, which is created once', () => {
    const create = vi.fn(note);
    const handle = branchHandlers(create)({ build: wholeBuild });
    for (let times = 0; times < 3; times++) handle({ originalUrl: '/superadmin/users/0190?tab=1' });
    const branch = ['root', 'console', '/superadmin/users/:id'];
    expect(asked[2]).toEqual({ path: '/superadmin/users/0190?tab=1', routes: branch, assets: branch });
    expect(create).toHaveBeenCalledTimes(2);
  });

  test('without a page goes to the whole app', () => {
    branchHandlers(note)({ build: wholeBuild })({ originalUrl: '/__manifest?p=/login' });
    expect(asked[0]?.routes).toEqual(Object.keys(build));
  });

  test('makes the library compile a few paths, while the whole app compiles hundreds', async () => {
    const module = { default: () => null, loader: () => 'loaded' };
    const app = {
      ...wholeBuild,
      routes: Object.fromEntries(Object.values(build).map((route) => [route.id, { ...route, module }])),
      entry: { module: { default: () => new Response('page') } },
      future: { v3_singleFetch: true },
      basename: '/',
    };
    const create = ({ build: given }: { build: typeof app }) => {
      const answer = createRequestHandler(given, 'production');
      return async ({ originalUrl }: { originalUrl: string }) =>
        answer(new Request(`http://web.test${originalUrl}`));
    };
    const compiled = async (handle: (request: { originalUrl: string }) => unknown) => {
      await handle({ originalUrl: '/dashboard' });
      const made = vi.fn();
      const Real = RegExp;
      vi.stubGlobal(
        'RegExp',
        class extends Real {
          constructor(pattern: string | RegExp, flags?: string) {
            made();
            super(pattern, flags);
          }
        },
      );
      const response = (await handle({ originalUrl: '/dashboard' })) as Response;
      vi.unstubAllGlobals();
      expect(await response.text()).toBe('page');
      return made.mock.calls.length;
    };
    expect(await compiled(branchHandlers(create)({ build: app }))).toBeLessThan(10);
    expect(await compiled(create({ build: app }))).toBeGreaterThan(100);
  });
});

function page(id: string, path: string): Flat {
  return { id, parentId: 'root', path };
}
