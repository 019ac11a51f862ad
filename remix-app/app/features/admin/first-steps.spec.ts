import type { Overview } from '@gatehouse/contracts';
import { expect, test } from 'vitest';
import { countsOf } from '../console/counts';
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
  provenDomains: 0,
  sessions: 1,
  consents: 0,
  events: 3,
};
const done = (overview: Partial<Overview>) =>
  firstSteps({ ...nothing, ...overview }).flatMap(({ title, isDone }) => (isDone ? [title] : []));

test.each<[string, Partial<Overview>, string[]]>([
  ['nobody but its admin', {}, []],
  ['somebody who is invited', { invitations: 1 }, ['Invite people']],
  ['a second person', { users: 2 }, ['Invite people']],
  ['a domain that is claimed', { domains: 1 }, []],
  ['a domain that is proven', { domains: 1, provenDomains: 1 }, ['Prove a domain']],
  ['a connection that is off', { connections: 1 }, []],
  ['a connection that is on', { connections: 1, enabledConnections: 1 }, ['Connect your directory']],
  ['a SAML application', { samlProviders: 1 }, ['Connect an application']],
])('an organization with %s has taken the steps %s', (_, overview, titles) => {
  expect(done(overview)).toEqual(titles);
});

test('a tenant has no number of tenants, and without an answer there is none at all', () => {
  expect(countsOf(nothing)['/superadmin/tenants']).toBeUndefined();
  expect(countsOf({ ...nothing, tenants: 0 })['/superadmin/tenants']).toEqual({ value: 0 });
  expect(countsOf(null)).toEqual({});
});
