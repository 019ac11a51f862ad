import { deflateSync } from 'node:zlib';
import type { Organization } from '@gatehouse/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { aPng, pngOf } from '../support/pictures.ts';

const PATH = '/api/v1/organization';
const clock = new HeldClock(new Date());
let api: TestApi;
let tenantId: string;
let admin: Person;
let asAdmin: ApiCaller;

beforeAll(async () => {
  api = await startApi({ clock });
});
afterAll(() => api.stop());
beforeEach(async () => {
  tenantId = (await aTenant(api, { name: 'Acme' })).id;
  admin = await aPerson(api, { tenantId, role: 'tenant_admin' });
  asAdmin = await signedIn(api, admin);
});

const read = async (caller = asAdmin, query = '') =>
  (await (await caller.get(`${PATH}${query}`)).json()) as Organization;
const change = (body: object, caller = asAdmin) => caller.patch(PATH, { version: 1, ...body });
const setLogo = (content: Buffer, version = 1, caller = asAdmin) =>
  put(caller, { version, content: content.toString('base64') });
const refusal = async (response: Response) => {
  const { code, errors = [] } = (await response.json()) as {
    code: string;
    errors?: { field: string; message: string }[];
  };
  return [response.status, code, ...errors.map(({ field, message }) => `${field}: ${message}`)];
};

function put({ token }: ApiCaller, body: object): Promise<Response> {
  return api.fetch(`${PATH}/logo`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
}

describe('the settings of an organization', () => {
  test('are changed field by field, and the audit log has each with its old and new value', async () => {
    const response = await change({
      name: ' شركة أكمي ',
      color: '#0B6E4F',
      securityEmail: 'Security@Acme.test',
      billingEmail: null,
    });
    expect(await response.json()).toMatchObject({
      name: 'شركة أكمي',
      color: '#0b6e4f',
      darkColor: null,
      securityEmail: 'security@acme.test',
      supportName: null,
      supportAddress: null,
      technicalEmail: null,
      version: 2,
    });
    expect(await read()).toMatchObject({ name: 'شركة أكمي', version: 2 });
    const trail = (await (await asAdmin.get('/api/v1/audit/events?action=tenant.updated')).json()) as {
      items: { detail: { changes: string[] } }[];
    };
    expect(trail.items[0]?.detail.changes).toEqual([
      'name: Acme → شركة أكمي',
      'color: none → #0b6e4f',
      'securityEmail: none → security@acme.test',
    ]);
  });

  test('statistics use days in its time zone, which API and database support', async () => {
    expect((await read()).timeZone).toBe('UTC');
    expect(await (await change({ timeZone: 'europe/zurich' })).json()).toMatchObject({
      timeZone: 'Europe/Zurich',
    });
    expect(await refusal(await change({ version: 2, timeZone: 'Mars/Base' }))).toEqual([
      422,
      'invalid_input',
      'timeZone: This time zone does not exist. Enter one such as Europe/Zurich',
    ]);
  });

  test('the second of two editors gets a conflict, even if each changed another part', async () => {
    expect((await change({ technicalEmail: 'it@acme.test' })).status).toBe(200);
    expect(await refusal(await change({ name: 'Acme Ltd' }))).toEqual([409, 'stale_version']);
    expect(await read()).toMatchObject({ name: 'Acme', technicalEmail: 'it@acme.test' });
  });

  test.each([
    [{ name: '  ' }, 'name: Enter a name'],
    [{ name: 'x'.repeat(121) }, 'name: At most 120 characters'],
    [{ color: 'red' }, 'color: Enter the color as # and six hexadecimal digits, such as #1976d2'],
    [{ securityEmail: 'nobody' }, 'securityEmail: Enter an email address'],
    [{ securityEmail: `${'x'.repeat(250)}@a.test` }, 'securityEmail: At most 254 characters'],
  ])('%j is rejected at its field', async (body, message) => {
    expect(await refusal(await change(body))).toEqual([400, 'invalid_input', message]);
  });

  test('a color without contrast to white text is rejected, with a similar one that works', async () => {
    const [status, , message] = await refusal(await change({ darkColor: '#ffcc00' }));
    expect(status).toBe(422);
    expect(message).toMatch(
      /^darkColor: White text on this color has a contrast of 1\.5:1\. .* #[0-9a-f]{6} is similar/,
    );
  });

  test('a member who is not an admin can read only the branding', async () => {
    await change({ color: '#0b6e4f', securityEmail: 'security@acme.test' });
    const member = await signedIn(api, await aPerson(api, { tenantId }));
    expect((await member.get(PATH)).status).toBe(403);
    expect((await change({ version: 2, name: 'Mine' }, member)).status).toBe(403);
    expect(await (await member.get(`${PATH}/brand`)).json()).toEqual({
      brand: { name: 'Acme', logoUrl: null, color: '#0b6e4f', darkColor: null, language: null, texts: {} },
    });
  });

  test('a superadmin names the organization; an admin can name only their own', async () => {
    const other = await aTenant(api, { name: 'Other' });
    const superadmin = await signedIn(api, await aPerson(api));
    expect(await read(superadmin, `?tenantId=${other.id}`)).toMatchObject({ name: 'Other' });
    expect((await change({ tenantId: other.id, name: 'Changed' }, superadmin)).status).toBe(200);
    expect(await refusal(await superadmin.get(PATH))).toEqual([
      422,
      'invalid_input',
      'tenantId: Specify the organization',
    ]);
    expect((await change({ tenantId: other.id, version: 2, name: 'Taken' })).status).toBe(404);
    expect((await asAdmin.get(`${PATH}?tenantId=${other.id}`)).status).toBe(404);
    expect(await (await superadmin.get(`${PATH}/brand`)).json()).toEqual({ brand: null });
  });
});

describe('limits of sessions', () => {
  test('apply from the next sign-in', async () => {
    expect((await change({ sessionIdleSeconds: 120, sessionTotalSeconds: 600 })).status).toBe(200);
    const me = (await (await (await signedIn(api, admin)).get('/api/v1/auth/me')).json()) as {
      session: { idleSeconds: number };
    };
    expect(me.session.idleSeconds).toBe(120);
  });

  test('require re-authentication; the name does not', async () => {
    clock.advance(400);
    await asAdmin.post('/api/v1/auth/activity');
    expect(await refusal(await change({ sessionTotalSeconds: 600 }))).toEqual([
      403,
      'reauthentication_required',
    ]);
    expect((await change({ name: 'Acme Ltd' })).status).toBe(200);
  });

  test.each([
    [{ sessionIdleSeconds: 59 }, 'sessionIdleSeconds'],
    [{ sessionTotalSeconds: 86_401 }, 'sessionTotalSeconds'],
    [{ offlineIdleSeconds: 31 * 86_400 }, 'offlineIdleSeconds'],
    [{ sessionIdleSeconds: 900, sessionTotalSeconds: 600 }, 'sessionIdleSeconds', 422],
    [{ offlineTotalSeconds: 60 }, 'offlineIdleSeconds', 422],
  ])('%j is outside of the limits', async (body, field, expected = 400) => {
    const [status, , message] = await refusal(await change(body));
    expect([status, String(message).split(':')[0]]).toEqual([expected, field]);
  });
});

describe('the logo', () => {
  test('is served at its own URL, cacheable forever, only as a picture', async () => {
    const { logo, version } = (await (await setLogo(aPng(64, 48))).json()) as Organization;
    expect(logo).toEqual({
      url: expect.stringMatching(/^\/api\/v1\/logos\/[\w-]{43}$/),
      width: 64,
      height: 48,
    });
    const served = await api.fetch(logo?.url as string);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(Buffer.from(await served.arrayBuffer())).toEqual(aPng(64, 48));

    await change({ version, name: 'Renamed' });
    expect(await read()).toMatchObject({ logo });
    expect((await api.fetch(logo?.url as string)).status).toBe(200);

    await asAdmin.delete(`${PATH}/logo?version=3`);
    expect(await read()).toMatchObject({ logo: null, version: 4 });
    expect((await api.fetch(logo?.url as string)).status).toBe(404);
  });

  test('is in the export of the organization, with its contacts', async () => {
    await setLogo(aPng(32, 32));
    await change({ version: 2, billingEmail: 'billing@acme.test' });
    const superadmin = await signedIn(api, await aPerson(api));
    const { tenant } = (await (await superadmin.get(`/api/v1/tenants/${tenantId}/export`)).json()) as {
      tenant: { logo: string; billing_email: string }[];
    };
    expect(tenant[0]?.billing_email).toBe('billing@acme.test');
    expect(Buffer.from(tenant[0]?.logo ?? '', 'base64')).toEqual(aPng(32, 32));
  });

  test('has separate URLs for two organizations with the same picture', async () => {
    const other = await aTenant(api);
    const asOther = await signedIn(api, await aPerson(api, { tenantId: other.id, role: 'tenant_admin' }));
    const urls = [await setLogo(aPng(64, 64)), await setLogo(aPng(64, 64), 1, asOther)].map(
      async (response) => ((await response.json()) as Organization).logo?.url,
    );
    const [one, two] = await Promise.all(urls);
    expect(one).not.toBe(two);
  });

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /can contain scripts.*PNG or WebP/],
    ['a web page', Buffer.from('<html><script>alert(1)</script>'), /not a PNG, JPEG or WebP/],
    [
      'a PNG with a page behind it',
      Buffer.concat([aPng(64, 64), Buffer.from('<html>')]),
      /other data after the picture/,
    ],
    ['a tiny one', aPng(16, 64), /16 × 64 pixels/],
    ['a giant one', pngOf(2_000, 64, deflateSync(Buffer.alloc(8))), /2000 × 64 pixels/],
    ['one cut off', aPng(64, 64).subarray(0, 60), /damaged/],
    ['one that moves', pngOf(64, 64, deflateSync(Buffer.alloc(8)), 'acTL'), /animated/],
  ])('%s is rejected with the reason', async (_name, content, reason) => {
    const [status, , message] = await refusal(await setLogo(content));
    expect(status).toBe(422);
    expect(message).toMatch(reason);
  });

  test('is rejected if it is too large', async () => {
    const [status, , message] = await refusal(await setLogo(Buffer.alloc(128 * 1024 + 3)));
    expect([status, message]).toEqual([400, 'content: At most 128 KB']);
  });

  test('has the same response for an unknown and an invalid URL', async () => {
    expect((await api.fetch(`/api/v1/logos/${'a'.repeat(43)}`)).status).toBe(404);
    expect((await api.fetch('/api/v1/logos/acme')).status).toBe(400);
  });
});
