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
  ['nobody but its admin', {}, []],
  ['somebody who is invited', { invitations: 1 }, ['inviteUsers']],
  ['a second person', { users: 2 }, ['inviteUsers']],
  ['a domain that is claimed', { domains: 1 }, []],
  ['a verified domain', { domains: 1, verifiedDomains: 1 }, ['verifyDomain']],
  ['a connection that is off', { connections: 1 }, []],
  ['a connection that is on', { connections: 1, enabledConnections: 1 }, ['connectIdentityProvider']],
  ['a SAML application', { samlProviders: 1 }, ['connectApplication']],
])('an organization with %s has taken the steps %s', (_, overview, titles) => {
  expect(done(overview)).toEqual(titles);
});

test('a tenant has no number of tenants, and without an answer there is none at all', () => {
  const t = textsOf(new Request('http://localhost/'), countsTexts);
  expect(countsOf(nothing, t)['/superadmin/tenants']).toBeUndefined();
  expect(countsOf({ ...nothing, tenants: 0 }, t)['/superadmin/tenants']).toEqual({ value: 0 });
  expect(countsOf(null, t)).toEqual({});
});
