import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AuditEvent, SamlServiceProviderDto } from '@gatehouse/contracts';
import type { SAML } from '@node-saml/node-saml';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newMessageId } from '../../nest-api/src/saml/protocol/messages/new-id.js';
import { logoutResponse } from '../../nest-api/src/saml/protocol/messages/response.js';
import { serviceProviderMetadata } from '../../nest-api/src/saml/protocol/metadata/write-metadata.js';
import { NAME_ID_FORMATS, SOAP_BINDING, STATUS } from '../../nest-api/src/saml/protocol/namespaces.js';
import { unsigned } from '../../nest-api/src/saml/protocol/signature/sign-element.js';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import {
  ACS,
  application,
  aServiceProvider,
  formOf,
  locationOf,
  profileOf,
  visit,
} from '../support/service-provider.ts';

const SOON = { timeout: 20_000, interval: 100 };
const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';

let api: TestApi;
let owner: pg.Pool;
let server: Server;
/** Bodies of requests to the application's logout endpoint, in order. */
let asked: string[];
/** The application's response to the request with this ID. */
let answer: (requestId: string) => { status: number; body: string };
let admin: ApiCaller;
let person: Person;
let user: ApiCaller;
let provider: SamlServiceProviderDto;
let app: SAML;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      asked.push(body);
      const { status, body: said } = answer(/<samlp:LogoutRequest[^>]* ID="([^"]+)"/.exec(body)?.[1] ?? '');
      response.writeHead(status, { 'content-type': 'text/xml' }).end(said);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  api = await startApi({ env: { OUTBOUND_ALLOW: '127.0.0.0/8' } });
  owner = new pg.Pool({ connectionString: api.database.ownerUrl });
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
  server.close();
});

beforeEach(async () => {
  asked = [];
  const tenantId = (await aTenant(api)).id;
  admin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
  person = await aPerson(api, { tenantId });
  user = await signedIn(api, person);
  const { port } = server.address() as AddressInfo;
  provider = await aServiceProvider(admin, { slo_soap_url: `http://127.0.0.1:${port}/slo` });
  app = await application(api, provider);
  answer = (requestId) => ({ status: 200, body: enveloped(requestId) });
});

function enveloped(requestId: string, code: string = STATUS.success, issuer = provider.entity_id): string {
  const response = logoutResponse({
    id: newMessageId(),
    issuer,
    now: new Date(),
    destination: provider.identity_provider.slo_url,
    inResponseTo: requestId,
    status: { code },
  });
  return `<s:Envelope xmlns:s="${SOAP}"><s:Body>${unsigned(response)}</s:Body></s:Envelope>`;
}

async function assign(change: object): Promise<void> {
  const changed = await admin.patch(
    `/api/v1/admin/saml/service-providers/${provider.id}/assignments`,
    change,
  );
  expect(changed.status, await changed.clone().text()).toBe(200);
}

const begin = async () => visit(api, await app.getAuthorizeUrlAsync('', undefined, {}), user.token);

/** @returns the index of the session at the application */
async function signOn(): Promise<string | undefined> {
  return (await profileOf(app, await formOf(await begin()))).sessionIndex;
}

async function ended(): Promise<object[]> {
  const events = await admin.get('/api/v1/audit/events?action=saml.access_ended&limit=100');
  return ((await events.json()) as { items: AuditEvent[] }).items.map(({ outcome, target, detail }) => ({
    outcome,
    user: target?.id,
    ...detail,
  }));
}

/** Makes the next attempt due immediately. An attempt in progress stays claimed for longer. */
async function endedWithoutWaiting(): Promise<object[]> {
  await owner.query(
    `update saml_sessions set next_attempt_at = now() where next_attempt_at < now() + interval '30 seconds'`,
  );
  return ended();
}

const endedWith = (outcome: string, reason?: string) => [
  {
    outcome,
    user: person.id,
    application: provider.id,
    entity_id: provider.entity_id,
    ...(reason && { reason }),
  },
];

test('a user who is no longer assigned is signed out of the application and denied with a reason', async () => {
  await assign({ assignedOnly: true, addUsers: [person.id] });
  const sessionIndex = await signOn();
  await assign({ removeUsers: [person.id] });
  await expect.poll(ended, SOON).toEqual(endedWith('success'));
  expect(asked).toHaveLength(1);
  const [, request = ''] = /<soap:Body>(.*)<\/soap:Body>/s.exec(asked[0] as string) ?? [];
  // The application verifies the signature.
  const read = await app.validatePostRequestAsync({ SAMLRequest: Buffer.from(request).toString('base64') });
  expect(read.profile).toMatchObject({ nameID: person.email, sessionIndex });

  const reference = locationOf(await begin())
    .pathname.split('/')
    .at(-1);
  const shown = await user.get(`/api/v1/saml/sign-ons/${reference}`);
  expect(await shown.json()).toMatchObject({ reason: 'not_assigned' });
  // The user's session at Gatehouse and access to other applications continue.
  expect((await user.get('/api/v1/auth/me')).status).toBe(200);
});

test('a user who leaves the assigned group is signed out, and the others are not', async () => {
  const stays = await aPerson(api, { tenantId: (await tenantOf(user)) as string });
  const group = await admin.post('/api/v1/groups', { name: 'Users of it' });
  const { id } = (await group.json()) as { id: string };
  await admin.post(`/api/v1/groups/${id}/members`, { addUsers: [person.id, stays.id] });
  await assign({ assignedOnly: true, addGroups: [id] });
  await signOn();
  const other = await signedIn(api, stays);
  await profileOf(
    app,
    await formOf(await visit(api, await app.getAuthorizeUrlAsync('', undefined, {}), other.token)),
  );
  await admin.post(`/api/v1/groups/${id}/members`, { removeUsers: [person.id] });
  await expect.poll(ended, SOON).toEqual(endedWith('success'));
  expect(asked).toHaveLength(1);
});

async function tenantOf(caller: ApiCaller): Promise<string | null> {
  return ((await (await caller.get('/api/v1/auth/me')).json()) as { user: { tenantId: string | null } }).user
    .tenantId;
}

test('a user whose membership is suspended is also signed out of applications for all users', async () => {
  await signOn();
  await owner.query(`update memberships set status = 'suspended' where user_id = $1`, [person.id]);
  // The next change of assignments or groups detects it.
  await assign({ groupsClaim: { prefix: '' } });
  await expect.poll(ended, SOON).toEqual(endedWith('success'));
});

test('the metadata of an application names the endpoint', async () => {
  const metadata = serviceProviderMetadata({
    id: '_m',
    entityId: `https://soap.example.test/${provider.id}`,
    validUntil: new Date('2040-01-01T00:00:00Z'),
    signingCertificates: [],
    encryptionCertificates: [],
    sloUrl: 'https://soap.example.test/slo',
    acsUrl: ACS,
    nameIdFormat: NAME_ID_FORMATS.email,
    signsRequests: false,
  });
  const endpoint = `<md:SingleLogoutService Binding="${SOAP_BINDING}" Location="https://soap.example.test/soap"></md:SingleLogoutService>`;
  const response = await admin.post('/api/v1/admin/saml/service-providers', {
    metadata: unsigned(metadata).replace('<md:SingleLogoutService', `${endpoint}<md:SingleLogoutService`),
  });
  expect(await response.json()).toMatchObject({
    slo_url: 'https://soap.example.test/slo',
    slo_soap_url: 'https://soap.example.test/soap',
  });
});

test('an application without a SOAP logout endpoint keeps its session, which is recorded', async () => {
  provider = await aServiceProvider(admin, { slo_url: 'https://app.example.test/saml/slo' });
  app = await application(api, provider);
  await assign({ assignedOnly: true, addUsers: [person.id] });
  await signOn();
  await assign({ removeUsers: [person.id] });
  await expect.poll(ended, SOON).toEqual(endedWith('failure', 'not_supported'));
  expect(asked).toEqual([]);
});

describe('an application that', () => {
  test.each([
    ['says that it failed', (id: string) => ({ status: 200, body: enveloped(id, STATUS.responder) })],
    ['answers another request', () => ({ status: 200, body: enveloped('_another') })],
    [
      'answers as another one',
      (id: string) => ({ status: 200, body: enveloped(id, STATUS.success, 'https://other.test') }),
    ],
    ['answers no SAML', () => ({ status: 200, body: '<html/>' })],
    ['answers 500', () => ({ status: 500, body: '' })],
  ] as const)('%s is called again', async (_what, first) => {
    const works = answer;
    answer = first;
    await assign({ assignedOnly: true, addUsers: [person.id] });
    await signOn();
    await assign({ removeUsers: [person.id] });
    await expect.poll(() => asked.length, SOON).toBe(1);
    answer = works;
    expect(await ended()).toEqual([]);
    await expect.poll(endedWithoutWaiting, SOON).toEqual(endedWith('success'));
    expect(asked).toHaveLength(2);
  });
});
