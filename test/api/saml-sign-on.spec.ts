import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AuditQueue } from '../../nest-api/src/audit/audit-queue.js';
import { readIdentityProviderMetadata } from '../../nest-api/src/saml/protocol/metadata/read-metadata.js';
import { NAME_ID_FORMATS } from '../../nest-api/src/saml/protocol/namespaces.js';
import { STRICT } from '../../nest-api/src/saml/protocol/signature/algorithms.js';
import { readCertificate } from '../../nest-api/src/saml/protocol/signature/certificate.js';
import { verifyElement } from '../../nest-api/src/saml/protocol/signature/verify-element.js';
import { parseXml } from '../../nest-api/src/saml/protocol/xml/parse-xml.js';
import type { Tenant } from '../../nest-api/src/tenants/tenant.entity.js';
import { aParty } from '../saml/support/parties.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import {
  ACS,
  application,
  aServiceProvider,
  formOf,
  locationOf,
  postedRequest,
  profileOf,
  visit,
  xmlOf,
} from '../support/service-provider.ts';

let api: TestApi;
let tenant: Tenant;
let admin: ApiCaller;
let person: Person;
let user: ApiCaller;

beforeAll(async () => {
  api = await startApi();
  tenant = await aTenant(api, { name: 'Acme' });
  admin = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
  person = await aPerson(api, { tenantId: tenant.id });
});
beforeEach(async () => {
  user = await signedIn(api, person);
});
afterAll(() => api.stop());

async function aSignOn(given: Record<string, unknown> = {}, options: Parameters<typeof application>[2] = {}) {
  const provider = await aServiceProvider(admin, given);
  const app = await application(api, provider, options);
  const begin = async (relay = 'state-1') => app.getAuthorizeUrlAsync(relay, undefined, {});
  return { provider, app, begin };
}

describe('metadata', () => {
  test('of the platform and of an organization are signed, each by its own key', async () => {
    const [platform, own] = await Promise.all(
      ['/api/v1/saml/metadata', `/api/v1/saml/t/${tenant.slug}/metadata`].map(async (path) => {
        const response = await fetch(`${api.url}${path}`);
        expect(response.headers.get('content-type')).toContain('application/samlmetadata+xml');
        const xml = await response.text();
        const read = readIdentityProviderMetadata(xml, new Date());
        const keys = [readCertificate(read.signing[0]?.base64 ?? '').key];
        expect(verifyElement(parseXml(xml), { keys, algorithms: STRICT })).toContain(path);
        return read;
      }),
    );
    expect(platform?.entityId).toBe('http://localhost:3000/api/v1/saml/metadata');
    expect(own?.entityId).toBe(`http://localhost:3000/api/v1/saml/t/${tenant.slug}/metadata`);
    expect(own?.signing[0]?.fingerprint).not.toBe(platform?.signing[0]?.fingerprint);
    expect(own?.validUntil?.getTime()).toBeGreaterThan(Date.now());
    expect(own?.encryption).toHaveLength(1);
  });

  test('of an unknown organization is not found', async () => {
    expect((await fetch(`${api.url}/api/v1/saml/t/nobody/metadata`)).status).toBe(404);
  });
});

describe('a sign-on that the application starts', () => {
  test('by redirect returns the user with an unchanged RelayState', async () => {
    const { app, begin } = await aSignOn();
    const form = await formOf(await visit(api, await begin('a "b" <c> & d'), user.token));
    expect(form.action).toBe(ACS);
    expect(form.fields.RelayState).toBe('a "b" <c> & d');
    expect(await profileOf(app, form)).toMatchObject({
      nameID: person.email,
      email: person.email,
      firstName: 'Pat',
      lastName: 'Person',
    });
  });

  test('by POST is stored, answered once, and decided in a request with the cookie', async () => {
    const { app, provider } = await aSignOn({}, { byPost: true });
    const parked = await visit(api, provider.identity_provider.sso_url, null, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ SAMLRequest: await postedRequest(app), RelayState: 'relay' }).toString(),
    });
    expect(parked.status).toBe(303);
    const form = await formOf(await visit(api, locationOf(parked).href, user.token));
    expect(form.fields.RelayState).toBe('relay');
    expect((await profileOf(app, form)).nameID).toBe(person.email);
    const again = await visit(api, locationOf(parked).href, user.token);
    expect(locationOf(again).searchParams.get('code')).toBe('sign_on_over');
  });

  test('waits for the user to sign in and gets one response', async () => {
    const { app, begin, provider } = await aSignOn();
    const waiting = await visit(api, await begin(), null);
    const [, reference] = /\/saml\/continue\/([\w-]{43})$/.exec(locationOf(waiting).href) ?? [];
    const shown = await api.fetch(`/api/v1/saml/sign-ons/${reference}`);
    const signOn = (await shown.json()) as { reason: string; continueUrl: string; cancelUrl: string };
    expect(signOn).toMatchObject({
      reason: 'no_session',
      service_provider: { id: provider.id, name: provider.name },
      user: null,
    });

    const form = await formOf(await visit(api, signOn.continueUrl, user.token));
    expect((await profileOf(app, form)).nameID).toBe(person.email);
    expect(locationOf(await visit(api, signOn.continueUrl, user.token)).searchParams.get('code')).toBe(
      'sign_on_over',
    );
  });

  test('that the user cancels gets an error response', async () => {
    const { begin } = await aSignOn();
    const reference = locationOf(await visit(api, await begin(), null))
      .pathname.split('/')
      .at(-1);
    const { cancelUrl } = (await (await api.fetch(`/api/v1/saml/sign-ons/${reference}`)).json()) as {
      cancelUrl: string;
    };
    expect(xmlOf(await formOf(await visit(api, cancelUrl, null)))).toContain('status:AuthnFailed');
  });

  test('requires a new sign-in if the application requests one', async () => {
    const { app, begin } = await aSignOn({}, { forceAuthn: true });
    const waiting = await visit(api, await begin(), user.token);
    const reference = locationOf(waiting).pathname.split('/').at(-1);
    const show = (token: string) =>
      api.fetch(`/api/v1/saml/sign-ons/${reference}`, { headers: { authorization: `Bearer ${token}` } });
    expect(await (await show(user.token)).json()).toMatchObject({
      reason: 'force_authn',
      user: { email: person.email },
    });

    const fresh = await signedIn(api, person);
    const signOn = (await (await show(fresh.token)).json()) as { reason: null; continueUrl: string };
    expect(signOn.reason).toBe(null);
    const form = await formOf(await visit(api, signOn.continueUrl, fresh.token));
    expect((await profileOf(app, form)).nameID).toBe(person.email);
  });

  test('shows no page if it is passive', async () => {
    const { begin } = await aSignOn({}, { passive: true });
    expect(xmlOf(await formOf(await visit(api, await begin(), null)))).toContain('status:NoPassive');
  });

  test('passes its language, or that of the organization, to the Gatehouse pages', async () => {
    const { begin } = await aSignOn();
    const localesOf = async (address: string) =>
      locationOf(await visit(api, address, null)).searchParams.get('ui_locales');
    expect(await localesOf(await begin())).toBeNull();
    expect(await localesOf(`${await begin()}&ui_locales=fr%20ja`)).toBe('fr ja');
    const admin = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
    const { version } = (await (await admin.get('/api/v1/organization')).json()) as { version: number };
    expect((await admin.patch('/api/v1/organization', { version, language: 'de' })).status).toBe(200);
    expect(await localesOf(await begin())).toBe('de');
    const posted = await aSignOn({}, { byPost: true });
    const localesOfPost = async (query: string, fields: Record<string, string>) => {
      const parked = await visit(api, `${posted.provider.identity_provider.sso_url}${query}`, null, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ SAMLRequest: await postedRequest(posted.app), ...fields }).toString(),
      });
      return localesOf(locationOf(parked).href);
    };
    expect(await localesOfPost('', {})).toBe('de');
    expect(await localesOfPost('?ui_locales=es', {})).toBe('es');
    expect(await localesOfPost('?ui_locales=es', { ui_locales: 'fr ja' })).toBe('fr ja');
    await admin.patch('/api/v1/organization', { version: version + 1, language: null });
  });

  test('rejects users of other organizations', async () => {
    const { begin } = await aSignOn();
    const other = await aTenant(api, { name: 'Globex' });
    const stranger = await signedIn(api, await aPerson(api, { tenantId: other.id }));
    const waiting = await visit(api, await begin(), stranger.token);
    const reference = locationOf(waiting).pathname.split('/').at(-1);
    const shown = await api.fetch(`/api/v1/saml/sign-ons/${reference}`, {
      headers: { authorization: `Bearer ${stranger.token}` },
    });
    expect(await shown.json()).toMatchObject({ reason: 'not_a_member' });
    const onward = await visit(
      api,
      `http://x/api/v1/saml/t/${tenant.slug}/sso?continue=${reference}`,
      stranger.token,
    );
    expect(locationOf(onward).pathname).toContain('/saml/continue/');
  });
});

describe('the format of the response', () => {
  const key = aParty('app.test');

  test.each(['aes128-gcm', 'aes256-gcm', 'tripledes-cbc'])('encrypted with %s', async (algorithm) => {
    const { app, begin } = await aSignOn(
      { encryption_algorithm: algorithm, encryption_certificate: key.pem.certificate },
      { key },
    );
    const form = await formOf(await visit(api, await begin(), user.token));
    expect(xmlOf(form)).toContain('EncryptedAssertion');
    expect(xmlOf(form)).not.toContain(person.email);
    expect((await profileOf(app, form)).nameID).toBe(person.email);
  });

  test.each(['assertion', 'response', 'both'])('signs the %s', async (sign) => {
    const { app, begin } = await aSignOn({ sign, signature_algorithm: 'rsa-sha512' });
    const form = await formOf(await visit(api, await begin(), user.token));
    expect((await profileOf(app, form)).nameID).toBe(person.email);
  });

  test('has a stable persistent NameID, which differs between applications', async () => {
    const nameAt = async ({ app, begin }: Awaited<ReturnType<typeof aSignOn>>) =>
      (await profileOf(app, await formOf(await visit(api, await begin(), user.token)))).nameID;
    const [one, two] = [
      await aSignOn({ name_id_format: 'persistent' }),
      await aSignOn({ name_id_format: 'persistent' }),
    ];
    const first = await nameAt(one);
    expect(first).not.toContain('@');
    expect(await nameAt(one)).toBe(first);
    expect(await nameAt(two)).not.toBe(first);
  });

  test('has a new transient NameID each time', async () => {
    const { app, begin } = await aSignOn({}, { identifierFormat: NAME_ID_FORMATS.transient });
    const name = async () =>
      (await profileOf(app, await formOf(await visit(api, await begin(), user.token)))).nameID;
    expect(await name()).not.toBe(await name());
  });

  test('is an error for an unsupported NameID format', async () => {
    const { begin } = await aSignOn(
      {},
      { identifierFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:X509SubjectName' },
    );
    expect(xmlOf(await formOf(await visit(api, await begin(), user.token)))).toContain('InvalidNameIDPolicy');
  });

  test('has the attribute names of the application', async () => {
    const { app, begin } = await aSignOn({
      attributes: { mail: 'email', 'urn:oid:2.5.4.42': 'given_name', org: 'tenant_name' },
    });
    const profile = await profileOf(app, await formOf(await visit(api, await begin(), user.token)));
    expect(profile).toMatchObject({ mail: person.email, 'urn:oid:2.5.4.42': 'Pat', org: 'Acme' });
  });
});

describe('an IdP-initiated sign-on', () => {
  test('is rejected unless the registration allows it', async () => {
    const { provider } = await aSignOn();
    const refused = await visit(api, provider.identity_provider.launch_url, user.token);
    expect(locationOf(refused).searchParams.get('code')).toBe('saml_not_allowed');
  });

  test('has no InResponseTo', async () => {
    const { provider } = await aSignOn({ allow_idp_initiated: true });
    const form = await formOf(
      await visit(api, `${provider.identity_provider.launch_url}&RelayState=deep`, user.token),
    );
    expect(form).toMatchObject({ action: ACS, fields: { RelayState: 'deep' } });
    expect(xmlOf(form)).not.toContain('InResponseTo');
  });
});

describe('rejections', () => {
  const code = (response: Response) => locationOf(response).searchParams.get('code');

  test('an unregistered application', async () => {
    const { provider, begin } = await aSignOn();
    const url = await begin();
    const deleted = await api.fetch(`/api/v1/admin/saml/service-providers/${provider.id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(deleted.status).toBe(204);
    expect(code(await visit(api, url, user.token))).toBe('saml_unknown_application');
  });

  test('an unregistered ACS URL', async () => {
    const { begin } = await aSignOn({}, { url: 'https://evil.example.test/acs' });
    expect(code(await visit(api, await begin(), user.token))).toBe('saml_address_not_registered');
  });

  test('an unsigned request although signatures are required, and a signature of a stranger', async () => {
    const key = aParty('app.test');
    const given = { require_signed_requests: true, signing_certificates: [key.pem.certificate] };
    const unsigned = await aSignOn(given);
    expect(code(await visit(api, await unsigned.begin(), user.token))).toBe('saml_message_refused');
    const stranger = await aSignOn(given, { key: aParty('stranger.test') });
    expect(code(await visit(api, await stranger.begin(), user.token))).toBe('saml_message_refused');
    const good = await aSignOn(given, { key });
    expect((await visit(api, await good.begin(), user.token)).status).toBe(200);
    expect(api.log.some((line) => line.includes('signature_missing'))).toBe(true);
    expect(api.log.some((line) => line.includes('signature_value'))).toBe(true);
  });

  test('a rejection is in the audit log of the organization, and a client gets a problem document', async () => {
    const { begin } = await aSignOn({}, { url: 'https://evil.example.test/acs' });
    const response = await visit(api, await begin(), user.token, { headers: { accept: 'application/json' } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'saml_address_not_registered' });
    await api.app.get(AuditQueue).flush();
    const trail = await (await admin.get('/api/v1/audit/events?action=saml.refused')).json();
    expect(JSON.stringify(trail)).toContain('assertion_consumer_service');
  });

  test.each([
    ['a bomb', '<!DOCTYPE a [<!ENTITY l "lol">]><a>&l;</a>'],
    ['markup that is meant to be shown', '<script>alert(1)</script>'],
    ['nothing', ''],
  ])('%s, as a bare document', async (_name, body) => {
    const response = await fetch(`${api.url}/api/v1/saml/sso`, {
      method: 'POST',
      headers: { 'content-type': 'application/xml' },
      body,
      redirect: 'manual',
    });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toMatch(/script|lol/);
  });

  test('ten megabytes use few resources and do not end the process', async () => {
    const response = await fetch(`${api.url}/api/v1/saml/sso`, {
      method: 'POST',
      headers: { 'content-type': 'application/xml' },
      body: `<a>${'x'.repeat(10_000_000)}</a>`,
      redirect: 'manual',
    });
    expect(response.status).toBe(413);
    expect((await fetch(`${api.url}/api/v1/saml/metadata`)).status).toBe(200);
  });

  test('a bare document of an application is redirected like a form', async () => {
    const { app } = await aSignOn({}, { byPost: true });
    const field = await postedRequest(app);
    const response = await fetch(`${api.url}/api/v1/saml/t/${tenant.slug}/sso`, {
      method: 'POST',
      headers: { 'content-type': 'application/xml' },
      body: Buffer.from(field, 'base64'),
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    expect((await visit(api, locationOf(response).href, user.token)).status).toBe(200);
  });
});

test('without a request or an entity ID, the user is redirected to the sign-in with an identity provider', async () => {
  const response = await visit(api, 'http://x/api/v1/saml/sso?RelayState=http://localhost:3000', null);
  expect(locationOf(response).pathname).toBe('/login');
});
