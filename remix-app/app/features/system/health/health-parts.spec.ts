import type { SystemHealth } from '@gatehouse/contracts';
import { formatsOf } from '@gatehouse/texts';
import { expect, test } from 'vitest';
import { textsOf } from '~/server/texts.server';
import { healthTexts } from '../texts/health';
import { healthParts } from './health-parts';

const t = textsOf(new Request('http://localhost/'), healthTexts);

const AT = '2026-11-21T12:00:00Z';
const HEALTH: SystemHealth = {
  asOf: AT,
  standings: {
    database: 'good',
    jobs: 'wrong',
    mail: 'wait',
    keys: 'good',
    certificates: 'good',
    upstreams: 'good',
    audit: 'good',
    isolation: 'wrong',
    passwords: 'wait',
  },
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
  jobs: {
    total: 20,
    failing: ['saml-keys'],
    waiting: 0,
    waitsSince: null,
    lastHour: { done: 90, givenUp: 1 },
  },
  mail: { leaves: false, queued: 2, dueSince: AT, lastHour: { written: 3, sent: 0, dead: 0 } },
  keys: { current: 2, next: 2, turnedAt: AT },
  certificates: { watched: 3, ending: 0, ended: 0, next: { name: 'Acme', endsAt: AT } },
  upstreams: { connections: 2, failing: 0, refusing: 0, lastHour: { succeeded: 5, failed: 1 } },
  audit: {
    unsealed: 10_000,
    unsealedSince: AT,
    sealedAt: AT,
    verified: { at: AT, isWhole: true, events: 1_200, sound: true },
  },
  isolation: {
    provenAt: AT,
    operations: 400,
    tables: 90,
    cpuMs: 1_900,
    failures: ['domains: Row-level security is disabled.'],
    kept: { proofs: 24, failed: 1, lastFailedAt: AT },
  },
  passwords: { source: 'service', failingSince: AT },
  lastHour: [],
};

const facts = (health: SystemHealth, part: string) =>
  Object.fromEntries(
    healthParts(health, t, formatsOf('en'))
      .find((it) => it.part === part)
      ?.facts.map(({ label, value }) => [label, value]) ?? [],
  );

test('each part has the status that the API returns', () => {
  expect(
    Object.fromEntries(healthParts(HEALTH, t, formatsOf('en')).map(({ part, standing }) => [part, standing])),
  ).toEqual(HEALTH.standings);
});

test('without a mail server, no email is late', () => {
  expect(facts(HEALTH, 'mail')).toMatchObject({ 'Mail server': 'None: emails stay in the outbox' });
  expect(facts(HEALTH, 'mail')).not.toHaveProperty('Oldest waiting since');
});

test('the audit log part shows unsealed events and the result of the last verification', () => {
  expect(facts(HEALTH, 'audit')).toMatchObject({
    'Events without a seal': '10,000 or more',
    'Last verified': { at: AT },
    Result: 'No tampering in 1,200 events of all chains',
  });
  const never = { ...HEALTH, audit: { ...HEALTH.audit, verified: null } };
  expect(facts(never, 'audit')).toMatchObject({ 'Last verified': 'Never' });
});

test('the next certificate to expire is named', () => {
  expect(facts(HEALTH, 'certificates')).toMatchObject({
    'Next to expire': { name: 'Acme' },
    Expires: { at: AT },
  });
});

test('a source of leaked passwords that does not respond shows since when', () => {
  expect(facts(HEALTH, 'passwords')).toEqual({
    Source: 'Range service',
    'No response since': { at: AT },
  });
  const none = { ...HEALTH, passwords: { source: 'none' as const, failingSince: null } };
  expect(facts(none, 'passwords')).toEqual({ Source: 'None: nothing is looked up' });
});
