import assert from 'node:assert/strict';
import * as generated from './client';

const { BASE_URL = '', EMAIL = '', PASSWORD = '' } = process.env;

const login = await new generated.AuthApi(new generated.Configuration({ basePath: BASE_URL })).login({
  login: { email: EMAIL, password: PASSWORD },
});
assert(login.status === 'authenticated');
const { accessToken } = login;
const configuration = new generated.Configuration({ basePath: BASE_URL, accessToken: () => accessToken });
const auth = new generated.AuthApi(configuration);
const accounts = new generated.AccountApi(configuration);
const people = new generated.UsersApi(configuration);
const claims = new generated.DomainsApi(configuration);
const clients = new generated.OAuth2Api(configuration);
const tenants = new generated.TenantsApi(configuration);

const me = await auth.me();
assert.equal(me.user.email, EMAIL);

const account = await accounts.getAccount();
const renamed = await accounts.updateAccount({
  updateAccount: { firstName: 'Ada', lastName: 'Lovelace', version: account.version },
});
assert.equal(renamed.firstName, 'Ada');
const organization = await tenants.getOrganization();
assert.equal(organization.name, 'Acme');

const users = await people.listUsers({ limit: 5 });
assert(users.items.some(({ id }) => id === me.user.id));
const user = await people.getUser({ id: me.user.id });
assert.equal(user.email, EMAIL);

const role = await people.createRole({
  createTenantRole: { name: 'Help desk', permissions: ['user_management'] },
});
const changed = await people.changeRole({
  id: role.id,
  changeTenantRole: { version: role.version, name: 'Service desk', permissions: ['user_management'] },
});
assert.equal(changed.name, 'Service desk');
const roles = await people.listRoles({});
assert(roles.items.some(({ id }) => id === role.id));
await people.deleteRole({ id: role.id });

const domain = await claims.claimDomain({ claimDomain: { domain: 'typescript-fetch.example' } });
const read = await claims.getDomain({ id: domain.id });
assert.equal(read.status, 'pending');
const domains = await claims.listDomains({});
assert.equal(domains.items.length, 1);
await claims.removeDomain({ id: domain.id });

const application = await clients.createOAuthClient({
  createOAuthClient: { name: 'Wiki', redirectUris: ['https://wiki.example/callback'] },
});
const found = await clients.getOAuthClient({ id: application.id });
assert.equal(found.name, 'Wiki');
const applications = await clients.listOAuthClients({});
assert.equal(applications.items.length, 1);
await clients.deleteOAuthClient({ id: application.id });

const events = await new generated.AuditApi(configuration).listAuditEvents({ limit: 50 });
assert(events.items.some(({ action }) => action.startsWith('role.')));
const policy = await tenants.getSignInPolicy({});
assert.equal(typeof policy.version, 'number');

await assert.rejects(
  people.getUser({ id: crypto.randomUUID() }),
  (error) => error instanceof generated.ResponseError && error.response.status === 404,
);
await auth.logout();
await assert.rejects(auth.me(), generated.ResponseError);
