import { permissionsOf } from '@gatehouse/contracts';
import { expect, test } from 'vitest';
import { readDashboard } from '~/features/dashboard/own-dashboard.server';
import type { Visit } from '~/server/visit.server';
import { readPlatformDashboard } from './platform-dashboard.server';

/** Answers every read except the failing ones. A list has one item that names its source. */
function visitWithout(...failing: string[]): { visit: Visit; asked: string[] } {
  const asked: string[] = [];
  const GET = async (path: string) => {
    asked.push(path);
    return failing.includes(path)
      ? { ok: false, problem: { status: 503, code: 'unavailable' }, headers: new Headers() }
      : {
          ok: true,
          value: { items: [{ from: path, name: '', plan: 'pro', product: 'any', createdAt: '' }] },
          headers: new Headers(),
        };
  };
  const user = { tenantId: null, permissions: permissionsOf('superadmin') };
  const request = new Request('http://localhost/superadmin/dashboard');
  const visit = { api: { GET }, session: { token: '', user }, request, url: new URL(request.url) };
  return { visit: visit as unknown as Visit, asked };
}

test('a failing part of the user dashboard does not affect the others', async () => {
  const { visit } = visitWithout('/api/v1/account/devices', '/api/v1/overview');
  const { devices, overview, sessions, factors, connected, launches } = await readDashboard(visit);
  expect([devices, overview]).toEqual([null, null]);
  expect([sessions, factors, connected, launches].every((part) => part !== null)).toBe(true);
});

test('a failing part of the platform dashboard does not affect the others', async () => {
  const { visit } = visitWithout('/api/v1/statistics/sign-ins');
  const { signIns, attention, overview, tenants, requests } = await readPlatformDashboard(visit);
  expect(signIns).toBeNull();
  expect([attention, overview, tenants, requests].every((part) => part !== null)).toBe(true);
});

test('requests are shown only if both kinds can be read', async () => {
  const { visit } = visitWithout('/api/v1/products/requests');
  expect((await readPlatformDashboard(visit)).requests).toBeNull();
});

test('the dashboards read only what the user has permission for', async () => {
  const { visit, asked } = visitWithout();
  const { products } = await readDashboard(visit);
  expect(products).toBeNull();
  await readPlatformDashboard(visit);
  expect(asked).not.toContain('/api/v1/products');
  expect(asked).not.toContain('/api/v1/tenants/{id}/plan');
});
