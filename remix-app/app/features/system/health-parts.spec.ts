import type { SystemHealth } from '@gatehouse/contracts';
import { expect, test } from 'vitest';
import { healthParts } from './health-parts';

const WELL: SystemHealth = {
  asOf: '2026-11-21T12:00:00Z',
  database: {
    version: '18.1',
    answeredInMs: 4,
    connections: 9,
    maxConnections: 100,
    sizeBytes: 20_000_000,
    migrations: 40,
    lastMigration: 'Migration20261121T0551_sign_in_figures',
  },
  jobs: { total: 20, failing: [] },
  mail: { leaves: true, queued: 0, dueSince: null, lastHour: { written: 3, sent: 3, dead: 0 } },
  keys: { current: 2, next: 2, turnedAt: '2026-11-01T12:00:00Z' },
  upstreams: { connections: 2, failing: 0, lastHour: { succeeded: 5, failed: 1 } },
};

const standings = (health: SystemHealth, attention: Parameters<typeof healthParts>[1] = []) =>
  Object.fromEntries(healthParts(health, attention).map(({ name, standing }) => [name, standing]));

test('a platform on which all is well says so of every part', () => {
  expect(new Set(Object.values(standings(WELL)))).toEqual(new Set(['good']));
});

test.each<[string, string, Partial<SystemHealth>]>([
  ['Database', 'wait', { database: { ...WELL.database, connections: 95 } }],
  ['Database', 'wait', { database: { ...WELL.database, answeredInMs: 900 } }],
  ['Jobs', 'wrong', { jobs: { total: 20, failing: ['outbox-delivery'] } }],
  ['Mail', 'wait', { mail: { ...WELL.mail, leaves: false } }],
  ['Mail', 'wait', { mail: { ...WELL.mail, queued: 1, dueSince: '2026-11-21T11:40:00Z' } }],
  ['Mail', 'wrong', { mail: { ...WELL.mail, lastHour: { written: 3, sent: 2, dead: 1 } } }],
  ['Keys', 'wait', { keys: { current: 2, next: 0, turnedAt: null } }],
  ['Upstreams', 'wrong', { upstreams: { ...WELL.upstreams, failing: 1 } }],
])('%s is "%s" where %o', (name, standing, change) => {
  expect(standings({ ...WELL, ...change })).toMatchObject({ [name]: standing });
});

test('a certificate that ends is to be looked at, and one that has ended is wrong', () => {
  const ending = {
    kind: 'certificate' as const,
    id: crypto.randomUUID(),
    tenantId: null,
    tenantName: null,
    name: 'Acme',
    message: 'Its certificate ends.',
  };
  expect(standings(WELL, [{ ...ending, daysLeft: 3 }])).toMatchObject({ Certificates: 'wait' });
  expect(standings(WELL, [{ ...ending, daysLeft: 0 }])).toMatchObject({ Certificates: 'wrong' });
});
