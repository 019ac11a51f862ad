import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findRoute, RESOURCES, ROUTES } from './pages/index.ts';

type Handler = (asked: { request: Request; params: Record<string, string> }) => unknown;
interface RouteModule {
  loader?: Handler;
  action?: Handler;
}

const ORIGIN = 'http://localhost:3000';

/** Each URL that requires access, with its module. */
const CLOSED = [
  ...ROUTES.filter(({ access }) => access !== 'public').flatMap(({ path, also, file }) =>
    [path, ...also].map((address) => ({ address, file: `${file}.tsx`, isPage: true })),
  ),
  ...RESOURCES.filter(({ guard }) => guard !== 'public').map(({ path, file }) => ({
    address: path,
    file,
    isPage: false,
  })),
];

beforeAll(() => {
  vi.stubEnv('PUBLIC_URL', ORIGIN);
  // Nothing listens on this port, so a guard that calls the API for a visitor fails.
  vi.stubEnv('API_PORT', '9');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

async function answerOf(handler: Handler, address: string, method: string): Promise<string | null> {
  const path = address.replaceAll(/:[^/]+/g, 'x');
  const headers = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' };
  const request = new Request(`${ORIGIN}${path}`, { method, headers });
  const thrown = await Promise.resolve()
    .then(() => handler({ request, params: {} }))
    .catch((refused: unknown) => refused);
  return thrown instanceof Response ? thrown.headers.get('location') : String(thrown);
}

/** Whether the redirect leads to the sign-in page or to another closed page. */
function isClosed(location: string | null): boolean {
  if (location === null) return false;
  return /^\/login(\?|$)/.test(location) || findRoute(location)?.access === 'signed-in';
}

test.each(CLOSED)('$address sends a visitor to the sign-in page', async ({ address, file, isPage }) => {
  const { loader, action }: RouteModule = await import(join(import.meta.dirname, 'routes', file));
  const answers = await Promise.all([
    loader && answerOf(loader, address, 'GET'),
    action && answerOf(action, address, 'POST'),
  ]);
  const given = answers.filter((answer) => answer !== undefined);
  expect(given.length).toBeGreaterThan(0);
  expect(given.filter((answer) => !isClosed(answer))).toEqual([]);
  expect(isPage && !loader, 'a page without a loader is open').toBe(false);
});
