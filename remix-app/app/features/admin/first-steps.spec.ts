import type { Overview } from '@gatehouse/contracts';
import { expect, test } from 'vitest';
import { textsOf } from '~/server/texts.server';
import { countsOf } from '../console/counts';
import { countsTexts } from '../console/texts/counts';
import { firstSteps } from './first-steps';

const nothing: Overview = {
  tenants: null,
  users: 1,
  invitations: 0,
  roles: 0,
  applications: 0,
  samlProviders: 0,
  apis: 0,
  connections: 0,
  enabledConnections: 0,
  domains: 0,
  verifiedDomains: 0,
  sessions: 1,
  consents: 0,
  events: 3,
};
const done = (overview: Partial<Overview>) =>
  firstSteps({ ...nothing, ...overview }).flatMap(({ title, isDone }) => (isDone ? [title] : []));

test.each<[string, Partial<Overview>, string[]]>([
  ['only its admin', {}, []],
  ['a pending invitation', { invitations: 1 }, ['inviteUsers']],
  ['a second user', { users: 2 }, ['inviteUsers']],
  ['an unverified domain', { domains: 1 }, []],
  ['a verified domain', { domains: 1, verifiedDomains: 1 }, ['verifyDomain']],
  ['a disabled connection', { connections: 1 }, []],
  ['an enabled connection', { connections: 1, enabledConnections: 1 }, ['connectIdentityProvider']],
  ['a SAML application', { samlProviders: 1 }, ['connectApplication']],
])('an organization with %s has completed only the matching steps', (_, overview, titles) => {
  expect(done(overview)).toEqual(titles);
});

test('an organization has no count of tenants, and a failed read has no counts', () => {
  const t = textsOf(new Request('http://localhost/'), countsTexts);
  expect(countsOf(nothing, t)['/superadmin/tenants']).toBeUndefined();
  expect(countsOf({ ...nothing, tenants: 0 }, t)['/superadmin/tenants']).toEqual({ value: 0 });
  expect(countsOf(null, t)).toEqual({});
});
