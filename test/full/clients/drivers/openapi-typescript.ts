import assert from 'node:assert/strict';
import createClient from 'openapi-fetch';
import type { paths } from './client/schema';

const { BASE_URL = '', EMAIL = '', PASSWORD = '' } = process.env;
const api = createClient<paths>({ baseUrl: BASE_URL });

/** The response data. Throws if the API returned an error. */
async function done<T>(answer: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await answer;
  if (!response.ok) throw new Error(`${response.status}: ${JSON.stringify(error)}`);
  return data as T;
}

const login = await done(api.POST('/api/v1/auth/login', { body: { email: EMAIL, password: PASSWORD } }));
assert(login.status === 'authenticated');
const { accessToken } = login;
api.use({
  onRequest({ request }) {
    request.headers.set('authorization', `Bearer ${accessToken}`);
    return request;
  },
});

const me = await done(api.GET('/api/v1/auth/me'));
assert.equal(me.user.email, EMAIL);

const account = await done(api.GET('/api/v1/account'));
const renamed = await done(
  api.PATCH('/api/v1/account', {
    body: { firstName: 'Ada', lastName: 'Lovelace', version: account.version },
  }),
);
assert.equal(renamed.firstName, 'Ada');
const organization = await done(api.GET('/api/v1/organization'));
assert.equal(organization.name, 'Acme');

const users = await done(api.GET('/api/v1/users', { params: { query: { limit: 5 } } }));
assert(users.items.some(({ id }) => id === me.user.id));
const user = await done(api.GET('/api/v1/users/{id}', { params: { path: { id: me.user.id } } }));
assert.equal(user.email, EMAIL);

const permissions = ['user_management' as const];
const role = await done(
  api.POST('/api/v1/roles', { body: { name: 'Help desk', description: '', permissions } }),
);
const onRole = { params: { path: { id: role.id } } };
const changed = await done(
  api.PATCH('/api/v1/roles/{id}', {
    ...onRole,
    body: { version: role.version, name: 'Service desk', description: '', permissions },
  }),
);
assert.equal(changed.name, 'Service desk');
const roles = await done(api.GET('/api/v1/roles'));
assert(roles.items.some(({ id }) => id === role.id));
await done(api.DELETE('/api/v1/roles/{id}', onRole));

const domain = await done(api.POST('/api/v1/domains', { body: { domain: 'openapi-typescript.example' } }));
const onDomain = { params: { path: { id: domain.id } } };
const read = await done(api.GET('/api/v1/domains/{id}', onDomain));
assert.equal(read.status, 'pending');
const domains = await done(api.GET('/api/v1/domains'));
assert.equal(domains.items.length, 1);
await done(api.DELETE('/api/v1/domains/{id}', onDomain));

const application = await done(
  api.POST('/api/v1/admin/oauth2/clients', {
    body: { name: 'Wiki', redirect_uris: ['https://wiki.example/callback'] },
  }),
);
const onApplication = { params: { path: { id: application.id } } };
const found = await done(api.GET('/api/v1/admin/oauth2/clients/{id}', onApplication));
assert.equal(found.name, 'Wiki');
const applications = await done(api.GET('/api/v1/admin/oauth2/clients'));
assert.equal(applications.items.length, 1);
await done(api.DELETE('/api/v1/admin/oauth2/clients/{id}', onApplication));

const events = await done(api.GET('/api/v1/audit/events', { params: { query: { limit: 50 } } }));
assert(events.items.some(({ action }) => action.startsWith('role.')));
const policy = await done(api.GET('/api/v1/sign-in-policy'));
assert.equal(typeof policy.version, 'number');

const refused = await api.GET('/api/v1/users/{id}', { params: { path: { id: crypto.randomUUID() } } });
assert.equal(refused.error?.code, 'not_found');
await done(api.POST('/api/v1/auth/logout'));
assert.equal((await api.GET('/api/v1/auth/me')).response.status, 401);
