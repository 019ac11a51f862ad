import type { TenantHealth } from '@gatehouse/contracts';
import { formatsOf } from '@gatehouse/texts';
import { expect, test } from 'vitest';
import { textsOf } from '~/server/texts.server';
import { organizationParts } from './organization-parts';
import { organizationHealthTexts } from './texts/health';

const ENGLISH = {
  t: textsOf(new Request('http://localhost/'), organizationHealthTexts),
  formats: formatsOf('en'),
};

const CONNECTION: TenantHealth['connections'][number] = {
  id: '0198f3a2-6c1e-7d42-9b5a-2f4c8e1d7a90',
  name: 'Directory',
  type: 'oauth2',
  isEnabled: true,
  reachable: true,
  readAt: '2026-11-21T11:00:00Z',
  failure: null,
  certificateEndsAt: null,
  lastSignInAt: '2026-11-21T11:59:00Z',
  lastFailureAt: null,
  lastFailure: null,
  failuresSinceSuccess: 0,
  last24Hours: { good: 1, failed: 0 },
  lastHour: [{ at: '2026-11-21T11:59:00Z', good: 1, failed: 0 }],
};
const DOMAIN: TenantHealth['domains'][number] = {
  id: '0198f3a2-6c1e-7d42-9b5a-2f4c8e1d7a91',
  domain: 'acme.example',
  status: 'active',
  lastCheckAt: null,
  lastSeenAt: null,
};
const WELL: TenantHealth = {
  asOf: '2026-11-21T12:00:00Z',
  connections: [CONNECTION],
  domains: [DOMAIN],
  mail: { delivered: 2, waiting: 0, failed: 0, lastHour: [] },
};
const directory = (change: Partial<typeof CONNECTION>): Partial<TenantHealth> => ({
  connections: [{ ...CONNECTION, ...change }],
});

test('a healthy organization needs no action', () => {
  const parts = organizationParts(WELL, ENGLISH);
  expect(parts.map(({ name, standing, advice }) => [name, standing, advice])).toEqual([
    ['Directory', 'good', []],
    ['Domains', 'good', []],
    ['Mail', 'good', []],
  ]);
});

test.each<[Partial<TenantHealth>, string, string, RegExp]>([
  [directory({ reachable: false, failure: 'No answer.' }), 'Directory', 'wrong', /its endpoint responds/],
  [directory({ certificateEndsAt: '2026-11-20T12:00:00Z' }), 'Directory', 'wrong', /certificate expired/],
  [directory({ certificateEndsAt: '2026-11-26T12:00:00Z' }), 'Directory', 'wait', /in 5 days/],
  [directory({ last24Hours: { good: 0, failed: 2 } }), 'Directory', 'wait', /failed/],
  [
    directory({ failuresSinceSuccess: 2, last24Hours: { good: 0, failed: 2 } }),
    'Directory',
    'wait',
    /failed/,
  ],
  [directory({ last24Hours: { good: 1, failed: 9 } }), 'Directory', 'wrong', /failed/],
  [directory({ failuresSinceSuccess: 3, lastHour: [] }), 'Directory', 'wrong', /The last 3 sign-ins failed/],
  [{ domains: [] }, 'Domains', 'wait', /Claim the domain/],
  [{ domains: [{ ...DOMAIN, status: 'inactive' }] }, 'Domains', 'wrong', /is missing/],
  [{ mail: { ...WELL.mail, failed: 1 } }, 'Mail', 'wrong', /Check the email addresses/],
])('%o: %s is "%s" and comes first with its advice', (change, name, standing, advice) => {
  const [first] = organizationParts({ ...WELL, ...change }, ENGLISH);
  expect(first).toMatchObject({ name, standing, advice: [expect.stringMatching(advice)] });
});

test('a disabled connection does not count as failing', () => {
  const disabled = directory({ isEnabled: false, reachable: false, failure: 'x' });
  const [first] = organizationParts({ ...WELL, ...disabled }, ENGLISH);
  expect(first).toMatchObject({ standing: 'wait', label: 'Disabled', advice: [] });
});
