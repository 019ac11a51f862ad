import type { TenantDto } from '@gatehouse/contracts';
import { expect, test } from 'vitest';
import { attentionOf, type TenantFacts } from './tenant-attention';

const NOW = new Date('2026-11-24T12:00:00Z');
const ID = '01a20e54-d182-7180-be0d-7d39d7b031c5';
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000).toISOString();

/** The part of a value that the rules read. */
const some = <T>(value: object) => value as T;

const tenant = (given: Partial<TenantDto> = {}) =>
  some<TenantDto>({
    id: ID,
    status: 'active',
    subscriptionPlan: 'pro',
    paymentStatus: 'paid',
    trialEndsAt: null,
    ...given,
  });

const usage = (given: object = {}) => {
  const some = { used: 1, limit: 100 };
  return { plan: 'pro', users: some, domains: some, ssoConfigurations: some, requested: null, ...given };
};
const connection = (given: object = {}) => ({
  id: 'c1',
  name: 'Acme Okta',
  isEnabled: true,
  lastTest: { at: inDays(-1) },
  ...given,
});
const health = (given: object = {}) => ({
  connections: [{ id: 'c1', lastSignInAt: null }],
  domains: [{ id: 'd1', domain: 'acme.test', status: 'active' }],
  ...given,
});

/** A tenant without problems, except for the given changes. */
function facts(given: Partial<Record<keyof TenantFacts, unknown>> = {}): TenantFacts {
  return some<TenantFacts>({
    tenant: tenant(),
    usage: usage(),
    products: [],
    sso: [],
    configurations: [connection()],
    health: health(),
    people: { admins: 2, invited: 0 },
    overview: null,
    signIns: { last24Hours: { succeeded: 10, failed: 2 } },
    ...given,
  });
}

const of = (given: Parameters<typeof facts>[0]) => attentionOf(facts(given), NOW);

test('a tenant without problems needs no attention', () => {
  expect(of({})).toEqual([]);
});

test.each([
  ['on-hold', [{ kind: 'onHold', level: 'bad' }]],
  ['suspended', [{ kind: 'closed', level: 'bad', status: 'suspended' }]],
  ['cancelled', [{ kind: 'closed', level: 'bad', status: 'cancelled' }]],
  // The notice above every tab contains it, with the button.
  ['pending', []],
] as const)('the status %s leads to the items %j', (status, expected) => {
  expect(of({ tenant: tenant({ status }) })).toMatchObject(expected);
});

test.each([
  [8, []],
  [7, [7]],
  [0.5, [1]],
  [-2, [0]],
])('a trial that ends in %s days is listed with %j days left', (days, left) => {
  const trial = tenant({ subscriptionPlan: 'trial', paymentStatus: 'pending', trialEndsAt: inDays(days) });
  expect(of({ tenant: trial }).map((item) => item.kind === 'trial' && item.days)).toEqual(left);
});

test('an overdue payment takes precedence over the end of the trial', () => {
  const overdue = tenant({ subscriptionPlan: 'trial', paymentStatus: 'overdue', trialEndsAt: inDays(-1) });
  expect(of({ tenant: overdue })).toMatchObject([
    { kind: 'overdue', level: 'bad', to: `/superadmin/tenants/${ID}/plan` },
  ]);
});

test.each([
  [{ admins: 0, invited: 0 }, 'noAdmin'],
  [{ admins: 0, invited: 3 }, 'adminInvited'],
  [{ admins: 1, invited: 3 }, 'lastAdmin'],
])('with %j, the item about administrators is %s', (people, expected) => {
  expect(of({ people })).toMatchObject([
    { kind: 'setup', of: expected, to: `/superadmin/tenants/${ID}/people` },
  ]);
});

test('without an enabled connection, setting one up is recommended', () => {
  expect(of({ configurations: [] })).toMatchObject([{ of: 'noConnection' }]);
  expect(of({ configurations: [connection({ isEnabled: false })] })).toMatchObject([{ of: 'noneEnabled' }]);
});

test('an enabled connection that is neither tested nor used is listed with the page to test it', () => {
  const configurations = [connection({ lastTest: null })];
  expect(of({ configurations })).toMatchObject([
    { kind: 'untested', name: 'Acme Okta', to: '/superadmin/sso-configuration/c1?tab=sign-ins' },
  ]);
  const used = health({ connections: [{ id: 'c1', lastSignInAt: inDays(-1) }] });
  expect(of({ configurations, health: used })).toEqual([]);
});

test('an unverified domain and a missing domain are listed', () => {
  const domains = [{ id: 'd1', domain: 'acme.test', status: 'pending' }];
  expect(of({ health: health({ domains }) })).toMatchObject([
    { kind: 'unverified', name: 'acme.test', to: '/superadmin/domains/d1' },
  ]);
  expect(of({ health: health({ domains: [] }) })).toMatchObject([{ of: 'noDomain' }]);
});

test('problems of connections are listed with current failures first', () => {
  const sso = [
    { kind: 'certificate', id: 'c1', name: 'Acme Okta', message: 'It expires in 7 days.', daysLeft: 7 },
    { kind: 'sign_ins', id: 'c2', name: 'Acme Entra', message: 'The last 4 failed.', daysLeft: null },
    { kind: 'certificate', id: 'c3', name: 'Acme Ping', message: 'It expired.', daysLeft: -1 },
  ];
  expect(of({ sso }).map((item) => item.kind === 'sso' && [item.name, item.level])).toEqual([
    ['Acme Entra', 'bad'],
    ['Acme Ping', 'bad'],
    ['Acme Okta', 'wait'],
  ]);
});

test('plan and product requests are listed for a decision', () => {
  const products = [
    { name: 'USB Security', standing: 'requested' },
    { name: 'AI Antivirus', standing: 'included' },
  ];
  expect(of({ usage: usage({ requested: 'enterprise' }), products })).toMatchObject([
    { kind: 'planRequest', plan: 'enterprise' },
    { kind: 'productRequest', name: 'USB Security' },
  ]);
});

test('a usage of nine tenths is near the limit of the plan', () => {
  const near = usage({
    domains: { used: 9, limit: 10 },
    users: { used: 89, limit: 100 },
    ssoConfigurations: { used: 700, limit: null },
  });
  expect(of({ usage: near })).toMatchObject([{ kind: 'nearLimit', what: 'domains', used: 9, limit: 10 }]);
});

test.each([
  [{ succeeded: 2, failed: 3 }, 1],
  [{ succeeded: 3, failed: 3 }, 0],
  [{ succeeded: 0, failed: 2 }, 0],
])('with %j in a day, %i items are about failed sign-ins', (last24Hours, count) => {
  expect(of({ signIns: { last24Hours } }).filter(({ kind }) => kind === 'failing')).toHaveLength(count);
});

test('data that could not be read leads to no item', () => {
  const unread = { usage: null, products: null, sso: null, configurations: null, health: null };
  expect(of({ ...unread, people: null, signIns: null })).toEqual([]);
});
