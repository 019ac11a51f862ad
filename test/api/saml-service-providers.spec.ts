import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SamlServiceProviderDto, SsoAttention } from '@gatehouse/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { serviceProviderMetadata } from '../../nest-api/src/saml/protocol/metadata/write-metadata.js';
import { NAME_ID_FORMATS } from '../../nest-api/src/saml/protocol/namespaces.js';
import { selfSignedCertificate } from '../../nest-api/src/saml/protocol/signature/self-signed-certificate.js';
import { unsigned } from '../../nest-api/src/saml/protocol/signature/sign-element.js';
import { MetadataRefresh } from '../../nest-api/src/saml/providers/metadata-refresh.js';
import { aParty } from '../saml/support/parties.ts';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { aServiceProvider } from '../support/service-provider.ts';

const PATH = '/api/v1/admin/saml/service-providers';
const clock = new HeldClock(new Date());
let api: TestApi;
let replica: TestApi;
let adminPerson: Person;
let admin: ApiCaller;
let other: ApiCaller;
let superPerson: Person;
let superadmin: ApiCaller;
let partner: Server;
let metadataUrl: string;
let served: { status: number; body: string };
/** The requested paths. */
const asked: string[] = [];

const [old, fresh] = [aParty('old'), aParty('fresh')];

function metadata(certificates: readonly string[], acsUrl = 'https://partner.test/acs'): string {
  return unsigned(
    serviceProviderMetadata({
      id: '_m',
      entityId: 'https://partner.test/metadata',
      validUntil: new Date('2040-01-01T00:00:00Z'),
      signingCertificates: certificates,
      encryptionCertificates: [],
      sloUrl: 'https://partner.test/slo',
      acsUrl,
      nameIdFormat: NAME_ID_FORMATS.persistent,
      signsRequests: true,
    }),
  );
}

beforeAll(async () => {
  api = await startApi({ clock });
  replica = await startApi({ clock, database: api.database });
  const anAdmin = async () => aPerson(api, { tenantId: (await aTenant(api)).id, role: 'tenant_admin' });
  adminPerson = await anAdmin();
  [admin, other] = [await signedIn(api, adminPerson), await signedIn(api, await anAdmin())];
  superPerson = await aPerson(api);
  superadmin = await signedIn(api, superPerson);
  partner = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(served.status, { 'content-type': 'application/samlmetadata+xml' }).end(served.body);
  });
  await new Promise<void>((resolve) => partner.listen(0, '127.0.0.1', resolve));
  metadataUrl = `http://127.0.0.1:${(partner.address() as AddressInfo).port}/metadata`;
});
afterAll(async () => {
  partner.close();
  await replica.stop();
  await api.stop();
});

function metadataOf(entityId: string): string {
  return metadata([fresh.certificate]).replaceAll('https://partner.test/metadata', entityId);
}

async function attention(): Promise<SsoAttention['items']> {
  return ((await (await admin.get('/api/v1/sso-attention')).json()) as SsoAttention).items;
}

async function created(response: Response): Promise<SamlServiceProviderDto> {
  expect(response.status).toBe(201);
  return (await response.json()) as SamlServiceProviderDto;
}

/** Advances the clock and expires every session. */
async function pass(days: number): Promise<void> {
  clock.advance(days * 86_400);
  await api.app.get(Jobs).runIfDue('saml-metadata');
  admin = await signedIn(api, adminPerson);
}

test('an entity ID and an ACS URL are enough, and the response has the values for the application', async () => {
  const provider = await created(
    await admin.post(PATH, { entity_id: 'https://app.test/saml', acs_url: 'https://app.test/acs' }),
  );
  expect(provider).toMatchObject({
    name: 'app.test',
    name_id_format: 'email',
    sign: 'both',
    signature_algorithm: 'rsa-sha256',
    encryption_algorithm: null,
    is_active: true,
    warnings: [],
  });
  expect(provider.identity_provider.metadata_url).toMatch(/\/api\/v1\/saml\/t\/[\w-]+\/metadata$/);
});

test.each([
  ['nothing', {}, 'entity_id'],
  ['an address without encryption', { entity_id: 'x', acs_url: 'http://app.test/acs' }, 'acs_url'],
  ['a script', { entity_id: 'x', acs_url: 'javascript:alert(1)' }, 'acs_url'],
  [
    'encryption without a certificate',
    { entity_id: 'x', acs_url: 'https://a.test', encryption_algorithm: 'aes256-gcm' },
    'encryption_certificate',
  ],
  [
    'signed requests without a certificate',
    { entity_id: 'x', acs_url: 'https://a.test', require_signed_requests: true },
    'signing_certificates',
  ],
  [
    'a certificate that is none',
    { entity_id: 'x', acs_url: 'https://a.test', signing_certificates: ['x'] },
    'signing_certificates.0',
  ],
  ['metadata that is a page', { metadata: '<html><body>Sign in</body></html>' }, 'metadata'],
])('%s is rejected at its field', async (_name, body, field) => {
  const response = await admin.post(PATH, body);
  expect(response.status).toBe(422);
  expect((await response.json()).errors[0].field).toBe(field);
});

test('an entity ID is unique for an issuer, and another tenant can register the same application', async () => {
  const body = { entity_id: 'urn:amazon:webservices', acs_url: 'https://signin.aws.example/saml' };
  const first = await created(await admin.post(PATH, body));
  const again = await admin.post(PATH, body);
  expect([again.status, (await again.json()).code]).toEqual([409, 'entity_id_taken']);
  const theirs = await created(await other.post(PATH, body));
  expect(theirs.id).not.toBe(first.id);

  const path = `${PATH}/${first.id}`;
  expect((await other.get(path)).status).toBe(404);
  await api.fetch(path, { method: 'DELETE', headers: { authorization: `Bearer ${admin.token}` } });
  expect((await admin.get(path)).status).toBe(404);
  // Registering it again restores the same ID, and with it the NameIDs of its users.
  expect((await created(await admin.post(PATH, body))).id).toBe(first.id);
});

test('only platform callers name a tenant, and a superadmin has service providers of all', async () => {
  const foreign = await other.post(PATH, {
    entity_id: 'y',
    acs_url: 'https://a.test',
    tenant_id: crypto.randomUUID(),
  });
  expect(foreign.status).toBe(404);
  const platform = await aServiceProvider(superadmin);
  expect(platform.tenant_id).toBe(null);
  expect(platform.identity_provider.entity_id).toBe('http://localhost:3000/api/v1/saml/metadata');
  expect((await admin.get(`${PATH}/${platform.id}`)).status).toBe(404);
});

test('a search finds parts of the name or entity ID and takes wildcard characters literally', async () => {
  const { id } = await aServiceProvider(other, { name: 'Travel 100%', entity_id: 'urn:travel_desk' });
  await aServiceProvider(other, { name: 'Travel 1000', entity_id: 'urn:travelXdesk' });
  for (const search of ['el 100%', 'TRAVEL_D']) {
    const found = await other.get(`${PATH}?search=${encodeURIComponent(search)}`);
    const { items } = (await found.json()) as { items: SamlServiceProviderDto[] };
    expect(items.map((item) => item.id)).toEqual([id]);
  }
});

test('given fields change, except for the entity ID, and only with the current version', async () => {
  const provider = await aServiceProvider(admin);
  const path = `${PATH}/${provider.id}`;
  const changed = await admin.patch(path, {
    version: provider.version,
    name: 'Renamed',
    signature_algorithm: 'rsa-sha1',
  });
  const after = (await changed.json()) as SamlServiceProviderDto;
  expect(after).toMatchObject({ name: 'Renamed', entity_id: provider.entity_id });
  expect(after.warnings).toEqual([
    'rsa-sha1 is weak. Use it only while the application supports nothing stronger.',
  ]);
  expect((await admin.patch(path, { version: provider.version, name: 'Late' })).status).toBe(409);
  expect((await admin.patch(path, { version: after.version, entity_id: 'other' })).status).toBe(400);
});

test('metadata is read from its URL, and a certificate that it removes is trusted for another week', async () => {
  served = { status: 200, body: metadata([old.certificate]) };
  const provider = await created(await admin.post(PATH, { metadata_url: metadataUrl }));
  expect(provider).toMatchObject({
    entity_id: 'https://partner.test/metadata',
    acs_url: 'https://partner.test/acs',
    slo_url: 'https://partner.test/slo',
    name_id_format: 'persistent',
    require_signed_requests: true,
  });
  served = { status: 200, body: metadata([fresh.certificate], 'https://partner.test/acs2') };
  const certificates = async () => {
    const { certificates: all, acs_url } = (await (
      await admin.get(`${PATH}/${provider.id}`)
    ).json()) as SamlServiceProviderDto;
    return { acs_url, retired: all.map(({ retired_at }) => retired_at !== null) };
  };
  await pass(2);
  expect(await certificates()).toEqual({ acs_url: 'https://partner.test/acs2', retired: [false, true] });
  await pass(8);
  expect(await certificates()).toEqual({ acs_url: 'https://partner.test/acs2', retired: [false] });
});

test.each([
  ['is down', { status: 503, body: '' }, 'status 503'],
  ['answers a page', { status: 200, body: '<html></html>' }, 'describes no SPSSODescriptor'],
  [
    'answers for somebody else',
    { status: 200, body: metadata([fresh.certificate]).replaceAll('partner.test/metadata', 'evil.test') },
    'describes no SPSSODescriptor',
  ],
])('a partner that %s changes nothing and is shown', async (name, answer, problem) => {
  served = {
    status: 200,
    body: metadata([fresh.certificate]).replaceAll(
      'partner.test/metadata',
      `partner.test/${encodeURIComponent(name)}`,
    ),
  };
  const provider = await created(await admin.post(PATH, { metadata_url: metadataUrl }));
  served = answer;
  const path = `${PATH}/${provider.id}`;
  expect((await admin.post(`${path}/refresh`)).status).toBe(422);
  const told = (await (await admin.get(path)).json()) as SamlServiceProviderDto;
  expect(told.warnings).toEqual([expect.stringContaining(problem)]);
  expect(told.version).toBe(provider.version);
  expect(await attention()).toContainEqual(
    expect.objectContaining({
      kind: 'application',
      id: provider.id,
      message: expect.stringContaining(problem),
    }),
  );
  await pass(2);
  const after = (await (await admin.get(path)).json()) as SamlServiceProviderDto;
  expect(after.acs_url).toBe(provider.acs_url);
  expect(after.metadata_problem).toContain(problem);

  served = { status: 200, body: metadataOf(provider.entity_id) };
  await pass(1);
  const well = (await (await admin.get(path)).json()) as SamlServiceProviderDto;
  expect([well.metadata_problem, well.warnings]).toEqual([null, []]);
  expect((await attention()).filter(({ id }) => id === provider.id)).toEqual([]);
});

describe('registered by entity_id, acs_url and metadata_url together', () => {
  const fullBody = (entityId: string) => ({
    entity_id: entityId,
    acs_url: 'https://partner.test/own-acs',
    metadata_url: metadataUrl,
    attributes: ['email'],
    is_active: true,
  });
  const read = async (id: string) => {
    admin = await signedIn(api, adminPerson);
    return (await (await admin.get(`${PATH}/${id}`)).json()) as SamlServiceProviderDto;
  };
  const fromMetadata = {
    slo_url: 'https://partner.test/slo',
    require_signed_requests: true,
    certificates: [{ use: 'signing' }],
    metadata_problem: null,
    warnings: [],
  };

  test('its metadata is read immediately, and the given ACS URL stays the default', async () => {
    admin = await signedIn(api, adminPerson);
    const entityId = 'https://partner.test/at-once';
    served = { status: 200, body: metadataOf(entityId) };
    const provider = await created(await admin.post(PATH, fullBody(entityId)));
    expect(provider).toMatchObject({ ...fromMetadata, acs_url: 'https://partner.test/own-acs' });
    expect(provider.metadata_refreshed_at).not.toBeNull();

    await pass(1.1);
    expect((await read(provider.id)).assertion_consumer_services).toEqual([
      { url: 'https://partner.test/own-acs', index: null, is_default: true },
      { url: 'https://partner.test/acs', index: 0, is_default: false },
    ]);
  });

  test('it is registered although its metadata is unreachable, with a warning, and read within minutes', async () => {
    admin = await signedIn(api, adminPerson);
    const entityId = 'https://partner.test/down-at-first';
    served = { status: 503, body: '' };
    const body = { ...fullBody(entityId), metadata_url: `${metadataUrl}/of-its-own` };
    const provider = await created(await admin.post(PATH, body));
    expect(provider).toMatchObject({
      slo_url: null,
      require_signed_requests: false,
      metadata_refreshed_at: null,
      metadata_problem: 'The URL returned status 503.',
      warnings: [expect.stringMatching(/status 503.*single logout unavailable.*within minutes/)],
    });

    const attemptAfter = async (seconds: number) => {
      clock.advance(seconds);
      asked.length = 0;
      await api.app.get(MetadataRefresh).refreshDue(new AbortController().signal);
      return asked.filter((path) => path.endsWith('/of-its-own')).length;
    };
    const due: [number, number][] = [];
    for (const wait of [60, 120, 240, 480, 960, 1_920, 3_600, 3_600]) {
      due.push([await attemptAfter(wait - 1), await attemptAfter(1)]);
    }
    expect(due).toEqual(due.map(() => [0, 1]));
    expect((await read(provider.id)).version).toBe(provider.version);

    served = { status: 200, body: metadataOf(entityId) };
    expect(await attemptAfter(3_600)).toBe(1);
    expect(await read(provider.id)).toMatchObject(fromMetadata);
  });

  test('a change that needs the metadata is rejected at metadata_url while it is unreachable', async () => {
    admin = await signedIn(api, adminPerson);
    served = { status: 503, body: '' };
    const body = { ...fullBody('https://partner.test/careful'), require_signed_requests: true };
    const refused = await admin.post(PATH, body);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: [{ field: 'metadata_url', code: 'metadata_refused' }],
    });
  });

  test('a logout URL that an admin entered is kept if the metadata has another one', async () => {
    admin = await signedIn(api, adminPerson);
    const entityId = 'https://partner.test/own-logout';
    served = { status: 200, body: metadataOf(entityId) };
    const own = 'https://partner.test/own-slo';
    const given = await created(await admin.post(PATH, { ...fullBody(entityId), slo_url: own }));
    await pass(1.1);
    expect(await read(given.id)).toMatchObject({ slo_url: own });
    expect((await admin.post(`${PATH}/${given.id}/refresh`)).status).toBe(200);
    expect(await read(given.id)).toMatchObject({ slo_url: own });

    const { version } = await read(given.id);
    expect((await admin.patch(`${PATH}/${given.id}`, { version, slo_url: null })).status).toBe(200);
    expect((await admin.post(`${PATH}/${given.id}/refresh`)).status).toBe(200);
    expect(await read(given.id)).toMatchObject({ slo_url: 'https://partner.test/slo' });

    const edited = await read(given.id);
    await admin.patch(`${PATH}/${given.id}`, { version: edited.version, slo_url: own });
    await pass(1.1);
    expect(await read(given.id)).toMatchObject({ slo_url: own });
  });

  test('a new metadata_url is read within a minute', async () => {
    admin = await signedIn(api, adminPerson);
    const provider = await aServiceProvider(admin);
    served = { status: 200, body: metadataOf(provider.entity_id) };
    await admin.patch(`${PATH}/${provider.id}`, { version: provider.version, metadata_url: metadataUrl });
    clock.advance(60);
    await api.app.get(Jobs).runIfDue('saml-metadata');
    expect(await read(provider.id)).toMatchObject({ slo_url: 'https://partner.test/slo' });
  });
});

describe('the expiry of a certificate', () => {
  interface Told {
    readonly to: string;
    readonly subject: string;
  }

  function aCertificateFor(days: number): string {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    return selfSignedCertificate({
      privateKey,
      commonName: 'app.test',
      notBefore: new Date('2020-01-01T00:00:00Z'),
      notAfter: new Date(clock.now().getTime() + days * 86_400_000),
    });
  }

  /** The number of emails already read. */
  let known = 0;
  async function toldAfter(days: number): Promise<Told[]> {
    clock.advance(days * 86_400);
    await Promise.all([api, replica].map(({ app }) => app.get(Jobs).runIfDue('saml-certificates')));
    const reader = await signedIn(api, superPerson);
    const page = await reader.get('/api/v1/mail/outbox?limit=100');
    const { items } = (await page.json()) as { items: (Told & { template: string })[] };
    const mails = items.filter(({ template }) => template === 'saml-certificate-expires');
    const fresh = mails.slice(0, mails.length - known);
    known = mails.length;
    return fresh.map(({ to, subject }) => ({ to, subject }));
  }

  test('is announced to the admins of its owner, once at 30, 14, 7 and 1 days', async () => {
    admin = await signedIn(api, adminPerson);
    const given = { signing_certificates: [aCertificateFor(33)] };
    const { id } = await aServiceProvider(admin, given);
    const subject = (when: string) => `A SAML application certificate expires ${when}`;
    const told = (when: string) => [{ to: adminPerson.email, subject: subject(when) }];
    expect(await toldAfter(1)).toEqual([]);
    expect(await toldAfter(3)).toEqual(told('in 29 days'));
    expect(await toldAfter(1)).toEqual([]);
    expect(await toldAfter(14.5)).toEqual(told('in 14 days'));
    expect(await toldAfter(7.5)).toEqual(told('in 6 days'));
    expect(await toldAfter(5.5)).toEqual(told('tomorrow'));
    expect(await toldAfter(0.1)).toEqual([]);
    expect(await toldAfter(1)).toEqual([]);

    const as = await signedIn(api, adminPerson);
    const after = (await (await as.get(`${PATH}/${id}`)).json()) as SamlServiceProviderDto;
    expect(after.warnings).toEqual(['A signing certificate has expired.']);
  });

  test('of an application of the platform is announced to the superadmins', async () => {
    const platform = await signedIn(api, superPerson);
    await aServiceProvider(platform, { signing_certificates: [aCertificateFor(5)] });
    expect((await toldAfter(0.5)).map(({ to }) => to)).toEqual([superPerson.email]);
  });

  test('of a disabled application is not announced', async () => {
    const as = await signedIn(api, adminPerson);
    await aServiceProvider(as, { signing_certificates: [aCertificateFor(5)], is_active: false });
    expect(await toldAfter(0.5)).toEqual([]);
  });
});
