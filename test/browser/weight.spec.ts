import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ROUTES } from '../../remix-app/app/pages/index.ts';
import { loadedScripts, SCRIPT_BUDGET } from '../support/page-scripts.ts';
import { pageWeights } from '../support/page-weights.ts';
import { Visitors } from '../support/visitors.ts';

/** Pages that are not hydrated. */
const UNHYDRATED = new Set(
  ROUTES.filter(({ frame }) => frame === 'public' || frame === 'plain').map(({ path }) => path),
);

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

test('every page stays within its script budget', async () => {
  const weights = await pageWeights(inject('gatehouse'));
  const tooHeavy = weights.filter(({ path, files, bytes }) => {
    const budget = UNHYDRATED.has(path) ? SCRIPT_BUDGET.public : SCRIPT_BUDGET.console;
    return files === 0 || files > budget.files || bytes > budget.bytes;
  });
  expect(weights.length).toBeGreaterThan(80);
  expect(tooHeavy).toEqual([]);
});

test.each([
  ['newcomer', '/', 'public'],
  ['newcomer', '/login', 'public'],
  ['newcomer', '/login?tab=sign-up', 'public'],
  ['newcomer', '/login-old', 'public'],
  ['user', '/dashboard', 'console'],
  ['admin', '/admin/sso', 'console'],
  ['superadmin', '/superadmin/tenants', 'console'],
] as const)('what a browser of a %s loads for %s is within the budget', async (who, path, kind) => {
  const page = who === 'newcomer' ? await visitors.newcomer() : await visitors.as(who);
  await page.goto(path, { waitUntil: 'networkidle' });
  const { files, bytes } = await loadedScripts(page);
  expect(files).toBeGreaterThan(0);
  expect(files).toBeLessThanOrEqual(SCRIPT_BUDGET[kind].files);
  expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET[kind].bytes);
  await visitors.leave(page);
});
