import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';
import { aPng } from '../support/pictures.ts';
import { aClient, RelyingParty } from '../support/relying-party.ts';

interface Application {
  readonly id: string;
  readonly logo_url: string | null;
  readonly version: number;
}

let api: TestApi;
let tenantId: string;
let admin: ApiCaller;
let stranger: ApiCaller;
let superadmin: ApiCaller;

beforeAll(async () => {
  api = await startApi();
  tenantId = (await aTenant(api, { name: 'Acme' })).id;
  admin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
  const other = (await aTenant(api)).id;
  stranger = await signedIn(api, await aPerson(api, { tenantId: other, role: 'tenant_admin' }));
  superadmin = await signedIn(api, await aPerson(api));
});
afterAll(() => api.stop());

let count = 0;
const KINDS = [
  {
    kind: 'an OpenID application',
    path: '/api/v1/admin/oauth2/clients',
    fields: () => ({ name: 'Ledger', redirect_uris: ['https://ledger.test/'] }),
  },
  {
    kind: 'a SAML application',
    path: '/api/v1/admin/saml/service-providers',
    fields: () => ({
      name: 'Travel',
      entity_id: `https://travel.test/${++count}`,
      acs_url: 'https://travel.test/acs',
    }),
  },
];

function setLogo(caller: ApiCaller, path: string, { id, version }: Application, content: Buffer) {
  return caller.put(`${path}/${id}/logo`, { version, content: content.toString('base64') });
}

async function register(path: string, fields: object): Promise<Application> {
  const response = await admin.post(path, fields);
  expect(response.status).toBe(201);
  return (await response.json()) as Application;
}

describe.each(KINDS)('the logo of $kind', ({ path, fields }) => {
  test('is shown in lists and served only as a picture', async () => {
    const application = await register(path, fields());
    expect(application.logo_url).toBeNull();
    const picture = aPng(64, 64);
    const saved = await setLogo(admin, path, application, picture);
    const { logo_url, version } = (await saved.json()) as Application;
    expect([saved.status, version]).toEqual([200, application.version + 1]);
    expect(logo_url).toMatch(/^\/api\/v1\/logos\/[\w-]{43}$/);

    const served = await api.fetch(logo_url ?? '');
    expect(Buffer.from(await served.arrayBuffer())).toEqual(picture);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });

    const list = await (await admin.get('/api/v1/admin/applications')).json();
    expect(list).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ id: application.id, logo_url })]),
    });
    const trail = await (await admin.get(`/api/v1/audit/events?target=${application.id}`)).text();
    expect(trail).toContain('logo');
  });

  test('can be replaced and removed, which also removes its URL', async () => {
    const application = await register(path, fields());
    const first = (await (await setLogo(admin, path, application, aPng(64, 64))).json()) as Application;
    const second = (await (await setLogo(admin, path, first, aPng(32, 32))).json()) as Application;
    expect(second.logo_url).not.toBe(first.logo_url);
    expect((await api.fetch(first.logo_url ?? '')).status).toBe(404);
    const removed = await admin.delete(`${path}/${application.id}/logo?version=${second.version}`);
    expect((await removed.json()) as Application).toMatchObject({ logo_url: null });
    expect((await api.fetch(second.logo_url ?? '')).status).toBe(404);
  });

  test('is deleted with the application', async () => {
    const application = await register(path, fields());
    const { logo_url } = (await (
      await setLogo(admin, path, application, aPng(64, 64))
    ).json()) as Application;
    expect((await admin.delete(`${path}/${application.id}`)).status).toBe(204);
    expect((await api.fetch(logo_url ?? '')).status).toBe(404);
  });

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a PNG with more behind it', Buffer.concat([aPng(64, 64), Buffer.from('<script>')])],
    ['one that is too small', aPng(16, 16)],
  ])('is not %s', async (_name, content) => {
    const application = await register(path, fields());
    const refused = await setLogo(admin, path, application, content);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ errors: [{ field: 'content', code: 'no_picture' }] });
  });

  test('cannot be set by another organization, or with an older version', async () => {
    const application = await register(path, fields());
    expect((await setLogo(stranger, path, application, aPng(64, 64))).status).toBe(404);
    expect((await stranger.delete(`${path}/${application.id}/logo?version=1`)).status).toBe(404);
    const member = await signedIn(api, await aPerson(api, { tenantId }));
    expect((await setLogo(member, path, application, aPng(64, 64))).status).toBe(403);
    const stale = { ...application, version: application.version + 1 };
    expect((await setLogo(admin, path, stale, aPng(64, 64))).status).toBe(409);
    const read = await (await admin.get(`${path}/${application.id}`)).json();
    expect(read).toMatchObject({ logo_url: null });
  });

  test('is shown with the name of its organization', async () => {
    const application = await register(path, fields());
    const read = await (await superadmin.get(`${path}/${application.id}`)).json();
    expect(read).toMatchObject({ tenant_id: tenantId, tenant_name: 'Acme' });
  });
});

test('the sign-in page of an application shows its logo as soon as it is set', async () => {
  const client = await aClient(superadmin);
  const party = await RelyingParty.discover(api, client);
  const logoAt = async () => {
    const browser = new Browser(api);
    const { url } = await party.request();
    const shown = await browser.interaction(await browser.follow(url));
    return ((await shown.json()) as { client: { logo_url: string | null } }).client.logo_url;
  };
  expect(await logoAt()).toBeNull();
  const path = '/api/v1/admin/oauth2/clients';
  const application = (await (await superadmin.get(`${path}/${client.id}`)).json()) as Application;
  const saved = await setLogo(superadmin, path, application, aPng(64, 64));
  expect(await logoAt()).toBe(((await saved.json()) as Application).logo_url);
});

test('an API is listed with the name and the issuer of its organization', async () => {
  const made = await admin.post('/api/v1/admin/oauth2/resources', {
    name: 'Ledger',
    identifier: 'https://api.ledger.test',
  });
  const owner = {
    tenant_name: 'Acme',
    tenant_issuer: expect.stringMatching(/\/t\/[a-z0-9-]+$/),
    tenant_custom_issuer: null,
  };
  expect(await made.json()).toMatchObject(owner);
  const list = await (await superadmin.get(`/api/v1/admin/oauth2/resources?tenant_id=${tenantId}`)).json();
  expect(list).toMatchObject({ items: [expect.objectContaining(owner)] });
});

test('the APIs of the owner of an application are listed by the application', async () => {
  const path = '/api/v1/admin/oauth2/resources';
  const identifier = 'https://api.travel.test';
  expect((await admin.post(path, { name: 'Travel', identifier })).status).toBe(201);
  const ofTenant = await register('/api/v1/admin/oauth2/clients', KINDS[0]?.fields() ?? {});
  const ofPlatform = await aClient(superadmin);
  const listed = async (application: string, caller = superadmin) => {
    const response = await caller.get(`${path}?application=${application}`);
    const { items } = (await response.json()) as { items?: { identifier: string }[] };
    return items?.map((item) => item.identifier) ?? response.status;
  };
  expect(await listed(ofTenant.id)).toContain(identifier);
  expect(await listed(ofTenant.id, admin)).toContain(identifier);
  expect(await listed(ofPlatform.id)).not.toContain(identifier);
  expect(await listed(ofTenant.id, stranger)).toBe(404);
});
