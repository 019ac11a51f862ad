import type { HealthNow } from '@gatehouse/contracts';
import { expect, test } from 'vitest';
import { healthStandings, mainFigures } from './health-standings.js';

const AGO = (seconds: number) => new Date(Date.parse('2026-11-21T12:00:00Z') - seconds * 1_000).toISOString();

const WELL: HealthNow = {
  asOf: '2026-11-21T12:00:00Z',
  database: {
    version: '18.1',
    answeredInMs: 4,
    connections: 9,
    maxConnections: 100,
    pool: { size: 10, used: 1, waiting: 0 },
    sizeBytes: 20_000_000,
    migrations: 40,
    lastMigration: 'Migration20261123T0554_reports',
  },
  jobs: { total: 20, failing: [], waiting: 1, waitsSince: AGO(60), lastHour: { done: 90, givenUp: 0 } },
  mail: { leaves: true, queued: 0, dueSince: null, lastHour: { written: 3, sent: 3, dead: 0 } },
  keys: { current: 2, next: 2, turnedAt: '2026-11-01T12:00:00Z' },
  certificates: { watched: 3, ending: 0, ended: 0, next: { name: 'Acme', endsAt: '2027-11-01T12:00:00Z' } },
  upstreams: { connections: 2, failing: 0, refusing: 0, lastHour: { succeeded: 5, failed: 1 } },
  audit: { unsealed: 2, unsealedSince: AGO(1), sealedAt: AGO(2), verified: null },
  isolation: {
    provenAt: AGO(3_600),
    operations: 400,
    tables: 90,
    cpuMs: 900,
    failures: [],
    kept: { proofs: 24, failed: 0, lastFailedAt: null },
  },
  passwords: { source: 'service', failingSince: null },
};

test('a healthy platform reports every part as good', () => {
  expect(new Set(Object.values(healthStandings(WELL)))).toEqual(new Set(['good']));
});

const verified = { at: AGO(60), isWhole: true, events: 9, sound: false };

test.each<[string, string, Partial<HealthNow>]>([
  ['database', 'wait', { database: { ...WELL.database, connections: 95 } }],
  ['database', 'wait', { database: { ...WELL.database, answeredInMs: 900 } }],
  ['database', 'wait', { database: { ...WELL.database, pool: { size: 10, used: 10, waiting: 4 } } }],
  ['jobs', 'wrong', { jobs: { ...WELL.jobs, failing: ['outbox-delivery'] } }],
  ['jobs', 'wait', { jobs: { ...WELL.jobs, lastHour: { done: 1, givenUp: 1 } } }],
  ['jobs', 'wait', { jobs: { ...WELL.jobs, waitsSince: AGO(1_200) } }],
  ['mail', 'wait', { mail: { ...WELL.mail, leaves: false } }],
  ['mail', 'wait', { mail: { ...WELL.mail, queued: 1, dueSince: AGO(1_200) } }],
  ['mail', 'wrong', { mail: { ...WELL.mail, lastHour: { written: 3, sent: 2, dead: 1 } } }],
  ['keys', 'wait', { keys: { current: 2, next: 0, turnedAt: null } }],
  ['certificates', 'wait', { certificates: { ...WELL.certificates, ending: 1 } }],
  ['certificates', 'wrong', { certificates: { ...WELL.certificates, ended: 1 } }],
  ['upstreams', 'wait', { upstreams: { ...WELL.upstreams, refusing: 1 } }],
  ['upstreams', 'wrong', { upstreams: { ...WELL.upstreams, failing: 1 } }],
  ['audit', 'wait', { audit: { ...WELL.audit, unsealedSince: AGO(40) } }],
  ['audit', 'wrong', { audit: { ...WELL.audit, unsealedSince: AGO(900) } }],
  ['audit', 'wrong', { audit: { ...WELL.audit, verified } }],
  [
    'isolation',
    'wrong',
    { isolation: { ...WELL.isolation, failures: ['domains: Row-level security is disabled.'] } },
  ],
  ['isolation', 'wait', { isolation: { ...WELL.isolation, provenAt: AGO(7_300) } }],
  ['isolation', 'wait', { isolation: { ...WELL.isolation, provenAt: null } }],
  ['passwords', 'wait', { passwords: { source: 'service', failingSince: AGO(1) } }],
])('%s is "%s" with %o', (part, standing, change) => {
  expect(healthStandings({ ...WELL, ...change })).toEqual({ ...healthStandings(WELL), [part]: standing });
});

test('each part has one main number', () => {
  expect(mainFigures(WELL)).toEqual({
    database: 4,
    jobs: 1,
    mail: 0,
    keys: 2,
    certificates: 0,
    upstreams: 1,
    audit: 2,
    isolation: 0,
    passwords: 0,
  });
});
