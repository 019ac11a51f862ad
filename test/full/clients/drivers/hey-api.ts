import assert from 'node:assert/strict';
import { client } from './client/client.gen';
import * as api from './client/sdk.gen';

const { BASE_URL = '', EMAIL = '', PASSWORD = '' } = process.env;
client.setConfig({ baseUrl: BASE_URL, throwOnError: true });

const login = await api.login({ body: { email: EMAIL, password: PASSWORD }, throwOnError: true });
assert(login.data.status === 'authenticated');
const { accessToken } = login.data;
client.setConfig({ auth: () => accessToken });

const { data: me } = await api.me({ throwOnError: true });
assert.equal(me.user.email, EMAIL);

const { data: account } = await api.getAccount({ throwOnError: true });
const { data: renamed } = await api.updateAccount({
  body: { firstName: 'Ada', lastName: 'Lovelace', version: account.version },
  throwOnError: true,
});
assert.equal(renamed.firstName, 'Ada');
const { data: organization } = await api.getOrganization({ throwOnError: true });
assert.equal(organization.name, 'Acme');

const { data: users } = await api.listUsers({ query: { limit: 5 }, throwOnError: true });
assert(users.items.some(({ id }) => id === me.user.id));
const { data: user } = await api.getUser({ path: { id: me.user.id }, throwOnError: true });
assert.equal(user.email, EMAIL);

const { data: role } = await api.createRole({
  body: { name: 'Help desk', permissions: ['user_management'] },
  throwOnError: true,
});
const { data: changed } = await api.changeRole({
  path: { id: role.id },
  body: { version: role.version, name: 'Service desk', permissions: ['user_management'] },
  throwOnError: true,
});
assert.equal(changed.name, 'Service desk');
const { data: roles } = await api.listRoles({ throwOnError: true });
assert(roles.items.some(({ id }) => id === role.id));
await api.deleteRole({ path: { id: role.id }, throwOnError: true });

const { data: domain } = await api.claimDomain({ body: { domain: 'hey-api.example' }, throwOnError: true });
const { data: read } = await api.getDomain({ path: { id: domain.id }, throwOnError: true });
assert.equal(read.status, 'pending');
const { data: domains } = await api.listDomains({ throwOnError: true });
assert.equal(domains.items.length, 1);
await api.removeDomain({ path: { id: domain.id }, throwOnError: true });

const { data: application } = await api.createOAuthClient({
  body: { name: 'Wiki', redirect_uris: ['https://wiki.example/callback'] },
  throwOnError: true,
});
const { data: found } = await api.getOAuthClient({ path: { id: application.id }, throwOnError: true });
assert.equal(found.name, 'Wiki');
const { data: applications } = await api.listOAuthClients({ throwOnError: true });
assert.equal(applications.items.length, 1);
await api.deleteOAuthClient({ path: { id: application.id }, throwOnError: true });

const { data: events } = await api.listAuditEvents({ query: { limit: 50 }, throwOnError: true });
assert(events.items.some(({ action }) => action.startsWith('role.')));
const { data: policy } = await api.getSignInPolicy({ throwOnError: true });
assert.equal(typeof policy.version, 'number');

const refused = await api.getUser({ path: { id: crypto.randomUUID() }, throwOnError: false });
assert.equal(refused.error?.code, 'not_found');
await api.logout({ throwOnError: true });
const ended = await api.me({ throwOnError: false });
assert.equal(ended.response?.status, 401);
